// KTX frogbot: a command a line.
#include "formats/quake_waypoints/patch.h"
#include "formats/quake_waypoints/scan.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace navsmith::quake_waypoints {

namespace {

enum KtxKind : std::uint8_t { MapMarkers = 1, Create, Goal, Zone, Flag, View, Path, PathFlags, Rocket, Turn };

struct Letter {
    char letter;
    std::uint32_t bit;
};
// In the order in which the game writes them; it does not write the last one of paths, nor b.
constexpr std::array kPathLetters{Letter{'w', 1U << 1U},  Letter{'6', 1U << 8U},  Letter{'r', 1U << 9U},
                                  Letter{'j', 1U << 10U}, Letter{'v', 1U << 11U}, Letter{'a', 1U << 23U}};
constexpr std::array kMarkerLetters{Letter{'u', 1},   Letter{'6', 8},  Letter{'b', 16},  Letter{'t', 64},
                                    Letter{'e', 128}, Letter{'f', 32}, Letter{'n', 1024}};

/// Comment that tells how many markers are the map's, where the rest of the file does not imply it.
constexpr std::string_view kMapMarkers = "// map markers: ";
constexpr std::uint32_t kMostNumber = 4096; ///< numbers above are not read; the game stops at 300

template <std::size_t N>
std::uint32_t bitsOf(const std::array<Letter, N>& letters, std::string_view word) {
    std::uint32_t bits = 0;
    for (const auto& entry : letters) {
        if (word.find(entry.letter) != std::string_view::npos)
            bits |= entry.bit;
    }
    return bits;
}

template <std::size_t N>
std::string lettersOf(const std::array<Letter, N>& letters, std::uint32_t bits) {
    std::string word;
    for (const auto& entry : letters) {
        if ((bits & entry.bit) != 0)
            word += entry.letter;
    }
    return word;
}

class KtxParser {
public:
    Parsed parse(std::string_view text) {
        out_.values.dialect = Dialect::Ktx;
        out_.values.crlf = hasCrLf(text) ? 1 : 0;
        out_.values.ended = text.empty() || text.ends_with('\n') ? 1 : 0;
        while (!text.empty()) {
            const auto line = takeLine(text);
            out_.pieces.push_back({read(line), line});
        }
        number();
        return std::move(out_);
    }

private:
    Node& node(std::uint32_t number) {
        if (numbered_.size() < number)
            numbered_.resize(number);
        return numbered_[number - 1];
    }
    /// A link with a place, whether or not its target has been read.
    Link& link(std::uint32_t number, std::uint8_t slot) {
        node(number);
        auto& links = out_.values.links;
        const auto [at, isNew] = places_.try_emplace({number, slot}, links.size());
        if (isNew)
            links.push_back({.owner = number - 1, .slot = slot});
        return links[at->second];
    }

    Key read(std::string_view line) {
        const auto words = wordsOf(line);
        if (words.empty())
            return {};
        if (words[0].starts_with("//")) {
            const auto stated =
                line.starts_with(kMapMarkers) ? toWhole(withoutEnd(line.substr(kMapMarkers.size()))) : std::nullopt;
            if (stated && *stated >= 0 && *stated <= static_cast<std::int32_t>(kMostNumber)) {
                stated_ = static_cast<std::uint32_t>(*stated);
                return {MapMarkers, 0, 0};
            }
            return {};
        }
        const auto key = command(words);
        if (!key)
            ++out_.values.unread;
        return key.value_or(Key{});
    }

