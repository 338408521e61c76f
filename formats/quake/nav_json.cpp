#include "formats/quake/nav_json.h"

#include "formats/quake/json_tape.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

namespace navsmith::quake {

using bytes::FormatError;
using bytes::FormatErrorCode;

namespace {

constexpr std::size_t kAbsent = std::numeric_limits<std::size_t>::max();
constexpr std::size_t kMostNotes = 20; ///< of one kind
constexpr float kUsualHeuristic = 0.8F;

// Names of members -----------------------------------------------------------------------------------------------

constexpr std::array<std::string_view, 3> kFileNames{"Version", "Settings", "Nodes"};
constexpr std::array<std::string_view, 1> kSettingsNames{"Heuristic"};
constexpr std::array<std::string_view, 4> kNodeNames{"Origin", "Flags", "Links", "Radius"};
constexpr std::array<std::string_view, 4> kLinkNames{"Target", "Type", "Traversal", "Edict"};
constexpr std::array<std::string_view, 3> kEdictNames{"Mins", "Maxs", "EntityId"};
constexpr std::array<std::string_view, 4> kOldEdictNames{"Mins", "Maxs", "Targetname", "Classname"};

/// Origins that are equal as numbers: zero has two signs.
using PlaceKey = std::array<std::uint32_t, 3>;

PlaceKey keyOf(const glm::vec3& place) {
    PlaceKey key{};
    for (std::size_t i = 0; i < 3; ++i)
        key[i] = std::bit_cast<std::uint32_t>(
            place[static_cast<glm::length_t>(i)] == 0 ? 0.0F : place[static_cast<glm::length_t>(i)]);
    return key;
}

std::string_view nameOf(JsonKind kind) {
    constexpr std::array<std::string_view, 7> names{"null",     "true or false", "a number", "a string",
                                                    "an array", "an object",     "a key"};
    return names[static_cast<std::size_t>(kind)];
}

/// Where in the graph the reader is, for messages.
struct Where {
    std::size_t node = kAbsent;
    std::size_t link = kAbsent;
};

class Reader {
public:
    Reader(std::string_view text, const JsonTape& tape) : text_(text), tape_(tape) {}

    bytes::Result<NavJson> read() {
        if (tape_[0].kind != JsonKind::Object)
            return tl::unexpected(FormatError{FormatErrorCode::BadMagic,
                                              tape_[0].start,
                                              "JSON",
                                              std::string(nameOf(tape_[0].kind)),
                                              "an object",
                                              {}});
        const auto members = membersOf<kFileNames.size()>(0, kFileNames, nullptr);
        readVersion(members[0]);
        if (!error_)
            readSettings(members[1]);
        if (!error_)
            readNodes(members[2]);
        if (error_)
            return tl::unexpected(std::move(*error_));
        resolveTargets();
        if (error_)
            return tl::unexpected(std::move(*error_));
        json_.meta = readMeta(members[1]);
        noteUnknown();
        return std::move(json_);
    }

private:
    using Unknown = std::map<std::string, std::size_t>;

    /// A target that has not been looked up, and what to say if there is none.
    struct Pending {
        Where where;
        std::size_t token = 0;
        glm::vec3 target{0};
        NavLink link;
        std::optional<NavTraversal> traversal;
        std::optional<NavEdict> edict;
    };

    void fail(FormatErrorCode code, std::size_t token, std::string_view field, std::string found,
              std::string expected) {
        if (error_)
            return;
        std::string path;
        if (where_.node != kAbsent)
            path += fmt::format("Nodes[{}].", where_.node);
        if (where_.link != kAbsent)
            path += fmt::format("Links[{}].", where_.link);
        const std::size_t offset = tape_[token].start;
        error_ = FormatError{code,
                             offset,
                             fmt::format("{}{}, line {}", path, field, lineAt(text_, offset)),
                             std::move(found),
                             std::move(expected),
                             {}};
    }

