#include "formats/gta_sa/tracks_file.h"

#include "formats/bytes/text_bytes.h"
#include "formats/gta_world/text_rows.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

namespace navsmith::gta_sa {
namespace {

using bytes::FormatError;
using bytes::FormatErrorCode;

constexpr std::array<std::string_view, 4> kFieldNames{"x", "y", "z", "station"};
constexpr std::string_view kProcessed = "processed";

/// What separates numbers for the game. A comma does not.
bool isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/// A line with its end, taken from the front.
std::string_view takeLine(std::string_view& rest) {
    const auto end = rest.find('\n');
    const auto line = rest.substr(0, end == std::string_view::npos ? rest.size() : end + 1);
    rest.remove_prefix(line.size());
    return line;
}

/// The first fields of a line, at most four.
struct TrackRow {
    std::array<std::string_view, kFieldNames.size()> fields;
    std::size_t count = 0;
};

TrackRow rowOf(std::string_view line) {
    TrackRow row;
    for (std::size_t at = 0; at < line.size() && row.count < row.fields.size();) {
        if (isBlank(line[at])) {
            ++at;
            continue;
        }
        const auto from = at;
        while (at < line.size() && !isBlank(line[at]))
            ++at;
        row.fields[row.count++] = line.substr(from, at - from);
    }
    return row;
}

std::optional<std::int32_t> toStation(std::string_view field) {
    const auto bits = gta_world::toBits(field);
    return bits ? std::optional(static_cast<std::int32_t>(*bits)) : std::nullopt;
}

std::array<float*, 3> numbersOf(TrackPoint& p) {
    return {&p.x, &p.y, &p.z};
}

/// The values of a line with a point; else the index of the first field that is none.
tl::expected<TrackPoint, std::size_t> pointOf(const TrackRow& row) {
    TrackPoint point;
    const auto numbers = numbersOf(point);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto value = i < row.count ? gta_world::toFloat(row.fields[i]) : std::nullopt;
        if (!value)
            return tl::unexpected(i);
        *numbers[i] = *value;
    }
    if (row.count > numbers.size()) {
        const auto station = toStation(row.fields[numbers.size()]);
        if (!station)
            return tl::unexpected(numbers.size());
        point.station = *station;
    }
    return point;
}

/// The count on a line that has nothing else, as far as numbers go.
std::optional<std::uint32_t> countOf(const TrackRow& row) {
    if (row.count == 0 || (row.count > 1 && gta_world::toFloat(row.fields[1])))
        return std::nullopt;
    return gta_world::toCount(row.fields[0]);
}

bool saysProcessed(const TrackRow& row) {
    return row.count == 1 && row.fields[0] == kProcessed;
}

/// The line of the count in bytes that are a whole head; nothing in others.
std::optional<std::string_view> countLine(std::string_view head) {
    auto line = takeLine(head);
    if (saysProcessed(rowOf(line)))
        line = takeLine(head);
    return head.empty() && countOf(rowOf(line)) ? std::optional(line) : std::nullopt;
}

bool same(float a, float b) {
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b) || (std::isnan(a) && std::isnan(b));
}

std::string spelled(float value) {
    std::array<char, 192> text{}; // the smallest number has 149 digits behind the point
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed).ptr;
    return {text.data(), end};
}

/// The line of a point's spelling, if that is one point and nothing else.
std::optional<std::string_view> pointLine(std::string_view spelling) {
    auto line = takeLine(spelling);
    while (!spelling.empty() && rowOf(line).count == 0)
        line = takeLine(spelling);
    return spelling.empty() && pointOf(rowOf(line)) ? std::optional(line) : std::nullopt;
}

std::string spelled(const TrackPoint& p, std::string_view lineEnd) {
    const auto line = pointLine(p.spelling);
    if (!line)
        return spelled(p.x) + ' ' + spelled(p.y) + ' ' + spelled(p.z) + ' ' + std::to_string(p.station) +
               std::string(lineEnd);
    const auto row = rowOf(*line);
    auto before = *pointOf(row);
    auto now = p;
    std::string text = p.spelling;
    const auto at = [&](std::size_t i) { return static_cast<std::size_t>(row.fields[i].data() - p.spelling.data()); };
    // From the last field to the first, so that the places of the others stay.
    if (before.station != p.station) {
        if (row.count == kFieldNames.size())
            text.replace(at(3), row.fields[3].size(), std::to_string(p.station));
        else
            text.insert(at(2) + row.fields[2].size(), ' ' + std::to_string(p.station));
    }
    const auto was = numbersOf(before);
    const auto is = numbersOf(now);
    for (std::size_t i = is.size(); i-- > 0;) {
        if (!same(*was[i], *is[i]))
            text.replace(at(i), row.fields[i].size(), spelled(*is[i]));
    }
    return text;
}

std::string spelledHead(const TracksFile& file) {
    const auto line = countLine(file.head);
    if (!line)
        return std::to_string(file.count) + '\n';
    const auto row = rowOf(*line);
    std::string text = file.head;
    if (countOf(row) != file.count)
        text.replace(static_cast<std::size_t>(row.fields[0].data() - file.head.data()), row.fields[0].size(),
                     std::to_string(file.count));
    return text;
}

