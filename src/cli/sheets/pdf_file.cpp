// PDF 1.4 by hand: paths, and text in the two typefaces that need not be embedded. It asks for no
// library, and the same sheet is the same file everywhere.

#include "cli/sheets/formats.h"
#include "cli/sheets/helvetica.h"

namespace cli {

namespace {

constexpr double kPoints = 72 / 25.4;  // a millimetre

std::string place(Point point) { return decimal(point.x) + " " + decimal(point.y) + " "; }

/// Thousandths: PDF counts colours from 0 to 1.
std::string part(std::uint8_t value) {
    const std::string digits = std::to_string(1000 + (value * 1000 + 127) / 255);
    return digits.substr(0, 1) == "2" ? "1" : "0." + digits.substr(1);
}
std::string rgb(Colour colour) {
    return part(colour.red) + " " + part(colour.green) + " " + part(colour.blue) + " ";
}

/// A string between parentheses; other bytes than ASCII go as octal numbers.
std::string quoted(std::string_view bytes) {
    std::string out = "(";
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '(' || c == ')' || c == '\\') {
            out += '\\';
            out += c;
        } else if (byte < 0x20 || byte > 0x7e) {
            out += '\\';
            for (const int shift : {6, 3, 0}) out += static_cast<char>('0' + ((byte >> shift) & 7));
        } else {
            out += c;
        }
    }
    return out + ")";
}

/// Numbered objects, and the table of where they begin.
class Objects {
public:
    void add(const std::string& body) {
        starts_.push_back(out_.size());
        out_ += std::to_string(starts_.size()) + " 0 obj\n" + body + "\nendobj\n";
    }

    std::string finish(int root, int info) {
        const std::size_t table = out_.size();
        const std::string count = std::to_string(starts_.size() + 1);
        out_ += "xref\n0 " + count + "\n0000000000 65535 f \n";
        for (const std::size_t start : starts_) {
            const std::string digits = std::to_string(start);
            out_ += std::string(10 - digits.size(), '0') + digits + " 00000 n \n";
        }
        return out_ + "trailer\n<< /Size " + count + " /Root " + std::to_string(root) + " 0 R /Info " +
               std::to_string(info) + " 0 R >>\nstartxref\n" + std::to_string(table) + "\n%%EOF\n";
    }

private:
    std::string out_ = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";  // the second line says: not only ASCII
    std::vector<std::size_t> starts_;
};

std::string font(std::string_view name) {
    return "<< /Type /Font /Subtype /Type1 /BaseFont /" + std::string(name) +
           " /Encoding /WinAnsiEncoding >>";
}

}  // namespace

PdfPage::PdfPage(Paper paper) : paper_(paper) {
    // Millimetres from the top left corner, with more decimals than a place on paper needs.
    const std::string scale = "2.834646";
    content_ = scale + " 0 0 -" + scale + " 0 " + decimal(paper.height * kPoints) + " cm 1 J 1 j\n";
}

void PdfPage::draw(const Path& path, const Paint& paint) {
    if (!paint.fill.is_set && !paint.line.is_set) return;
    content_ += "q ";
    if (paint.fill.is_set) content_ += rgb(paint.fill) + "rg ";
    if (paint.line.is_set) content_ += rgb(paint.line) + "RG " + decimal(paint.width) + " w ";
    if (paint.dashed) content_ += "[2 1.5] 0 d ";
    for (const auto& [verb, points] : path.steps()) {
        switch (verb) {
            case Path::Verb::move: content_ += place(points[0]) + "m "; break;
            case Path::Verb::line: content_ += place(points[0]) + "l "; break;
            case Path::Verb::curve:
                content_ += place(points[0]) + place(points[1]) + place(points[2]) + "c ";
                break;
            case Path::Verb::close: content_ += "h "; break;
        }
    }
    content_ += paint.fill.is_set && paint.line.is_set ? "B Q\n" : paint.fill.is_set ? "f Q\n" : "S Q\n";
}

void PdfPage::write(Point at, std::string_view text, const Lettering& lettering) {
    const double width = helvetica_width(text, lettering.bold) * lettering.size;
    if (lettering.anchor == Anchor::middle) at.x -= width / 2;
    if (lettering.anchor == Anchor::right) at.x -= width;
    // Upright again: the page's own axis points down.
    content_ += "BT " + rgb(lettering.ink) + "rg /" + (lettering.bold ? "B " : "R ") +
                decimal(lettering.size) + " Tf 1 0 0 -1 " + place(at) + "Tm " + quoted(to_winansi(text)) +
                " Tj ET\n";
}

std::string write_pdf(const std::vector<PdfPage>& pages, std::string_view title) {
    constexpr int kCatalog = 1, kPages = 2, kInfo = 5, kFirstPage = 6;
    Objects objects;
    const auto reference = [](std::size_t number) { return std::to_string(number) + " 0 R"; };
    objects.add("<< /Type /Catalog /Pages " + reference(kPages) + " >>");
    std::string kids;
    for (std::size_t i = 0; i < pages.size(); ++i) kids += reference(kFirstPage + 2 * i) + " ";
    objects.add("<< /Type /Pages /Count " + std::to_string(pages.size()) + " /Kids [ " + kids + "] >>");
    objects.add(font("Helvetica"));
    objects.add(font("Helvetica-Bold"));
    objects.add("<< /Title " + quoted(to_winansi(title)) + " /Producer (Pentario) >>");
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const Paper paper = pages[i].paper();
        objects.add("<< /Type /Page /Parent " + reference(kPages) + " /MediaBox [ 0 0 " +
                    decimal(paper.width * kPoints) + " " + decimal(paper.height * kPoints) +
                    " ] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents " +
                    reference(kFirstPage + 2 * i + 1) + " >>");
        objects.add("<< /Length " + std::to_string(pages[i].content().size()) + " >>\nstream\n" +
                    pages[i].content() + "\nendstream");
    }
    return objects.finish(kCatalog, kInfo);
}

}  // namespace cli