    /// Long values are cut, so that a message stays one.
    [[nodiscard]] std::string shown(std::size_t token) const {
        const auto kind = tape_[token].kind;
        if (kind == JsonKind::Array || kind == JsonKind::Object)
            return std::string(nameOf(kind));
        constexpr std::size_t most = 40;
        const auto raw = tape_.raw(token);
        return raw.size() <= most ? std::string(raw) : std::string(raw.substr(0, most)) + "...";
    }

    bool expect(std::size_t token, JsonKind kind, std::string_view field) {
        if (tape_[token].kind != kind)
            fail(FormatErrorCode::BadValue, token, field, shown(token), std::string(nameOf(kind)));
        return !error_;
    }

    /// The values of members by their names; kAbsent for those that are not there or null. The last of one name counts.
    template <std::size_t Count>
    std::array<std::size_t, Count> membersOf(std::size_t object, std::span<const std::string_view> names,
                                             Unknown* unknown) {
        std::array<std::size_t, Count> found{};
        found.fill(kAbsent);
        for (std::size_t key = object + 1; key < tape_[object].next; key = tape_[key + 1].next) {
            const auto name = tape_.string(key);
            const auto it = std::find(names.begin(), names.end(), name);
            if (it != names.end())
                found[static_cast<std::size_t>(it - names.begin())] =
                    tape_[key + 1].kind == JsonKind::Null ? kAbsent : key + 1;
            else if (unknown != nullptr)
                ++(*unknown)[name];
        }
        return found;
    }

    template <typename T>
    T integer(std::size_t token, std::string_view field) {
        if (token == kAbsent || error_)
            return 0;
        const auto raw = tape_.raw(token);
        T value = 0;
        const auto [end, fault] = std::from_chars(raw.data(), raw.data() + raw.size(), value);
        if (tape_[token].kind != JsonKind::Number || fault != std::errc() || end != raw.data() + raw.size())
            fail(FormatErrorCode::BadValue, token, field, shown(token),
                 fmt::format("a whole number from {} to {}", std::numeric_limits<T>::min(),
                             std::numeric_limits<T>::max()));
        return value;
    }

    float real(std::size_t token, std::string_view field) {
        const auto raw = tape_.raw(token);
        float value = 0;
        if (tape_[token].kind == JsonKind::Number) {
            const auto [end, fault] = std::from_chars(raw.data(), raw.data() + raw.size(), value);
            if (fault == std::errc())
                return value;
            // Out of range: what is too small is zero.
            double wide = 0;
            const auto [wideEnd, wideFault] = std::from_chars(raw.data(), raw.data() + raw.size(), wide);
            const bool tiny = wideFault == std::errc() ? wide > -1 && wide < 1
                                                       : raw.find("e-") != raw.npos || raw.find("E-") != raw.npos;
            if (tiny)
                return raw.front() == '-' ? -0.0F : 0.0F;
        } else if (raw == "\"NaN\"") {
            return std::numeric_limits<float>::quiet_NaN();
        } else if (raw == "\"Infinity\"") {
            return std::numeric_limits<float>::infinity();
        } else if (raw == "\"-Infinity\"") {
            return -std::numeric_limits<float>::infinity();
        }
        fail(FormatErrorCode::BadValue, token, field, shown(token), "a number of 32 bits");
        return 0;
    }

    glm::vec3 place(std::size_t object, std::size_t token, std::string_view field) {
        glm::vec3 value{0};
        if (error_)
            return value;
        if (token == kAbsent) {
            fail(FormatErrorCode::BadValue, object, field, "nothing", "three numbers");
            return value;
        }
        if (tape_[token].kind != JsonKind::Array || tape_[token].next - token != 4) {
            fail(FormatErrorCode::BadValue, token, field, shown(token), "an array of three numbers");
            return value;
        }
        for (std::size_t i = 0; i < 3 && !error_; ++i)
            value[static_cast<glm::length_t>(i)] = real(token + 1 + i, field);
        return value;
    }