/// Calls f(text) for the head, each point and the tail, each on lines of its own.
template <typename F>
void forEachPart(const TracksFile& file, F&& f) {
    auto part = spelledHead(file);
    const auto end = lineEndOf(part);
    const auto pass = [&](std::string next) {
        if (next.empty())
            return;
        if (!part.ends_with('\n'))
            part += end;
        f(std::as_const(part));
        part = std::move(next);
    };
    for (const auto& point : file.points)
        pass(spelled(point, end));
    pass(file.tail);
    f(std::as_const(part));
}

/// Where a reader is.
struct Place {
    std::uint64_t offset = 0;
    std::size_t line = 1;
};

FormatError failure(Place place, std::string_view field, std::string_view found, std::string_view expected) {
    return {found.empty() ? FormatErrorCode::Truncated : FormatErrorCode::BadValue,
            place.offset,
            "line " + std::to_string(place.line) + ", " + std::string(field),
            found.empty() ? "the end of the line" : '"' + gta_world::shown(found) + '"',
            std::string(expected),
            {}};
}

FormatError badField(Place place, std::string_view line, const TrackRow& row, std::size_t field) {
    const bool missing = field >= row.count;
    place.offset += missing ? line.size() : static_cast<std::size_t>(row.fields[field].data() - line.data());
    return failure(place, kFieldNames[field], missing ? std::string_view() : row.fields[field],
                   field == 3 ? "0, or the side of a station" : "a number");
}

} // namespace

bytes::Result<TracksFile> readTracks(std::span<const std::byte> bytes) {
    const auto text = bytes::textOf(bytes);
    auto rest = text;
    Place place;
    const auto take = [&] {
        place.offset = text.size() - rest.size();
        return takeLine(rest);
    };
    auto line = take();
    if (saysProcessed(rowOf(line))) {
        line = take();
        ++place.line;
    }
    TracksFile file;
    const auto header = rowOf(line);
    const auto count = countOf(header);
    if (!count)
        return tl::unexpected(failure(place, "count", header.count == 0 ? std::string_view() : header.fields[0],
                                      "the number of points, alone on its line"));
    file.count = *count;
    file.head = text.substr(0, text.size() - rest.size());
    auto end = file.head.size(); // of what has been understood
    while (!rest.empty()) {
        line = take();
        ++place.line;
        const auto row = rowOf(line);
        if (row.count == 0)
            continue;
        auto point = pointOf(row);
        if (!point && file.points.size() >= file.count)
            break;
        if (!point)
            return tl::unexpected(badField(place, line, row, point.error()));
        point->spelling = text.substr(end, text.size() - rest.size() - end);
        end += point->spelling.size();
        file.points.push_back(std::move(*point));
    }
    file.tail = text.substr(end);
    return file;
}

std::vector<std::byte> writeTracks(const TracksFile& file) {
    std::vector<std::byte> out;
    forEachPart(file, [&](const std::string& part) {
        const auto bytes = std::as_bytes(std::span(part));
        out.insert(out.end(), bytes.begin(), bytes.end());
    });
    return out;
}

std::string trackFieldAt(const TracksFile& file, std::uint64_t offset) {
    std::string place;
    std::uint64_t begin = 0;
    std::size_t index = 0;
    forEachPart(file, [&](const std::string& part) {
        const auto at = offset - begin;
        if (offset >= begin && at < part.size()) {
            if (index == 0) {
                place = "count";
            } else if (index > file.points.size()) {
                place = "tail, byte " + std::to_string(at);
            } else {
                place = "point " + std::to_string(index - 1);
                const auto row = rowOf(pointLine(part).value_or(part));
                for (std::size_t i = row.count; i-- > 0;) {
                    const auto from = static_cast<std::size_t>(row.fields[i].data() - part.data());
                    if (at >= from || i == 0) {
                        place += ", " + std::string(kFieldNames[i]);
                        break;
                    }
                }
            }
        }
        begin += part.size();
        ++index;
    });
    return place.empty() ? "end" : place;
}

TrackLine lineOf(const TrackPoint& point) {
    const auto text = spelled(point, "\n");
    const auto line = pointLine(text);
    if (!line)
        return {};
    return {static_cast<std::size_t>(std::ranges::count(text, '\n') - std::ranges::count(*line, '\n')),
            rowOf(*line).count == kFieldNames.size(), line->ends_with('\n')};
}

std::string withoutEmptyLines(const TrackPoint& point) {
    const auto line = pointLine(point.spelling);
    return line ? std::string(*line) : point.spelling;
}

std::string_view lineEndOf(std::string_view head) {
    return head.ends_with("\r\n") ? "\r\n" : "\n";
}

bool looksLikeTracks(std::string_view head) {
    auto line = takeLine(head);
    if (saysProcessed(rowOf(line)))
        line = takeLine(head);
    if (!countOf(rowOf(line)))
        return false;
    line = takeLine(head);
    const auto row = rowOf(line);
    return row.count == kFieldNames.size() && pointOf(row).has_value();
}

} // namespace navsmith::gta_sa
