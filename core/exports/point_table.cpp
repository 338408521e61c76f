#include "core/exports/point_table.h"

#include "core/exports/geojson_points.h"
#include "core/exports/obj_lines.h"
#include "core/exports/utf8.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace navsmith::exports {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Reads a table record by record.
class CsvReader {
public:
    CsvReader(std::string_view text, char separator) : text_(text), separator_(separator) {}

    [[nodiscard]] bool atEnd() const { return at_ >= text_.size(); }
    /// The line of the next record, from 1.
    [[nodiscard]] std::size_t line() const { return line_; }

    /// Nothing if a quote is not closed; then the text is at its end.
    std::optional<std::vector<std::string>> record() {
        std::vector<std::string> cells(1);
        while (!atEnd()) {
            const char c = text_[at_++];
            if (c == '"' && cells.back().empty()) {
                if (!quoted(cells.back()))
                    return std::nullopt;
            } else if (c == separator_) {
                cells.emplace_back();
            } else if (c == '\n') {
                ++line_;
                break;
            } else if (c != '\r') {
                cells.back() += c;
            }
        }
        return cells;
    }

private:
    /// After the opening quote.
    bool quoted(std::string& cell) {
        while (!atEnd()) {
            const char c = text_[at_++];
            if (c == '\n')
                ++line_;
            if (c != '"') {
                cell += c;
                continue;
            }
            if (atEnd() || text_[at_] != '"')
                return true;
            cell += text_[at_++];
        }
        return false;
    }

    std::string_view text_;
    char separator_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
};

/// The most frequent separator of the titles.
char separatorOf(std::string_view text) {
    const auto titles = text.substr(0, text.find('\n'));
    constexpr std::string_view kSeparators = ",;\t";
    return *std::ranges::max_element(kSeparators, {}, [&](char c) { return std::ranges::count(titles, c); });
}

bool isBlank(const std::vector<std::string>& cells) {
    return cells.size() == 1 && cells.front().find_first_not_of(' ') == std::string::npos;
}

/// Where the comma is not between cells, it may be in numbers: "12,5".
void useDecimalPoints(std::string& cell) {
    const bool number = !cell.empty() && cell.find_first_not_of("+-0123456789,eE ") == std::string::npos;
    if (number && std::ranges::count(cell, ',') == 1)
        std::ranges::replace(cell, ',', '.');
}

Result<PointTable> readTable(std::string_view text) {
    const char separator = separatorOf(text);
    CsvReader reader(text, separator);
    PointTable table;
    const auto titles = reader.record();
    if (!titles || isBlank(*titles))
        return failed(texts::format("The first line has no titles of columns"));
    table.columns = *titles;
    for (auto& title : table.columns)
        title = validUtf8(title);
    while (!reader.atEnd()) {
        const auto name = texts::format("line {}", reader.line());
        auto cells = reader.record();
        if (!cells) {
            table.problems.push_back({name, texts::format("a quote is not closed, so nothing after it can be read")});
            break;
        }
        if (isBlank(*cells))
            continue;
        if (cells->size() != table.columns.size()) {
            table.problems.push_back(
                {name, texts::format("has {} cells, and there are {} columns", cells->size(), table.columns.size())});
            continue;
        }
        for (auto& cell : *cells) {
            cell = validUtf8(cell);
            if (separator != ',')
                useDecimalPoints(cell);
        }
        table.rows.push_back({name, std::move(*cells)});
        if (table.rows.size() > kMostPoints)
            return failed(texts::format("The file has more than {} points", texts::grouped(kMostPoints)));
    }
    return table;
}

/// The corners of a Wavefront model: those that its lines and points name, else all.
class ObjReader {
public:
    ObjReader(std::string_view text, UpAxis up) : text_(text), up_(up) {}

    Result<PointTable> run() {
        table_.columns = {"x", "y", "z", "object"};
        for (std::size_t number = 1; !text_.empty(); ++number) {
            const auto line = takeObjLine(text_);
            if (auto done = read(objWords(line), texts::format("line {}", number)); !done)
                return failed(std::move(done.error()));
        }
        if (!anyLine_) {
            for (std::size_t i = 0; i < corners_.size(); ++i)
                table_.rows.push_back({texts::format("point {}", i + 1), cellsOf(i), InLine::None});
        }
        return std::move(table_);
    }

private:
    Result<void> read(const std::vector<std::string_view>& line, const std::string& name) {
        if (line.empty())
            return {};
        if (line[0] == "o" || line[0] == "g") {
            object_ = line.size() > 1 ? validUtf8(line[1]) : std::string();
        } else if (line[0] == "v") {
            if (corners_.size() >= kMostPoints)
                return failed(texts::format("The file has more than {} points", texts::grouped(kMostPoints)));
            Corner corner{{}, object_};
            for (std::size_t i = 0; i < corner.place.size(); ++i)
                corner.place[i] = i + 1 < line.size() ? std::string(line[i + 1]) : std::string();
            corners_.push_back(std::move(corner));
        } else if (line[0] == "l" || line[0] == "p") {
            anyLine_ = true;
            for (std::size_t i = 1; i < line.size(); ++i) {
                const auto corner = objCorner(line[i], corners_.size());
                if (!corner) {
                    table_.problems.push_back({name, texts::format("there is no point {}", line[i])});
                    return {};
                }
                if (table_.rows.size() >= kMostPoints)
                    return failed(texts::format("The file has more than {} points", texts::grouped(kMostPoints)));
                const auto inLine = line[0] == "p" ? InLine::None : i == 1 ? InLine::First : InLine::Further;
                table_.rows.push_back({texts::format("{}, point {}", name, i), cellsOf(*corner), inLine});
            }
        }
        return {};
    }

    /// Where y points up there, z does here.
    [[nodiscard]] std::vector<std::string> cellsOf(std::size_t index) const {
        const auto& [place, object] = corners_[index];
        if (up_ == UpAxis::Z)
            return {place[0], place[1], place[2], object};
        const auto negative = place[2].starts_with('-') ? place[2].substr(1) : place[2].empty() ? "" : "-" + place[2];
        return {place[0], negative, place[1], object};
    }

    struct Corner {
        std::array<std::string, 3> place;
        std::string object;
    };

    std::string_view text_;
    UpAxis up_;
    std::string object_;
    std::vector<Corner> corners_;
    PointTable table_;
    bool anyLine_ = false;
};

} // namespace

Result<PointTable> readPoints(std::span<const std::byte> file, UpAxis up) {
    if (file.size() > kMostPointBytes)
        return failed(texts::format("The file is larger than 256 MiB"));
    auto text = bytes::textOf(file);
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    if (text.find('\0') != std::string_view::npos)
        return failed(texts::format("The file is not a text"));
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return failed(texts::format("The file is empty"));
    if (text[first] == '{')
        return readGeoJsonPoints(text);
    return looksLikeObj(text) ? ObjReader(text, up).run() : readTable(text);
}

} // namespace navsmith::exports