    void readVersion(std::size_t token) {
        if (token == kAbsent)
            return fail(FormatErrorCode::BadMagic, 0, "Version", "nothing", "the version of waypoints");
        json_.version = integer<std::int32_t>(token, "Version");
        if (!error_ && (json_.version < kFirstNavJson || json_.version > kLastNavJson))
            fail(FormatErrorCode::Unsupported, token, "Version", shown(token),
                 fmt::format("{} to {}", kFirstNavJson, kLastNavJson));
        NavFile& graph = json_.graph;
        graph.game = NavGame::Quake;
        graph.version = navVersionOf(json_.version);
        if (!error_)
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
            if (!expect(token, JsonKind::Object, "Settings"))
                return;
            heuristic = membersOf<1>(token, kSettingsNames, nullptr)[0];
        }
        if (heuristic != kAbsent)
            json_.graph.heuristic = real(heuristic, "Settings.Heuristic");
        else
            json_.notes.push_back(fmt::format("The text says no heuristic: taken is {}.", kUsualHeuristic));
    }

    void readNodes(std::size_t token) {
        if (token == kAbsent)
            return fail(FormatErrorCode::BadValue, 0, "Nodes", "nothing", "an array");
        if (!expect(token, JsonKind::Array, "Nodes"))
            return;
        for (std::size_t at = token + 1; at < tape_[token].next && !error_; at = tape_[at].next) {
            if (json_.graph.nodes.size() == kMaxNavNodes)
                return fail(FormatErrorCode::CountTooLarge, at, "Nodes", "more",
                            fmt::format("at most {}", kMaxNavNodes));
            readNode(at);
        }
    }

    void readNode(std::size_t token) {
        where_ = {json_.graph.nodes.size(), kAbsent};
        if (!expect(token, JsonKind::Object, "node"))
            return;
        const auto members = membersOf<kNodeNames.size()>(token, kNodeNames, &unknownOfNodes_);
        NavNode node;
        node.origin = place(token, members[0], "Origin");
        node.flags = integer<std::uint16_t>(members[1], "Flags");
        node.radius = integer<std::uint16_t>(members[3], "Radius");
        json_.graph.nodes.push_back(node);
        const std::size_t links = members[2];
        if (!error_ && links != kAbsent && expect(links, JsonKind::Array, "Links")) {
            where_.link = 0;
            for (std::size_t at = links + 1; at < tape_[links].next && !error_; at = tape_[at].next, ++where_.link)
                readLink(at);
        }
        if (!error_)
            where_ = {};
    }

    void readLink(std::size_t token) {
        if (!expect(token, JsonKind::Object, "link"))
            return;
        const auto members = membersOf<kLinkNames.size()>(token, kLinkNames, &unknownOfLinks_);
        Pending& pending = pending_.emplace_back();
        pending.where = where_;
        pending.token = token;
        pending.target = place(token, members[0], "Target");
        const auto type = integer<std::uint16_t>(members[1], "Type");
        pending.link.type = static_cast<std::uint8_t>(type & 0xFFU);
        pending.link.mask = static_cast<std::uint8_t>(type >> 8U);
        if (members[2] != kAbsent)
            pending.traversal = readTraversal(members[2]);
        if (members[3] != kAbsent)
            pending.edict = readEdict(members[3]);
    }

    NavTraversal readTraversal(std::size_t token) {
        NavTraversal traversal;
        if (!expect(token, JsonKind::Array, "Traversal"))
            return traversal;
        std::array<std::size_t, 3> points{};
        std::size_t count = 0;
        for (std::size_t at = token + 1; at < tape_[token].next; at = tape_[at].next, ++count) {
            if (count < points.size())
                points[count] = at;
        }
        if (count != points.size()) {
            fail(FormatErrorCode::BadValue, token, "Traversal", fmt::format("{} points", count), "three points");
            return traversal;
        }
        traversal.exit = place(token, points[0], "Traversal[0]");
        traversal.start = place(token, points[1], "Traversal[1]");
        traversal.end = place(token, points[2], "Traversal[2]");
        return traversal;
    }

