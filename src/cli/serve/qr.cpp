#include "cli/serve/qr.h"

#include <array>
#include <qrcodegen.hpp>

namespace cli {

std::vector<std::string> qr_lines(std::string_view text) {
    constexpr int kMargin = 4;
    constexpr std::array kBlocks{" ", "\u2580", "\u2584", "\u2588"};
    const auto code = qrcodegen::QrCode::encodeText(std::string(text).c_str(), qrcodegen::QrCode::Ecc::LOW);
    const int last = code.getSize() + kMargin;
    std::vector<std::string> lines;
    for (int y = -kMargin; y < last; y += 2) {
        std::string line = "\x1b[38;5;16;48;5;231m";  // black on white, which no palette changes
        for (int x = -kMargin; x < last; ++x)
            line += kBlocks[(code.getModule(x, y) ? 1 : 0) + (code.getModule(x, y + 1) ? 2 : 0)];
        lines.push_back(line + "\x1b[0m");
    }
    return lines;
}

}  // namespace cli
