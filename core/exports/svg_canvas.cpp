#include "core/exports/svg_canvas.h"

#include "core/exports/base64.h"
#include "core/exports/png.h"
#include "core/exports/utf8.h"
#include "formats/bytes/text_bytes.h"

#include <fmt/format.h>

#include <iterator>

namespace navsmith::exports {

namespace {

/// Hundredths of a pixel are enough. "12.5", not "12.50".
void appendNumber(std::string& to, double value) {
    auto text = fmt::format("{:.2f}", value);
    while (text.back() == '0')
        text.pop_back();
    if (text.back() == '.')
        text.pop_back();
    to += text == "-0" ? "0" : text;
}

void appendPoint(std::string& to, char command, Point p) {
    to += command;
    appendNumber(to, p.x);
    to += ' ';
    appendNumber(to, p.y);
}

std::string colourText(Rgba c) {
    return fmt::format("#{:02x}{:02x}{:02x}", c.r, c.g, c.b);
}

/// fill="#..." fill-opacity="...".
void appendColour(std::string& to, std::string_view attribute, Rgba c) {
    if (c.a == 0) {
        fmt::format_to(std::back_inserter(to), " {}=\"none\"", attribute);
        return;
    }
    fmt::format_to(std::back_inserter(to), " {}=\"{}\"", attribute, colourText(c));
    if (c.a != 255) {
        fmt::format_to(std::back_inserter(to), " {}-opacity=\"", attribute);
        appendNumber(to, c.a / 255.0);
        to += '"';
    }
}

/// Escaped, without what XML cannot hold.
std::string escaped(std::string_view raw) {
    const auto text = validUtf8(raw);
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
    }
    return out;
}

} // namespace

SvgCanvas::SvgCanvas(double width, double height) {
    text_ = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" "
                        "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" width=\"{0:.0f}\" "
                        "height=\"{1:.0f}\" viewBox=\"0 0 {0:.0f} {1:.0f}\" font-family=\"sans-serif\">\n",
                        width, height);
}

void SvgCanvas::beginPath(Rgba fill, const Pen& pen) {
    const bool overlaps = (fill.a != 0 && fill.a != 255) || (pen.colour.a != 0 && pen.colour.a != 255);
    if (open_ && !overlaps && fill == fill_ && pen == pen_)
        return;
    endPath();
    text_ += "<path";
    appendColour(text_, "fill", fill);
    if (pen.draws()) {
        appendColour(text_, "stroke", pen.colour);
        text_ += " stroke-width=\"";
        appendNumber(text_, pen.width);
        text_ += '"';
        if (pen.dashed)
            text_ += " stroke-dasharray=\"5.4 3.6\"";
    }
    text_ += " d=\"";
    open_ = true;
    fill_ = fill;
    pen_ = pen;
}

void SvgCanvas::endPath() {
    if (open_)
        text_ += "\"/>\n";
    open_ = false;
}

void SvgCanvas::polygon(std::span<const Point> corners, Rgba fill, const Pen& edge) {
    beginPath(fill, edge);
    for (std::size_t i = 0; i < corners.size(); ++i)
        appendPoint(text_, i == 0 ? 'M' : 'L', corners[i]);
    text_ += 'Z';
}

void SvgCanvas::line(Point a, Point b, const Pen& pen) {
    if (!pen.draws())
        return;
    beginPath({0, 0, 0, 0}, pen);
    appendPoint(text_, 'M', a);
    appendPoint(text_, 'L', b);
}

void SvgCanvas::disc(Point centre, double radius, Rgba fill, const Pen& edge) {
    if (!(radius > 0))
        return;
    const Pen pen{edge.colour, edge.draws() ? edge.width : 0};
    radius -= pen.width / 2;
    beginPath(fill, pen);
    appendPoint(text_, 'M', centre - Point(radius, 0));
    for (const double way : {2 * radius, -2 * radius}) {
        text_ += 'a';
        appendNumber(text_, radius);
        text_ += ' ';
        appendNumber(text_, radius);
        text_ += " 0 1 0 ";
        appendNumber(text_, way);
        text_ += " 0";
    }
    text_ += 'Z';
}

void SvgCanvas::text(Point at, std::string_view text, double size, Rgba colour, TextAlign align) {
    endPath();
    text_ += "<text x=\"";
    appendNumber(text_, at.x);
    text_ += "\" y=\"";
    appendNumber(text_, at.y);
    text_ += "\" font-size=\"";
    appendNumber(text_, size * 0.8);
    text_ += '"';
    appendColour(text_, "fill", colour);
    if (align != TextAlign::Left)
        text_ += align == TextAlign::Middle ? " text-anchor=\"middle\"" : " text-anchor=\"end\"";
    text_ += '>' + escaped(text) + "</text>\n";
}

double SvgCanvas::textWidth(std::string_view text, double size) const {
    constexpr double kUsual = 0.8 * 0.58; // of a letter in most fonts
    std::size_t letters = 0;
    for (const char c : text)
        letters += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
    return static_cast<double>(letters) * size * kUsual;
}

void SvgCanvas::image(Point topLeft, const Image& image) {
    endPath();
    text_ += "<image x=\"";
    appendNumber(text_, topLeft.x);
    text_ += "\" y=\"";
    appendNumber(text_, topLeft.y);
    text_ += fmt::format("\" width=\"{}\" height=\"{}\" href=\"data:image/png;base64,", image.width(), image.height());
    text_ += toBase64(toPng(image));
    text_ += "\"/>\n";
}

void SvgCanvas::beginGroup(std::string_view id, std::string_view title) {
    endPath();
    text_ +=
        fmt::format("<g id=\"{}\" inkscape:groupmode=\"layer\" inkscape:label=\"{}\">\n", escaped(id), escaped(title));
}

void SvgCanvas::endGroup() {
    endPath();
    text_ += "</g>\n";
}

Bytes SvgCanvas::finish() {
    endPath();
    text_ += "</svg>\n";
    return bytes::bytesOf(text_);
}

} // namespace navsmith::exports