    NavEdict readEdict(std::size_t token) {
        NavEdict edict;
        if (!expect(token, JsonKind::Object, "Edict"))
            return edict;
        const bool named = json_.graph.layout.edicts == EdictForm::Strings;
        const auto names = named ? std::span<const std::string_view>(kOldEdictNames) : kEdictNames;
        const auto members = membersOf<kOldEdictNames.size()>(token, names, &unknownOfEdicts_);
        edict.minimum = place(token, members[0], "Edict.Mins");
        edict.maximum = place(token, members[1], "Edict.Maxs");
        if (named) {
            edict.targetName = integer<std::int32_t>(members[2], "Edict.Targetname");
            edict.className = integer<std::int32_t>(members[3], "Edict.Classname");
        } else {
            edict.entity = integer<std::int32_t>(members[2], "Edict.EntityId");
        }
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
            const auto found = nodes.find(key);
            if (found == nodes.end()) {
                noteLost(pending, lost++);
                continue;
            }
            if (graph.links.size() == kMaxNavLinks) {
                where_ = {};
                return fail(FormatErrorCode::CountTooLarge, pending.token, "Links", "more",
                            fmt::format("at most {}", kMaxNavLinks));
            }
            if (twice.contains(key) && ambiguous++ < kMostNotes)
                json_.notes.push_back(fmt::format(
                    "Node {}, link {}: several nodes are at {}, {}, {}; taken is node {}.", pending.where.node,
                    pending.where.link, pending.target.x, pending.target.y, pending.target.z, found->second));
            addLink(pending, found->second);
        }
        if (lost > kMostNotes)
            json_.notes.push_back(fmt::format("{} more links lead to no node and are left out.", lost - kMostNotes));
        if (ambiguous > kMostNotes)
            json_.notes.push_back(
                fmt::format("{} more links lead to where several nodes are.", ambiguous - kMostNotes));
        std::size_t first = 0;
        for (NavNode& node : graph.nodes) {
            node.firstLink = static_cast<std::uint16_t>(first);
            first += node.linkCount;
        }
    }

    void noteLost(const Pending& pending, std::size_t before) {
        if (before < kMostNotes)
            json_.notes.push_back(fmt::format("Node {}, link {}, line {}: no node is at {}, {}, {}; left out.",
                                              pending.where.node, pending.where.link,
                                              lineAt(text_, tape_[pending.token].start), pending.target.x,
                                              pending.target.y, pending.target.z));
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

    /// See NavJson::meta. Members keep the indentation of the text.
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

    /// Settings without the heuristic; empty if there are no others.
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
            {"nodes", &unknownOfNodes_}, {"links", &unknownOfLinks_}, {"edicts", &unknownOfEdicts_}};
        for (const auto& [kind, unknown] : kinds) {
            std::size_t told = 0;
            for (const auto& [name, count] : *unknown) {
                if (told++ < kMostNotes)
                    json_.notes.push_back(
                        fmt::format("\"{}\" of {} {} is not known and is left out.", name, count, kind));
            }
        }
    }

    std::string_view text_;
    const JsonTape& tape_;
    NavJson json_;
    Where where_;
    std::vector<Pending> pending_;
    Unknown unknownOfNodes_;
    Unknown unknownOfLinks_;
    Unknown unknownOfEdicts_;
    std::optional<FormatError> error_;
};

std::string_view textOf(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

} // namespace

std::int32_t navVersionOf(std::int32_t navJson) {
    return navJson <= 1 ? 14 : navJson == 2 ? 15 : 17;
}

bool mayBeNavJson(std::span<const std::byte> start) {
    auto text = textOf(start);
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

bool isNavJsonMeta(std::string_view text) {
    if (text.empty())
        return true;
    const auto tape = JsonTape::parse(text);
    return tape && (*tape)[0].kind == JsonKind::Object;
}

bytes::Result<NavJson> readNavJson(std::span<const std::byte> file) {
    const auto text = textOf(file);
    const auto tape = JsonTape::parse(text);
    if (!tape)
        return tl::unexpected(tape.error());
    return Reader(text, *tape).read();
}

} // namespace navsmith::quake
