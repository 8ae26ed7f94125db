#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/sheets/canvas.h"

namespace cli {

struct Paper {
    double width = 210, height = 297;
};

/// One sheet as a picture that scales.
class SvgCanvas final : public Canvas {
public:
    explicit SvgCanvas(Paper paper, std::string_view title);
    void draw(const Path& path, const Paint& paint) override;
    void write(Point at, std::string_view text, const Lettering& lettering) override;
    void begin_group(std::string_view name) override;
    void end_group() override;

    /// The whole file.
    std::string finish() const { return out_ + "</svg>\n"; }

private:
    std::string out_;
};

/// One page of a PDF file; see `write_pdf`.
class PdfPage final : public Canvas {
public:
    explicit PdfPage(Paper paper);
    void draw(const Path& path, const Paint& paint) override;
    void write(Point at, std::string_view text, const Lettering& lettering) override;
    void begin_group(std::string_view) override {}
    void end_group() override {}

    Paper paper() const { return paper_; }
    const std::string& content() const { return content_; }

private:
    Paper paper_;
    std::string content_;
};

/// A file with these pages; the same pages give the same bytes.
std::string write_pdf(const std::vector<PdfPage>& pages, std::string_view title);

}  // namespace cli
