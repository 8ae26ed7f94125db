#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace cli {

/// The folder of the built client that belongs to a program: `web` beside it, or, in a build tree,
/// where `make web` leaves it.
std::filesystem::path web_folder_of(const std::filesystem::path& program);

/// Where tables are kept if no folder is named; empty if there is no home folder.
std::filesystem::path usual_data_folder();

/// The address of a server that listens there, for a browser.
std::string address_of(std::string_view host, std::uint16_t port);
/// Whether only this computer can reach it.
bool is_loopback(std::string_view host);

/// Raises the limit of open files as far as the system allows: every connection is one.
void raise_descriptors();

/// Opens the address in $BROWSER or the desktop's own browser, if there is a display. Otherwise nothing
/// happens: the address was printed.
void open_browser(const std::string& address);

}  // namespace cli
