#include "formats/quake_waypoints/waypoints.h"

#include "formats/bytes/plain_text.h"
#include "formats/quake_waypoints/patch.h"
#include "formats/quake_waypoints/scan.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::quake_waypoints {

namespace {

using bytes::FormatError;
using bytes::FormatErrorCode;

constexpr std::array<Limits, kDialects> kLimits{
    Limits{300, 8, 24, true, true, ".bot"}, Limits{65535, 4, 0, false, true, ".way"},
    Limits{65535, 4, 0, false, false, ".qc"}, Limits{350, 8, 24, true, true, ".qc"},
    Limits{65535, 32, 0, false, false, ".waypoints"}};

constexpr std::array<std::string_view, 9> kKtxCommands{
    "CreateMarker",  "SetZone",          "SetGoal",           "SetMarkerPath",   "SetRocketJumpPathFields",
    "SetMarkerFlag", "SetMarkerViewOfs", "SetMapDeathHeight", "// map markers: "};

constexpr std::string_view kWaypointsEnding = ".waypoints";

Parsed parse(Dialect dialect, const std::vector<std::string>& texts, const std::vector<std::string>& names) {
    switch (dialect) {
    case Dialect::Ktx:
        return parseKtx(texts);
    case Dialect::FrikBot:
        return parseFrikBot(texts);
    case Dialect::FrikBotQc:
        return parseFrikBotQc(texts);
    case Dialect::Frogbot2:
        return parseFrogbot2(texts);
    case Dialect::Nexuiz:
        break;
    }
    return parseNexuiz(texts, names);
}

/// The texts with the names of the parts, which all have the stem of the first.
std::vector<Part> named(const Waypoints& w, std::vector<std::string> texts) {
    std::vector<Part> parts;
    const auto first = w.names.empty() ? "unnamed" + std::string(limitsOf(w.dialect).ending) : w.names.front();
    if (w.dialect != Dialect::FrikBot)
        return {{first, std::move(texts.front())}};
    const auto stem = std::string(stemOf(Dialect::FrikBot, first));
    const int from = std::max(partNumber(Dialect::FrikBot, first), 0);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        auto name = i == 0 ? first : fmt::format("{}.wa{}", stem, from + static_cast<int>(i));
        // As it is spelled, if the file is there already.
        if (i < w.names.size() && bytes::lowered(w.names[i]) == bytes::lowered(name))
            name = w.names[i];
        parts.push_back({std::move(name), std::move(texts[i])});
    }
    // Parts that a shorter chain no longer needs would be read with it again.
    for (std::size_t i = texts.size(); i < w.names.size(); ++i)
        if (stemOf(Dialect::FrikBot, w.names[i]) == stem)
            parts.push_back({w.names[i], {}});
    return parts;
}

std::vector<Part> asRead(const Waypoints& w) {
    std::vector<Part> parts;
    for (std::size_t i = 0; i < w.source.size(); ++i)
        parts.push_back({w.names[i], w.source[i]});
    return parts;
}

/// Whether the values are those of the text, as far as it can hold them.
bool sameValues(const Waypoints& a, const Waypoints& b) {
    return a.dialect == b.dialect && a.nodes == b.nodes && a.links == b.links && a.endMark == b.endMark &&
           a.start == b.start;
}

/// Whether all files are called after the first, as their texts say.
bool areNamedAlike(const Waypoints& w) {
    const auto stem = bytes::lowered(stemOf(w.dialect, w.names.front()));
    return std::ranges::all_of(
        w.names, [&](const std::string& name) { return bytes::lowered(stemOf(w.dialect, name)) == stem; });
}

/// The head of a function in QuakeC.
std::string newHead(const Waypoints& w) {
    const auto stem = std::string(stemOf(w.dialect, w.names.front()));
    return fmt::format("void() {} =\n{{\n", stem);
}

FormatError nothingRead(Dialect dialect, const Part& part) {
    auto text = std::string_view(part.text);
    const auto line = withoutEnd(takeLine(text));
    std::string sample;
    for (const char c : line.substr(0, 40))
        sample += c >= ' ' && c <= '~' ? c : '?';
    return {FormatErrorCode::BadMagic,
            0,
            "line 1",
            '"' + sample + '"',
            dialect == Dialect::FrikBotQc ? "calls of make_way" : "statements such as LSQ()",
            part.name};
}

} // namespace

const Limits& limitsOf(Dialect dialect) {
    return kLimits[std::min<std::size_t>(static_cast<std::size_t>(dialect), kDialects - 1)];
}

bytes::Result<Waypoints> read(Dialect dialect, std::span<const Part> parts) {
    std::vector<std::string> texts;
    std::vector<std::string> names;
    for (const auto& part : parts) {
        texts.push_back(part.text);
        names.push_back(part.name);
    }
    if (texts.empty())
        return tl::unexpected(FormatError{FormatErrorCode::Truncated, 0, "files", "none", "at least one", {}});
    auto result = parse(dialect, texts, names);
    const bool says = std::ranges::any_of(result.pieces, [](const Piece& p) { return p.key.kind != 0; });
    auto w = std::move(result.values);
    const bool maybeOther = dialect == Dialect::FrikBotQc || dialect == Dialect::Frogbot2; // any source of QuakeC
    if (!says && maybeOther && !std::ranges::all_of(texts, &std::string::empty))
        return tl::unexpected(nothingRead(dialect, parts.front()));
    w.names = std::move(names);
    if (maybeOther && texts.front().empty())
        w.head = newHead(w);
    const auto anew = writeAnew(w);
    if (!std::ranges::equal(anew, parts))
        w.source = std::move(texts);
    return w;
}

