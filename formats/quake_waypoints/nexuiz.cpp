// Nexuiz and Xonotic: three lines a waypoint, and links in files of their own, which name their ends by position.
#include "formats/quake_waypoints/patch.h"
#include "formats/quake_waypoints/scan.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <optional>

namespace navsmith::quake_waypoints {

namespace {

enum NexuizKind : std::uint8_t { Corners = 1, CacheLine, HardLine };

constexpr std::size_t kMostSlots = 256; ///< of a node that are read; the game stops at 32
constexpr std::array<std::string_view, 3> kEndings{"", ".cache", ".hardwired"};
/// Within so many units the game takes a position for that of a waypoint.
constexpr std::array<float, 3> kWithin{0, 1, 5};

glm::vec3 middleOf(const Node& n) {
    return (n.origin + n.upper) * 0.5F;
}

/// Nodes by position. However many there are, a search looks at few: of a crowd within one cell only the first ones are
/// found by a place beside them.
class Finder {
public:
    explicit Finder(const std::vector<Node>& nodes) {
        constexpr std::size_t most = 64; // of a cell; waypoints are some 100 units apart
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const auto at = middleOf(nodes[i]);
            const auto index = static_cast<std::uint32_t>(i);
            if (!exact_.try_emplace({at.x, at.y, at.z}, index).second)
                continue;
            if (auto& cell = cells_[cellOf(at)]; cell.size() < most)
                cell.push_back({at, index});
        }
    }
    [[nodiscard]] std::optional<std::uint32_t> nearest(const glm::vec3& at, float within) const {
        if (const auto same = exact_.find({at.x, at.y, at.z}); same != exact_.end())
            return same->second;
        std::optional<std::uint32_t> match;
        float best = within;
        const auto low = cellOf(at - within);
        const auto high = cellOf(at + within);
        for (auto x = low[0]; x <= high[0]; ++x) {
            for (auto y = low[1]; y <= high[1]; ++y) {
                for (auto z = low[2]; z <= high[2]; ++z)
                    look({x, y, z}, at, best, match);
            }
        }
        return match;
    }

private:
    using Cell = std::array<std::int64_t, 3>;
    struct Entry {
        glm::vec3 at;
        std::uint32_t index;
    };

    static Cell cellOf(const glm::vec3& at) {
        constexpr float side = 16; // more than any distance within which places are the same
        constexpr float farthest = 1e9F;
        const auto part = [&](float value) {
            return static_cast<std::int64_t>(std::floor(std::clamp(value, -farthest, farthest) / side));
        };
        return {part(at.x), part(at.y), part(at.z)};
    }
    void look(const Cell& cell, const glm::vec3& at, float& best, std::optional<std::uint32_t>& match) const {
        const auto entries = cells_.find(cell);
        if (entries == cells_.end())
            return;
        for (const auto& entry : entries->second) {
            if (const float away = glm::distance(entry.at, at); away <= best && (!match || away < best)) {
                best = away;
                match = entry.index;
            }
        }
    }

