#include <cstdio>

#include "cli/sheets/formats.h"

namespace cli {

namespace {

std::string hex(Colour colour) {
    char text[8];
    std::snprintf(text, sizeof text, "#%02x%02x%02x", colour.red, colour.green, colour.blue);
    return text;
}

std::string place(Point point) { return decimal(point.x) + " " + decimal(point.y); }

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            default: out += c;
        }
    }
    return out;
}

std::string data_of(const Path& path) {
    std::string data;
    for (const auto& [verb, points] : path.steps()) {
        switch (verb) {
            case Path::Verb::move: data += "M" + place(points[0]); break;
            case Path::Verb::line: data += "L" + place(points[0]); break;
            case Path::Verb::curve:
                data += "C" + place(points[0]) + " " + place(points[1]) + " " + place(points[2]);
                break;
            case Path::Verb::close: data += "Z"; break;
        }
    }
    return data;
}

}  // namespace

SvgCanvas::SvgCanvas(Paper paper, std::string_view title) {
    const std::string width = decimal(paper.width), height = decimal(paper.height);
    out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "mm\" height=\"" + height +
           "mm\" viewBox=\"0 0 " + width + " " + height +
           "\" font-family=\"Helvetica, Arial, sans-serif\">\n<title>" + escaped(title) +
           "</title>\n<rect width=\"" + width + "\" height=\"" + height + "\" fill=\"#ffffff\"/>\n";
}

void SvgCanvas::draw(const Path& path, const Paint& paint) {
    out_ +=
        "<path d=\"" + data_of(path) + "\" fill=\"" + (paint.fill.is_set ? hex(paint.fill) : "none") + "\"";
    if (paint.line.is_set)
        out_ += " stroke=\"" + hex(paint.line) + "\" stroke-width=\"" + decimal(paint.width) +
                "\" stroke-linejoin=\"round\" stroke-linecap=\"round\"";
    if (paint.dashed) out_ += " stroke-dasharray=\"2 1.5\"";
    out_ += "/>\n";
}

void SvgCanvas::write(Point at, std::string_view text, const Lettering& lettering) {
    out_ += "<text x=\"" + decimal(at.x) + "\" y=\"" + decimal(at.y) + "\" font-size=\"" +
            decimal(lettering.size) + "\" fill=\"" + hex(lettering.ink) + "\"";
    if (lettering.bold) out_ += " font-weight=\"bold\"";
    if (lettering.anchor == Anchor::middle) out_ += " text-anchor=\"middle\"";
    if (lettering.anchor == Anchor::right) out_ += " text-anchor=\"end\"";
    out_ += ">" + escaped(text) + "</text>\n";
}

void SvgCanvas::begin_group(std::string_view name) { out_ += "<g class=\"" + escaped(name) + "\">\n"; }
void SvgCanvas::end_group() { out_ += "</g>\n"; }

}  // namespace cli