    std::optional<Key> command(const std::vector<std::string_view>& words) {
        if (words[0] == "CreateMarker")
            return create(words);
        const auto marker = words.size() > 1 ? toIndex(words[1], kMostNumber) : std::nullopt;
        if (!marker)
            return std::nullopt;
        const auto is = [&](std::string_view name, std::size_t count) {
            return words[0] == name && words.size() == count;
        };
        if (is("SetZone", 3) || is("SetGoal", 3)) {
            const auto value = toIndex(words[2], 255);
            if (!value)
                return std::nullopt;
            const bool zone = words[0] == "SetZone";
            (zone ? node(*marker).zone : node(*marker).goal) = static_cast<std::uint8_t>(*value);
            return Key{zone ? Zone : Goal, *marker, 0};
        }
        if (is("SetMarkerFlag", 3)) {
            node(*marker).flags |= bitsOf(kMarkerLetters, words[2]);
            return Key{Flag, *marker, 0};
        }
        if (is("SetMarkerViewOfs", 3)) {
            const auto value = toNumber(words[2]);
            if (!value)
                return std::nullopt;
            node(*marker).viewOffset = *value;
            return Key{View, *marker, 0};
        }
        const auto slot = words.size() > 3 ? toWhole(words[2]) : std::nullopt;
        if (!slot || *slot < 0 || *slot >= limitsOf(Dialect::Ktx).slots)
            return std::nullopt;
        return path(words, *marker, static_cast<std::uint8_t>(*slot));
    }

    std::optional<Key> create(const std::vector<std::string_view>& words) {
        if (words.size() != 4)
            return std::nullopt;
        Node marker;
        for (std::size_t i = 0; i < 3; ++i) {
            const auto value = toNumber(words[i + 1]);
            if (!value)
                return std::nullopt;
            marker.origin[static_cast<int>(i)] = *value;
        }
        created_.push_back(marker.origin);
        return Key{Create, static_cast<std::uint32_t>(created_.size()), 0}; // number() adds those of the map
    }

    std::optional<Key> path(const std::vector<std::string_view>& words, std::uint32_t marker, std::uint8_t slot) {
        if (words[0] == "SetMarkerPath" && words.size() == 4) {
            const auto target = toIndex(words[3], kMostNumber);
            if (!target)
                return std::nullopt;
            node(*target);
            link(marker, slot).target = *target;
            return Key{Path, marker, slot};
        }
        if (words[0] == "SetMarkerPathFlags" && words.size() == 4) {
            auto& l = link(marker, slot);
            l.flags = bitsOf(kPathLetters, words[3]);
            return Key{PathFlags, marker, slot};
        }
        if (words[0] == "SetMarkerPathAngleHint" && words.size() == 4) {
            const auto value = toNumber(words[3]);
            if (!value)
                return std::nullopt;
            link(marker, slot).turn = *value;
            return Key{Turn, marker, slot};
        }
        if (words[0] == "SetRocketJumpPathFields" && words.size() == 6) {
            const auto pitch = toNumber(words[3]);
            const auto yaw = toNumber(words[4]);
            const auto delay = toWhole(words[5]);
            if (!pitch || !yaw || !delay)
                return std::nullopt;
            auto& l = link(marker, slot);
            l.rocket = true;
            l.pitch = *pitch;
            l.yaw = *yaw;
            l.delay = *delay;
            return Key{Rocket, marker, slot};
        }
        return std::nullopt;
    }

    /// Entities of the map come first.
    void number() {
        const auto highest = static_cast<std::uint32_t>(numbered_.size());
        const auto ofMap = std::max<std::size_t>(stated_.value_or(0), impliedMapMarkers(highest, created_.size()));
        numbered_.resize(ofMap + created_.size());
        for (std::size_t i = 0; i < numbered_.size(); ++i) {
            numbered_[i].fromMap = i < ofMap;
            if (!numbered_[i].fromMap)
                numbered_[i].origin = created_[i - ofMap];
        }
        for (auto& piece : out_.pieces) {
            if (piece.key.kind == Create)
                piece.key.node += static_cast<std::uint32_t>(ofMap);
        }
        out_.values.nodes = std::move(numbered_);
        arrangeLinks(out_.values.links);
    }