std::vector<Part> write(const Waypoints& w) {
    if (w.source.empty() || w.source.size() != w.names.size())
        return writeAnew(w);
    if (std::ranges::all_of(w.source, &std::string::empty)) {
        const bool ends = w.dialect == Dialect::FrikBot && w.endMark != 0;
        return w.nodes.empty() && !ends ? asRead(w) : writeAnew(w);
    }
    const auto was = parse(w.dialect, w.source, w.names);
    if (sameValues(was.values, w) && areNamedAlike(w))
        return asRead(w);
    switch (w.dialect) {
    case Dialect::Ktx:
        return named(w, patchKtx(was, w));
    case Dialect::FrikBot:
        return named(w, patchFrikBot(was, w));
    case Dialect::FrikBotQc:
        return named(w, patchFrikBotQc(was, w));
    case Dialect::Frogbot2:
        return named(w, patchFrogbot2(was, w));
    case Dialect::Nexuiz:
        break;
    }
    return patchNexuiz(w);
}

std::vector<Part> writeAnew(const Waypoints& w) {
    switch (w.dialect) {
    case Dialect::Ktx:
        return named(w, anewKtx(w));
    case Dialect::FrikBot:
        return named(w, anewFrikBot(w));
    case Dialect::FrikBotQc:
        return named(w, anewFrikBotQc(w));
    case Dialect::Frogbot2:
        return named(w, anewFrogbot2(w));
    case Dialect::Nexuiz:
        break;
    }
    return anewNexuiz(w);
}

std::string fieldAt(const Part& part, std::uint64_t offset) {
    const auto before = std::string_view(part.text).substr(0, std::min<std::size_t>(offset, part.text.size()));
    return fmt::format("line {}", std::ranges::count(before, '\n') + 1);
}

std::size_t impliedMapMarkers(std::uint32_t highest, std::size_t createdCount) {
    return highest > createdCount ? highest - createdCount : 0;
}

int partNumber(Dialect dialect, std::string_view name) {
    const auto lower = bytes::lowered(name);
    if (dialect == Dialect::Nexuiz) {
        if (lower.ends_with(kWaypointsEnding))
            return 0;
        return lower.ends_with(".waypoints.cache") ? 1 : lower.ends_with(".waypoints.hardwired") ? 2 : -1;
    }
    if (dialect != Dialect::FrikBot)
        return lower.ends_with(limitsOf(dialect).ending) ? 0 : -1;
    if (lower.ends_with(".way"))
        return 0;
    const auto dot = lower.rfind(".wa");
    const auto digits = dot == std::string::npos ? std::string_view() : std::string_view(lower).substr(dot + 3);
    constexpr std::uint32_t kMostParts = 99'999;
    return static_cast<int>(toIndex(digits, kMostParts).value_or(static_cast<std::uint32_t>(-1)));
}

std::string_view stemOf(Dialect dialect, std::string_view name) {
    if (dialect == Dialect::Nexuiz) {
        const auto at = bytes::lowered(name).rfind(kWaypointsEnding);
        return name.substr(0, at);
    }
    return name.substr(0, name.rfind('.'));
}

std::optional<Dialect> dialectOf(const Part& part) {
    const auto kinds = recognise(part.name, {});
    if (kinds.empty())
        return std::nullopt;
    const auto says = [&](std::string_view word) { return part.text.find(word) != std::string::npos; };
    const bool calls = kinds.size() > 1 && (says("make_way(") || says("QC Waypoint Dump")) && !says("LSQ(");
    return calls ? Dialect::FrikBotQc : kinds.front().dialect;
}

std::vector<Recognised> recognise(std::string_view name, std::string_view head) {
    if (head.find('\0') != std::string_view::npos)
        return {};
    const auto lower = bytes::lowered(name);
    if (partNumber(Dialect::FrikBot, name) >= 0)
        return {{Dialect::FrikBot, true}};
    if (partNumber(Dialect::Nexuiz, name) >= 0)
        return {{Dialect::Nexuiz, true}};
    if (lower.ends_with(".bot")) {
        const auto first = head.find_first_not_of(" \t\r\n");
        const auto start = first == std::string_view::npos ? std::string_view() : head.substr(first);
        const bool isKtx = start.empty() || start.starts_with("//") ||
                           std::ranges::any_of(kKtxCommands, [&](auto word) { return start.starts_with(word); });
        return isKtx ? std::vector<Recognised>{{Dialect::Ktx, true}} : std::vector<Recognised>{};
    }
    // Sources of QuakeC look alike at first: read() tells.
    if (lower.ends_with(".qc") && lower.find("map_") != std::string::npos) {
        if (head.find("QC Waypoint") != std::string_view::npos || head.find("make_way") != std::string_view::npos)
            return {{Dialect::FrikBotQc, true}};
        return {{Dialect::Frogbot2, false}, {Dialect::FrikBotQc, false}};
    }
    return {};
}

} // namespace navsmith::quake_waypoints
