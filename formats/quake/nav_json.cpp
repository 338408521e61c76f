#include "formats/quake/nav_json.h"

#include "formats/bytes/text_bytes.h"
#include "formats/quake/json_tape.h"
#include "formats/quake/json_values.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace navsmith::quake {

using bytes::FormatError;
using bytes::FormatErrorCode;

namespace {

constexpr std::size_t kMostNotes = 20; ///< per type of element
constexpr float kUsualHeuristic = 0.8F;

// Names of members -----------------------------------------------------------------------------------------------

constexpr std::array<std::string_view, 3> kFileNames{"Version", "Settings", "Nodes"};
constexpr std::array<std::string_view, 1> kSettingsNames{"Heuristic"};
constexpr std::array<std::string_view, 4> kNodeNames{"Origin", "Flags", "Links", "Radius"};
constexpr std::array<std::string_view, 4> kLinkNames{"Target", "Type", "Traversal", "Edict"};
constexpr std::array<std::string_view, 3> kEdictNames{"Mins", "Maxs", "EntityId"};
constexpr std::array<std::string_view, 4> kOldEdictNames{"Mins", "Maxs", "Targetname", "Classname"};

/// The key of an origin: 0 and -0 compare equal.
using PlaceKey = std::array<std::uint32_t, 3>;

PlaceKey keyOf(const glm::vec3& place) {
    PlaceKey key{};
    for (std::size_t i = 0; i < 3; ++i)
        key[i] = std::bit_cast<std::uint32_t>(
            place[static_cast<glm::length_t>(i)] == 0 ? 0.0F : place[static_cast<glm::length_t>(i)]);
    return key;
}

class NavReader {
public:
    NavReader(std::string_view text, const JsonTape& tape) : text_(text), tape_(tape), values_(text, tape) {}

    bytes::Result<NavJson> read() {
        if (tape_[0].kind != JsonKind::Object)
            return tl::unexpected(FormatError{FormatErrorCode::BadMagic,
                                              tape_[0].start,
                                              "JSON",
                                              std::string(nameOf(tape_[0].kind)),
                                              "an object",
                                              {}});
        const auto members = values_.members(0, kFileNames);
        readVersion(members[0]);
        if (values_.ok())
            readSettings(members[1]);
        if (values_.ok())
            readNodes(members[2]);
        if (!values_.ok())
            return tl::unexpected(*values_.error());
        resolveTargets();
        if (!values_.ok())
            return tl::unexpected(*values_.error());
        json_.meta = readMeta(members[1]);
        noteUnknown();
        return std::move(json_);
    }

private:
    using Unknown = JsonValues::Unknown;

    /// A target that has not been resolved, and the error if there is none.
    struct Pending {
        JsonValues::Where where;
        std::size_t token = 0;
        glm::vec3 target{0};
        NavLink link;
        std::optional<NavTraversal> traversal;
        std::optional<NavEdict> edict;
    };

    void readVersion(std::size_t token) {
        if (token == kAbsent)
            return values_.fail(FormatErrorCode::BadMagic, 0, "Version", "nothing", "the version of waypoints");
        json_.version = values_.integer<std::int32_t>(token, "Version");
        if (values_.ok() && (json_.version < kFirstNavJson || json_.version > kLastNavJson))
            values_.fail(FormatErrorCode::Unsupported, token, "Version", values_.shown(token),
                         fmt::format("{} to {}", kFirstNavJson, kLastNavJson));
        NavFile& graph = json_.graph;
        graph.game = NavGame::Quake;
        graph.version = navVersionOf(json_.version);
        if (values_.ok())
            graph.layout = layoutsOf(graph.game, graph.version).front();
    }

    [[nodiscard]] bool hasSettings() const { return json_.graph.layout.heuristic; }

    void readSettings(std::size_t token) {
        json_.graph.heuristic = 0;
        if (!hasSettings())
            return;
        json_.graph.heuristic = kUsualHeuristic;
        std::size_t heuristic = kAbsent;
        if (token != kAbsent) {
            if (!values_.expect(token, JsonKind::Object, "Settings"))
                return;
            heuristic = values_.members(token, kSettingsNames)[0];
        }
        if (heuristic != kAbsent)
            json_.graph.heuristic = values_.real(heuristic, "Settings.Heuristic");
        else
            json_.notes.push_back(fmt::format("The file has no heuristic. Using {}.", kUsualHeuristic));
    }

    void readNodes(std::size_t token) {
        if (token == kAbsent)
            return values_.fail(FormatErrorCode::BadValue, 0, "Nodes", "nothing", "an array");
        if (!values_.expect(token, JsonKind::Array, "Nodes"))
            return;
        for (std::size_t at = token + 1; at < tape_[token].next && values_.ok(); at = tape_[at].next) {
            if (json_.graph.nodes.size() == kMaxNavNodes)
                return values_.fail(FormatErrorCode::CountTooLarge, at, "Nodes", "more",
                                    fmt::format("at most {}", kMaxNavNodes));
            readNode(at);
        }
    }