    std::map<std::array<float, 3>, std::uint32_t> exact_; // NaN is read from no text
    std::map<Cell, std::vector<Entry>> cells_;
};

/// "'1.0 2.0 3.0'" on a line.
std::optional<glm::vec3> quoted(std::string_view text) {
    while (!text.empty() && static_cast<unsigned char>(text.back()) <= ' ')
        text.remove_suffix(1);
    if (text.size() < 2 || !text.starts_with('\'') || !text.ends_with('\''))
        return std::nullopt;
    return toVector(text.substr(1, text.size() - 2));
}

void readWaypoints(std::string_view text, Parsed& out) {
    auto& w = out.values;
    bool hasNodes = false;
    while (!text.empty()) {
        auto rest = text;
        const auto first = takeLine(rest);
        const auto lower = quoted(first);
        const auto upper = lower ? quoted(takeLine(rest)) : std::nullopt;
        const auto flags = upper ? toWhole(withoutEnd(takeLine(rest))) : std::nullopt;
        if (!flags || *flags < 0) {
            out.pieces.push_back({{}, first});
            if (!hasNodes && first.starts_with("//"))
                w.head += first;
            else if (!withoutEnd(first).empty())
                ++w.unread;
            text.remove_prefix(first.size());
            continue;
        }
        hasNodes = true;
        auto& n = w.nodes.emplace_back();
        n.origin = *lower;
        n.upper = *upper;
        n.flags = static_cast<std::uint32_t>(*flags);
        const auto size = text.size() - rest.size();
        out.pieces.push_back({{Corners, static_cast<std::uint32_t>(w.nodes.size()), 0}, text.substr(0, size)});
        text = rest;
    }
}

void readLinks(std::string_view text, std::size_t part, const Finder& finder, std::vector<std::size_t>& slots,
               Parsed& out) {
    auto& w = out.values;
    while (!text.empty()) {
        const auto line = takeLine(text);
        auto body = withoutEnd(line);
        const bool special = part == 2 && body.starts_with('*');
        if (special)
            body.remove_prefix(1);
        const auto star = body.find('*');
        const auto from = star == std::string_view::npos ? std::nullopt : quoted(body.substr(0, star));
        const auto to = from ? quoted(body.substr(star + 1)) : std::nullopt;
        const auto owner = to ? finder.nearest(*from, kWithin[part]) : std::nullopt;
        const auto target = owner ? finder.nearest(*to, kWithin[part]) : std::nullopt;
        if (!target || slots[*owner] >= kMostSlots) {
            const bool comment = body.empty() || body.starts_with("//") || body.starts_with('#');
            w.unread += comment ? 0 : 1;
            out.pieces.push_back({{}, line});
            continue;
        }
        const auto slot = static_cast<std::uint8_t>(slots[*owner]++);
        const auto source = part == 1 ? LinkSource::Cache : special ? LinkSource::Special : LinkSource::Hardwired;
        w.links.push_back({.owner = *owner, .target = *target + 1, .slot = slot, .source = source});
        out.pieces.push_back({{part == 1 ? CacheLine : HardLine, *owner + 1, slot}, line});
    }
}

struct NexuizParts {
    Parsed all;
    std::array<std::vector<Piece>, 3> pieces; ///< by number of the part
    std::array<bool, 3> there{};
};

NexuizParts partsOf(const std::vector<std::string>& texts, const std::vector<std::string>& names) {
    NexuizParts parts;
    auto& w = parts.all.values;
    w.dialect = Dialect::Nexuiz;
    for (std::size_t number = 0; number < 3; ++number) {
        const Finder finder(w.nodes);
        std::vector<std::size_t> slots(w.nodes.size(), 0);
        for (const auto& link : w.links)
            ++slots[link.owner];
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (std::max(partNumber(Dialect::Nexuiz, names[i]), 0) != static_cast<int>(number) || parts.there[number])
                continue;
            parts.there[number] = true;
            parts.all.pieces.clear();
            if (number == 0) {
                readWaypoints(texts[i], parts.all);
                w.crlf = hasCrLf(texts[i]) ? 1 : 0;
                w.ended = texts[i].empty() || texts[i].ends_with('\n') ? 1 : 0;
            } else {
                readLinks(texts[i], number, finder, slots, parts.all);
            }
            parts.pieces[number] = parts.all.pieces;
        }
    }
    arrangeLinks(w.links);
    return parts;
}

/// Statements of one part.
std::vector<Statement> nexuizStatements(const Waypoints& w, std::size_t part) {
    std::vector<Statement> out;
    const std::string eol(lineEnd(w.crlf != 0));
    if (part == 0) {
        std::uint32_t number = 0;
        for (const auto& n : w.nodes)
            out.push_back({{Corners, ++number, 0},
                           fmt::format("{}{}{}{}{}", vectorText(n.origin), eol, vectorText(n.upper), eol,
                                       n.flags & 0x7FFFFFFFU)});
        return out;
    }
    for (const auto& l : w.links) {
        if ((l.source == LinkSource::Cache) != (part == 1) || l.target > w.nodes.size() || l.owner >= w.nodes.size())
            continue;
        out.push_back({{part == 1 ? CacheLine : HardLine, l.owner + 1, l.slot},
                       (l.source == LinkSource::Special ? "*" : "") + vectorText(middleOf(w.nodes[l.owner])) + "*" +
                           vectorText(middleOf(w.nodes[l.target - 1]))});
    }
    return out;
}

std::string nameOfPart(const Waypoints& w, std::size_t part) {
    const auto first = w.names.empty() ? std::string("unnamed.waypoints") : w.names.front();
    return std::string(stemOf(Dialect::Nexuiz, first)) + ".waypoints" + std::string(kEndings[part]);
}

} // namespace

Parsed parseNexuiz(const std::vector<std::string>& texts, const std::vector<std::string>& names) {
    return partsOf(texts, names).all;
}

std::vector<Part> anewNexuiz(const Waypoints& w) {
    std::vector<Part> out;
    for (std::size_t part = 0; part < 3; ++part) {
        auto text = linesOf(nexuizStatements(w, part), w.crlf != 0);
        if (part == 0) {
            text.insert(0, w.head);
            if (w.ended == 0)
                text = withoutEnd(text);
        }
        // An empty part stays, since what it held would be read again.
        const bool isThere = std::ranges::any_of(w.names, [&](const std::string& name) {
            return partNumber(Dialect::Nexuiz, name) == static_cast<int>(part);
        });
        if (part == 0 || isThere || !text.empty())
            out.push_back({nameOfPart(w, part), std::move(text)});
    }
    return out;
}

std::vector<Part> patchNexuiz(const Waypoints& w) {
    const auto was = partsOf(w.source, w.names);
    const auto numbers = numbersAfter(was.all.values.nodes, w.nodes);
    std::vector<Part> out;
    for (std::size_t part = 0; part < 3; ++part) {
        const auto before = nexuizStatements(was.all.values, part);
        const auto after = nexuizStatements(w, part);
        auto text = joinLines(merge(was.pieces[part], before, after, numbers), w.crlf != 0);
        if (was.there[part] || !text.empty())
            out.push_back({nameOfPart(w, part), std::move(text)});
    }
    return out;
}

} // namespace navsmith::quake_waypoints