    Parsed out_;
    std::vector<Node> numbered_; ///< what lines say of markers, by number
    std::vector<glm::vec3> created_;
    std::map<std::pair<std::uint32_t, std::uint8_t>, std::size_t> places_; ///< of links, by marker and slot
    std::optional<std::uint32_t> stated_;
};

/// Whether any line but its own names a marker.
bool isNamed(const Waypoints& w, std::size_t index) {
    const auto& n = w.nodes[index];
    return n.zone != 0 || n.goal != 0 || !lettersOf(kMarkerLetters, n.flags).empty() || n.viewOffset != 0 ||
           std::ranges::any_of(w.links, [&](const Link& l) { return l.owner == index || l.target == index + 1; });
}

void addPath(const Link& l, std::uint32_t number, std::vector<Statement>& out) {
    const auto place = fmt::format("{} {}", number, l.slot);
    out.push_back({{Path, number, l.slot}, fmt::format("SetMarkerPath {} {}", place, l.target)});
    if (const auto letters = lettersOf(kPathLetters, l.flags); !letters.empty())
        out.push_back({{PathFlags, number, l.slot}, fmt::format("SetMarkerPathFlags {} {}", place, letters)});
    if (l.rocket)
        out.push_back(
            {{Rocket, number, l.slot},
             fmt::format("SetRocketJumpPathFields {} {} {} {}", place, tenth(l.pitch), tenth(l.yaw), l.delay)});
    if (l.turn != 0)
        out.push_back({{Turn, number, l.slot}, fmt::format("SetMarkerPathAngleHint {} {}", place, whole(l.turn))});
}

std::vector<Statement> ktxStatements(const Waypoints& w) {
    std::vector<Statement> out;
    const auto createdCount =
        static_cast<std::size_t>(std::ranges::count_if(w.nodes, [](const Node& n) { return !n.fromMap; }));
    if (!w.nodes.empty() && !isNamed(w, w.nodes.size() - 1))
        out.push_back({{MapMarkers, 0, 0}, fmt::format("{}{}", kMapMarkers, w.nodes.size() - createdCount)});
    for (std::size_t i = 0; i < w.nodes.size(); ++i) {
        const auto& at = w.nodes[i].origin;
        if (!w.nodes[i].fromMap)
            out.push_back({{Create, static_cast<std::uint32_t>(i + 1), 0},
                           fmt::format("CreateMarker {} {} {}", whole(at.x), whole(at.y), whole(at.z))});
    }
    auto link = w.links.begin();
    for (std::size_t i = 0; i < w.nodes.size(); ++i) {
        const auto& n = w.nodes[i];
        const auto number = static_cast<std::uint32_t>(i + 1);
        if (n.goal != 0)
            out.push_back({{Goal, number, 0}, fmt::format("SetGoal {} {}", number, n.goal)});
        if (n.zone != 0)
            out.push_back({{Zone, number, 0}, fmt::format("SetZone {} {}", number, n.zone)});
        if (const auto letters = lettersOf(kMarkerLetters, n.flags); !letters.empty())
            out.push_back({{Flag, number, 0}, fmt::format("SetMarkerFlag {} {}", number, letters)});
        if (n.viewOffset != 0)
            out.push_back({{View, number, 0}, fmt::format("SetMarkerViewOfs {} {}", number, whole(n.viewOffset))});
        for (; link != w.links.end() && link->owner <= i; ++link) {
            if (link->owner == i)
                addPath(*link, number, out);
        }
    }
    return out;
}

} // namespace

Parsed parseKtx(const std::vector<std::string>& texts) {
    auto result = KtxParser().parse(texts.front());
    auto& w = result.values;
    // Only whole lines around the commands.
    std::size_t first = 0;
    while (first < result.pieces.size() && result.pieces[first].key.kind == 0)
        w.head += result.pieces[first++].text;
    std::size_t last = result.pieces.size();
    while (last > first && result.pieces[last - 1].key.kind == 0)
        --last;
    for (; last < result.pieces.size(); ++last)
        w.foot += result.pieces[last].text;
    return result;
}

std::vector<std::string> anewKtx(const Waypoints& w) {
    auto text = w.head + linesOf(ktxStatements(w), w.crlf != 0) + w.foot;
    if (w.ended == 0 && w.foot.empty())
        text = withoutEnd(text);
    return {std::move(text)};
}

std::vector<std::string> patchKtx(const Parsed& was, const Waypoints& w) {
    const auto numbers = numbersAfter(was.values.nodes, w.nodes);
    return {joinLines(merge(was.pieces, ktxStatements(was.values), ktxStatements(w), numbers), w.crlf != 0)};
}

} // namespace navsmith::quake_waypoints