    void readNode(std::size_t token) {
        values_.where = {json_.graph.nodes.size(), kAbsent};
        if (!values_.expect(token, JsonKind::Object, "node"))
            return;
        const auto members = values_.members(token, kNodeNames, &unknownOfNodes_);
        NavNode node;
        node.origin = values_.place(token, members[0], "Origin");
        node.flags = values_.integer<std::uint16_t>(members[1], "Flags");
        node.radius = values_.integer<std::uint16_t>(members[3], "Radius");
        json_.graph.nodes.push_back(node);
        const std::size_t links = members[2];
        if (values_.ok() && links != kAbsent && values_.expect(links, JsonKind::Array, "Links")) {
            values_.where.link = 0;
            for (std::size_t at = links + 1; at < tape_[links].next && values_.ok();
                 at = tape_[at].next, ++values_.where.link)
                readLink(at);
        }
        if (values_.ok())
            values_.where = {};
    }

    void readLink(std::size_t token) {
        if (!values_.expect(token, JsonKind::Object, "link"))
            return;
        const auto members = values_.members(token, kLinkNames, &unknownOfLinks_);
        Pending& pending = pending_.emplace_back();
        pending.where = values_.where;
        pending.token = token;
        pending.target = values_.place(token, members[0], "Target");
        const auto type = values_.integer<std::uint16_t>(members[1], "Type");
        pending.link.type = static_cast<std::uint8_t>(type & 0xFFU);
        pending.link.mask = static_cast<std::uint8_t>(type >> 8U);
        if (members[2] != kAbsent)
            pending.traversal = readTraversal(members[2]);
        if (members[3] != kAbsent)
            pending.edict = readEdict(members[3]);
    }

    NavTraversal readTraversal(std::size_t token) {
        NavTraversal traversal;
        if (!values_.expect(token, JsonKind::Array, "Traversal"))
            return traversal;
        std::array<std::size_t, 3> points{};
        std::size_t count = 0;
        for (std::size_t at = token + 1; at < tape_[token].next; at = tape_[at].next, ++count) {
            if (count < points.size())
                points[count] = at;
        }
        if (count != points.size()) {
            values_.fail(FormatErrorCode::BadValue, token, "Traversal", fmt::format("{} points", count),
                         "three points");
            return traversal;
        }
        traversal.exit = values_.place(token, points[0], "Traversal[0]");
        traversal.start = values_.place(token, points[1], "Traversal[1]");
        traversal.end = values_.place(token, points[2], "Traversal[2]");
        return traversal;
    }

    NavEdict readEdict(std::size_t token) {
        NavEdict edict;
        if (!values_.expect(token, JsonKind::Object, "Edict"))
            return edict;
        std::size_t low = kAbsent;
        std::size_t high = kAbsent;
        if (json_.graph.layout.edicts == EdictForm::Strings) {
            const auto members = values_.members(token, kOldEdictNames, &unknownOfEdicts_);
            low = members[0];
            high = members[1];
            edict.targetName = values_.integer<std::int32_t>(members[2], "Edict.Targetname");
            edict.className = values_.integer<std::int32_t>(members[3], "Edict.Classname");
        } else {
            const auto members = values_.members(token, kEdictNames, &unknownOfEdicts_);
            low = members[0];
            high = members[1];
            edict.entity = values_.integer<std::int32_t>(members[2], "Edict.EntityId");
        }
        edict.minimum = values_.place(token, low, "Edict.Mins");
        edict.maximum = values_.place(token, high, "Edict.Maxs");
        return edict;
    }

    void resolveTargets() {
        NavFile& graph = json_.graph;
        std::map<PlaceKey, std::size_t> nodes;
        std::set<PlaceKey> twice;
        for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
            const auto key = keyOf(graph.nodes[i].origin);
            if (!nodes.insert_or_assign(key, i).second)
                twice.insert(key);
        }
        std::size_t ambiguous = 0;
        std::size_t lost = 0;
        for (const Pending& pending : pending_) {
            const auto key = keyOf(pending.target);
            const auto it = nodes.find(key);
            if (it == nodes.end()) {
                noteLost(pending, lost++);
                continue;
            }
            if (graph.links.size() == kMaxNavLinks) {
                values_.where = {};
                return values_.fail(FormatErrorCode::CountTooLarge, pending.token, "Links", "more",
                                    fmt::format("at most {}", kMaxNavLinks));
            }
            if (twice.contains(key) && ambiguous++ < kMostNotes)
                json_.notes.push_back(fmt::format("Node {}, link {}: several nodes are at {}, {}, {}. Using node {}.",
                                                  pending.where.node, pending.where.link, pending.target.x,
                                                  pending.target.y, pending.target.z, it->second));
            addLink(pending, it->second);
        }
        if (lost > kMostNotes)
            json_.notes.push_back(fmt::format("{} more links without a target node were dropped.", lost - kMostNotes));
        if (ambiguous > kMostNotes)
            json_.notes.push_back(
                fmt::format("{} more links lead to positions with several nodes.", ambiguous - kMostNotes));
        std::size_t first = 0;
        for (NavNode& node : graph.nodes) {
            node.firstLink = static_cast<std::uint16_t>(first);
            first += node.linkCount;
        }
    }

