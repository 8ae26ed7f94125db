#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace cli {

/// The folder of the built client that belongs to a program: `web` beside it, or, in a build tree,
/// where `make web` leaves it.
std::filesystem::path web_folder_of(const std::filesystem::path& program);

/// Where tables are kept when no folder is said; empty where the person has no home.
std::filesystem::path usual_data_folder();

/// What a browser is told to open for a place that is listened at.
std::string address_of(std::string_view host, std::uint16_t port);
/// Whether only this computer can reach it.
bool is_loopback(std::string_view host);

/// As many connections as the system allows this program: it serves many.
void raise_descriptors();

/// Starts $BROWSER or the desktop's own with the address, where a person sits before a display.
/// Nothing comes of it otherwise, or where there is no browser: the address was printed.
void open_browser(const std::string& address);

}  // namespace cli