    void noteLost(const Pending& pending, std::size_t before) {
        if (before < kMostNotes)
            json_.notes.push_back(
                fmt::format("Node {}, link {}, line {}: there is no node at {}, {}, {}. The link was dropped.",
                            pending.where.node, pending.where.link, lineAt(text_, tape_[pending.token].start),
                            pending.target.x, pending.target.y, pending.target.z));
    }

    void addLink(const Pending& pending, std::size_t target) {
        NavFile& graph = json_.graph;
        NavLink link = pending.link;
        link.target = static_cast<std::uint16_t>(target);
        if (pending.traversal) {
            link.traversal = static_cast<std::uint16_t>(graph.traversals.size());
            graph.traversals.push_back(*pending.traversal);
        }
        if (pending.edict) {
            graph.edicts.push_back(*pending.edict);
            graph.edicts.back().link = static_cast<std::uint16_t>(graph.links.size());
        }
        graph.links.push_back(link);
        ++graph.nodes[pending.where.node].linkCount;
    }

    /// See NavJson::meta. Values keep the indentation of the file.
    std::string readMeta(std::size_t settings) const {
        const std::string_view newline = text_.find("\r\n") != std::string_view::npos ? "\r\n" : "\n";
        std::string members;
        const auto add = [&](std::size_t key, std::string_view value) {
            members += fmt::format("{}{}  {}: {}", members.empty() ? "" : ",", newline, tape_.raw(key), value);
        };
        for (std::size_t key = 1; key < tape_[0].next; key = tape_[key + 1].next) {
            const auto name = tape_.string(key);
            const std::size_t value = key + 1;
            if (name == "Version" || name == "Nodes")
                continue;
            if (name != "Settings" || !hasSettings())
                add(key, tape_.raw(value));
            else if (value == settings)
                if (const auto rest = settingsBeside(settings, newline); !rest.empty())
                    add(key, rest);
        }
        const auto space = text_.substr(tape_[0].end);
        if (members.empty() && space.empty() && newline == "\n")
            return {};
        return fmt::format("{{{}{}}}{}", members, newline, space);
    }

    /// The settings other than the heuristic; empty if there are none.
    std::string settingsBeside(std::size_t settings, std::string_view newline) const {
        std::string members;
        for (std::size_t key = settings + 1; key < tape_[settings].next; key = tape_[key + 1].next) {
            if (tape_.string(key) != "Heuristic")
                members += fmt::format("{}{}    {}: {}", members.empty() ? "" : ",", newline, tape_.raw(key),
                                       tape_.raw(key + 1));
        }
        return members.empty() ? members : fmt::format("{{{}{}  }}", members, newline);
    }

    void noteUnknown() {
        const std::pair<std::string_view, const Unknown*> kinds[] = {
            {"node", &unknownOfNodes_}, {"link", &unknownOfLinks_}, {"edict", &unknownOfEdicts_}};
        for (const auto& [kind, unknown] : kinds) {
            std::size_t notes = 0;
            for (const auto& [name, count] : *unknown) {
                if (notes++ < kMostNotes)
                    json_.notes.push_back(fmt::format("Unknown member \"{}\" of {} {}{} was dropped.", name, count,
                                                      kind, count == 1 ? "" : "s"));
            }
        }
    }

    std::string_view text_;
    const JsonTape& tape_;
    NavJson json_;
    JsonValues values_;
    std::vector<Pending> pending_;
    Unknown unknownOfNodes_;
    Unknown unknownOfLinks_;
    Unknown unknownOfEdicts_;
};

} // namespace

std::int32_t navVersionOf(std::int32_t navJson) {
    return navJson <= 1 ? 14 : navJson == 2 ? 15 : 17;
}

bool mayBeNavJson(std::span<const std::byte> start) {
    auto text = bytes::textOf(start);
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

bytes::Result<NavJson> readNavJson(std::span<const std::byte> file) {
    const auto text = bytes::textOf(file);
    const auto tape = JsonTape::parse(text);
    if (!tape)
        return tl::unexpected(tape.error());
    return NavReader(text, *tape).read();
}

} // namespace navsmith::quake
