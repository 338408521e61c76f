// Frogbot 2: QuakeC statements inside a function, and a comment that lists the markers.
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

enum FrogKind : std::uint8_t {
    Start = 1,
    StartComment,
    Made,
    Lsq,
    ZoneOf,
    GoalOf,
    ViewOf,
    DoorOf,
    AnglesOf,
    TypeOf,
    PathTo,
    ModeOf,
    TurnOf,
    CloseBody,
    ListHead, ///< the line that opens the comment with the list
    Info
};

constexpr std::string_view kStart = "custom_marker_start=";
constexpr std::string_view kStartComment = "// custom markers start at m";
constexpr std::string_view kList = "/* MarkerInfo";
constexpr std::string_view kMadeClass = "marker";
constexpr std::uint32_t kMostMarker = 4096; ///< numbers above are not read; the game stops at 350

/// Blanks in quotes stay.
std::string withoutBlanks(std::string_view text) {
    std::string out;
    bool quoted = false;
    for (const char c : text) {
        quoted = quoted != (c == '\'');
        if (quoted || static_cast<unsigned char>(c) > ' ')
            out += c;
    }
    return out;
}

/// A text that people may have typed, so that it does not end the statement.
std::string inStatement(std::string text) {
    std::erase_if(text, [](char c) { return c == ';' || c == '}' || static_cast<unsigned char>(c) < ' '; });
    return text;
}

/// A class as one word.
std::string wordOf(std::string text) {
    std::erase_if(text, [](char c) { return c == ';' || static_cast<unsigned char>(c) <= ' '; });
    return text;
}

/// "m12" with this beginning and end cut off.
std::optional<std::uint32_t> markerIn(std::string_view text) {
    return text.starts_with('m') ? toIndex(text.substr(1), kMostMarker) : std::nullopt;
}

class FrogParser {
public:
    Parsed parse(std::string_view text) {
        auto& w = out_.values;
        w.dialect = Dialect::Frogbot2;
        w.crlf = hasCrLf(text) ? 1 : 0;
        w.ended = text.empty() || text.ends_with('\n') ? 1 : 0;
        rest_ = text;
        begin_ = text.data();
        readHead();
        readBody();
        readList();
        number();
        return std::move(out_);
    }

private:
    void close(Key key) {
        if (rest_.data() != begin_)
            out_.pieces.push_back({key, {begin_, static_cast<std::size_t>(rest_.data() - begin_)}});
        begin_ = rest_.data();
    }

    /// A comment or a text in quotes at the front; its length, or 0.
    [[nodiscard]] std::size_t commentLength() const {
        if (rest_.starts_with("//"))
            return std::min(rest_.find('\n'), rest_.size());
        if (rest_.starts_with("/*")) {
            const auto end = rest_.find("*/", 2);
            return end == std::string_view::npos ? rest_.size() : end + 2;
        }
        return 0;
    }

    /// Up to the brace that opens the function, and the end of its line.
    void readHead() {
        while (!rest_.empty()) {
            if (const auto comment = commentLength(); comment != 0) {
                rest_.remove_prefix(comment);
                continue;
            }
            const bool opens = rest_.front() == '{';
            rest_.remove_prefix(1);
            if (opens)
                break;
        }
        if (withoutEnd(rest_.substr(0, std::min(rest_.find('\n'), rest_.size()))).empty() && !rest_.empty())
            (void)takeLine(rest_);
        out_.values.head = {begin_, static_cast<std::size_t>(rest_.data() - begin_)};
        close({});
    }

    void readBody() {
        while (!rest_.empty() && rest_.front() != '}') {
            if (const auto comment = commentLength(); comment != 0) {
                readComment(comment);
            } else if (static_cast<unsigned char>(rest_.front()) <= ' ') {
                rest_.remove_prefix(1);
            } else {
                close({});
                const auto end = rest_.find_first_of(";}");
                if (end == std::string_view::npos || rest_[end] == '}') {
                    rest_.remove_prefix(std::min(end, rest_.size()));
                    ++out_.values.unread;
                    close({});
                    continue;
                }
                const auto statement = withoutBlanks(rest_.substr(0, end));
                const auto text = rest_.substr(0, end + 1);
                rest_.remove_prefix(end + 1);
                const auto key = read(statement);
                if (!key)
                    out_.values.extras += std::string(text) + std::string(lineEnd(out_.values.crlf != 0));
                close(key.value_or(Key{}));
            }
        }
        if (rest_.empty())
            return;
        close({});
        rest_.remove_prefix(rest_.starts_with("};") ? 2 : 1);
        close({CloseBody, 0, 0});
        ended_ = true;
    }

    void readComment(std::size_t length) {
        const auto comment = rest_.substr(0, length);
        const auto stated = comment.starts_with(kStartComment)
                                ? toIndex(withoutEnd(comment.substr(kStartComment.size())), kMostMarker)
                                : std::nullopt;
        if (!stated || out_.values.start != StartStyle::Unstated) {
            rest_.remove_prefix(length);
            return;
        }
        close({});
        (void)takeLine(rest_);
        out_.values.start = StartStyle::Comment;
        stated_ = *stated;
        close({StartComment, 0, 0});
    }

    Node& node(std::uint32_t number) {
        if (numbered_.size() < number)
            numbered_.resize(number);
        return numbered_[number - 1];
    }
    Link& link(std::uint32_t number, std::uint8_t slot) {
        node(number);
        const auto [at, isNew] = places_.try_emplace({number, slot}, out_.values.links.size());
        if (isNew)
            out_.values.links.push_back({.owner = number - 1, .slot = slot});
        return out_.values.links[at->second];
    }

    /// A statement without blanks and semicolon; nothing if it is about no marker.
    std::optional<Key> read(std::string_view s) {
        if (s == "LSQ()")
            return Key{Lsq, 0, 0};
        if (s.starts_with(kStart)) {
            const auto first = toIndex(s.substr(kStart.size()), kMostMarker);
            if (!first)
                return std::nullopt;
            out_.values.start = StartStyle::Statement;
            stated_ = *first;
            return Key{Start, 0, 0};
        }
        if (s.starts_with("N(") && s.ends_with(')'))
            return readMade(s.substr(2, s.size() - 3));
        if (s.size() > 4 && (s[0] == 'Z' || s[0] == 'G') && s.ends_with(')'))
            return readZone(s);
        if (s.starts_with('m'))
            return readMember(s);
        return std::nullopt;
    }

    std::optional<Key> readMade(std::string_view arguments) {
        std::string text(arguments);
        std::ranges::replace(text, ',', ' ');
        std::erase(text, '\'');
        const auto place = toVector(text);
        if (!place)
            return std::nullopt;
        made_.push_back(*place);
        return Key{Made, static_cast<std::uint32_t>(made_.size()), 0};
    }

    std::optional<Key> readZone(std::string_view s) {
        const auto open = s.find('(');
        const auto value = open == std::string_view::npos ? std::nullopt : toIndex(s.substr(1, open - 1), 255);
        const auto marker = value ? markerIn(s.substr(open + 1, s.size() - open - 2)) : std::nullopt;
        if (!marker)
            return std::nullopt;
        const bool zone = s[0] == 'Z';
        (zone ? node(*marker).zone : node(*marker).goal) = static_cast<std::uint8_t>(*value);
        return Key{zone ? ZoneOf : GoalOf, *marker, 0};
    }

    /// "m12.P0=m13"
    std::optional<Key> readMember(std::string_view s) {
        const auto dot = s.find('.');
        const auto equals = s.find('=');
        if (dot == std::string_view::npos || equals == std::string_view::npos || equals < dot)
            return std::nullopt;
        const auto marker = markerIn(s.substr(0, dot));
        if (!marker)
            return std::nullopt;
        const auto member = s.substr(dot + 1, equals - dot - 1);
        const auto value = s.substr(equals + 1);
        if (member == "rj_angles") {
            node(*marker).rocketAngles = value;
            return Key{AnglesOf, *marker, 0};
        }
        const auto number = toNumber(value);
        if (member == "view_ofs_z" && number) {
            node(*marker).viewOffset = *number;
            return Key{ViewOf, *marker, 0};
        }
        if (member == "d_door_open" && number) {
            node(*marker).doorDistance = *number;
            return Key{DoorOf, *marker, 0};
        }
        const auto bits = toWhole(value);
        if (member == "T" && bits && *bits >= 0) {
            node(*marker).flags = static_cast<std::uint32_t>(*bits);
            return Key{TypeOf, *marker, 0};
        }
        const auto slots = static_cast<char>('0' + limitsOf(Dialect::Frogbot2).slots);
        if (member.size() != 2 || member[1] < '0' || member[1] >= slots)
            return std::nullopt;
        return readSlot(member[0], *marker, static_cast<std::uint8_t>(member[1] - '0'), value);
    }

    std::optional<Key> readSlot(char member, std::uint32_t marker, std::uint8_t slot, std::string_view value) {
        if (member == 'P') {
            const auto target = markerIn(value);
            if (!target)
                return std::nullopt;
            node(*target);
            link(marker, slot).target = *target;
            return Key{PathTo, marker, slot};
        }
        if (member == 'D') {
            const auto bits = toWhole(value);
            if (!bits || *bits < 0)
                return std::nullopt;
            link(marker, slot).flags = static_cast<std::uint32_t>(*bits);
            return Key{ModeOf, marker, slot};
        }
        const auto turn = toNumber(value);
        if (member != 'R' || !turn)
            return std::nullopt;
        link(marker, slot).turn = *turn;
        return Key{TurnOf, marker, slot};
    }

    void readList() {
        auto& w = out_.values;
        const auto at = rest_.find(kList);
        if (!ended_ || at == std::string_view::npos) {
            auto foot = rest_;
            if (ended_ && withoutEnd(takeLine(foot)).empty())
                w.foot = foot;
            else
                w.foot = rest_;
            rest_.remove_prefix(rest_.size());
            close({});
            return;
        }
        w.listed = 1;
        rest_.remove_prefix(at);
        (void)takeLine(rest_);
        close({ListHead, 0, 0});
        while (!rest_.empty() && !rest_.starts_with("*/")) {
            const auto line = takeLine(rest_);
            close(readInfo(line));
        }
        if (!rest_.empty())
            (void)takeLine(rest_);
        w.foot = rest_;
        rest_.remove_prefix(rest_.size());
        close({});
    }

    /// "m12 weapon_nailgun 160 224 0;"
    Key readInfo(std::string_view line) {
        auto words = wordsOf(line);
        if (words.size() < 5)
            return {};
        if (words[4].ends_with(';'))
            words[4].remove_suffix(1);
        const auto marker = markerIn(words[0]);
        std::array<std::optional<float>, 3> place;
        for (std::size_t i = 0; i < place.size(); ++i)
            place[i] = toNumber(words[i + 2]);
        if (!marker || !place[0] || !place[1] || !place[2])
            return {};
        auto& n = node(*marker);
        n.className = words[1];
        n.origin = {*place[0], *place[1], *place[2]};
        if (words[1] == kMadeClass && (firstListed_ == 0 || *marker < firstListed_))
            firstListed_ = *marker;
        return {Info, *marker, 0};
    }

    void number() {
        const auto highest = static_cast<std::uint32_t>(numbered_.size());
        const auto first = stated_ != 0 ? stated_ : firstListed_;
        const auto ofMap = std::max<std::size_t>(first != 0 ? first - 1 : 0, impliedMapMarkers(highest, made_.size()));
        numbered_.resize(ofMap + made_.size());
        for (std::size_t i = 0; i < numbered_.size(); ++i) {
            numbered_[i].fromMap = i < ofMap;
            if (numbered_[i].fromMap)
                continue;
            numbered_[i].origin = made_[i - ofMap];
            numbered_[i].className.clear(); // all are listed alike
        }
        for (auto& piece : out_.pieces) {
            if (piece.key.kind == Made)
                piece.key.node += static_cast<std::uint32_t>(ofMap);
        }
        out_.values.nodes = std::move(numbered_);
        arrangeLinks(out_.values.links);
    }

    Parsed out_;
    std::string_view rest_;
    const char* begin_ = nullptr; ///< of the piece that is read
    bool ended_ = false;          ///< the function is
    std::vector<Node> numbered_;
    std::vector<glm::vec3> made_;
    std::map<std::pair<std::uint32_t, std::uint8_t>, std::size_t> places_; ///< of links, by marker and slot
    std::uint32_t stated_ = 0;      ///< number of the first made marker; 0: unstated
    std::uint32_t firstListed_ = 0; ///< the same from the list of markers
};

std::size_t madeCount(const Waypoints& w) {
    return static_cast<std::size_t>(std::ranges::count_if(w.nodes, [](const Node& n) { return !n.fromMap; }));
}

void addNodeStatements(const Waypoints& w, FrogKind kind, std::vector<Statement>& out) {
    for (std::size_t i = 0; i < w.nodes.size(); ++i) {
        const auto& n = w.nodes[i];
        const auto number = static_cast<std::uint32_t>(i + 1);
        const auto add = [&](FrogKind as, std::string text) { out.push_back({{as, number, 0}, std::move(text)}); };
        if (kind == Made && !n.fromMap)
            add(Made, fmt::format("N({},{},{});", whole(n.origin.x), whole(n.origin.y), whole(n.origin.z)));
        if (kind == ZoneOf && n.zone != 0)
            add(ZoneOf, fmt::format("Z{}(m{});", n.zone, number));
        if (kind == GoalOf && n.goal != 0)
            add(GoalOf, fmt::format("G{}(m{});", n.goal, number));
        if (kind == TypeOf && n.flags != 0)
            add(TypeOf, fmt::format("m{}.T={};", number, n.flags & 0x7FFFFFFFU));
        if (kind == Info) {
            const auto name = n.fromMap ? wordOf(n.className) : std::string(kMadeClass);
            if (!name.empty())
                add(Info, fmt::format("m{} {} {} {} {};{}", number, name, whole(n.origin.x), whole(n.origin.y),
                                      whole(n.origin.z), lineEnd(w.crlf != 0)));
        }
        if (kind != ViewOf)
            continue;
        if (n.viewOffset != 0)
            add(ViewOf, fmt::format("m{}.view_ofs_z={};", number, shortest(n.viewOffset)));
        if (n.doorDistance != 0)
            add(DoorOf, fmt::format("m{}.d_door_open={};", number, shortest(n.doorDistance)));
        if (!inStatement(n.rocketAngles).empty())
            add(AnglesOf, fmt::format("m{}.rj_angles={};", number, inStatement(n.rocketAngles)));
    }
}

void addLinkStatements(const Waypoints& w, FrogKind kind, std::vector<Statement>& out) {
    for (const auto& l : w.links) {
        const auto number = l.owner + 1;
        if (kind == PathTo)
            out.push_back({{PathTo, number, l.slot}, fmt::format("m{}.P{}=m{};", number, l.slot, l.target)});
        if (kind == ModeOf && l.flags != 0)
            out.push_back(
                {{ModeOf, number, l.slot}, fmt::format("m{}.D{}={};", number, l.slot, l.flags & 0x7FFFFFFFU)});
        if (kind == ModeOf && l.turn != 0)
            out.push_back({{TurnOf, number, l.slot}, fmt::format("m{}.R{}={};", number, l.slot, shortest(l.turn))});
    }
}

/// Statements of one sort, of which so many go on a line.
struct Block {
    std::vector<Statement> statements;
    std::size_t perLine = 1;
};

std::vector<Block> blocksOf(const Waypoints& w) {
    std::vector<Block> blocks;
    const auto ofNodes = [&](FrogKind kind, std::size_t perLine) {
        addNodeStatements(w, kind, blocks.emplace_back(Block{{}, perLine}).statements);
    };
    const auto ofLinks = [&](FrogKind kind, std::size_t perLine) {
        addLinkStatements(w, kind, blocks.emplace_back(Block{{}, perLine}).statements);
    };
    const auto first = w.nodes.size() - madeCount(w) + 1;
    if (w.start == StartStyle::Statement || (w.start == StartStyle::Unstated && w.listed == 0))
        blocks.push_back({{{{Start, 0, 0}, fmt::format("{}{};", kStart, first)}}, 1});
    if (w.start == StartStyle::Comment) // a line, which has its end in the text
        blocks.push_back(
            {{{{StartComment, 0, 0}, fmt::format("{}{}{}", kStartComment, first, lineEnd(w.crlf != 0))}}, 0});
    ofNodes(Made, 4);
    blocks.push_back({{{{Lsq, 0, 0}, "LSQ();"}}, 1});
    ofNodes(ZoneOf, 8);
    ofNodes(GoalOf, 8);
    ofNodes(ViewOf, 4);
    ofNodes(TypeOf, 8);
    ofLinks(PathTo, 6);
    ofLinks(ModeOf, 6);
    return blocks;
}

std::vector<Statement> frogStatements(const Waypoints& w) {
    std::vector<Statement> all;
    for (auto& block : blocksOf(w))
        std::ranges::move(block.statements, std::back_inserter(all));
    all.push_back({{CloseBody, 0, 0}, "};"});
    if (w.listed != 0) {
        all.push_back({{ListHead, 0, 0}, std::string(kList)});
        addNodeStatements(w, Info, all);
    }
    return all;
}

} // namespace

Parsed parseFrogbot2(const std::vector<std::string>& texts) {
    return FrogParser().parse(texts.front());
}

std::vector<std::string> anewFrogbot2(const Waypoints& w) {
    const std::string eol(lineEnd(w.crlf != 0));
    auto text = w.head;
    for (const auto& [statements, perLine] : blocksOf(w)) {
        for (std::size_t i = 0; i < statements.size(); ++i) {
            text += statements[i].text;
            if (perLine != 0 && (i % perLine == perLine - 1 || i + 1 == statements.size()))
                text += eol;
        }
    }
    text += w.extras + "};" + eol;
    if (w.listed != 0) {
        std::vector<Statement> list;
        addNodeStatements(w, Info, list);
        text += std::string(kList) + eol;
        for (const auto& line : list)
            text += line.text;
        text += "*/" + eol;
    }
    text += w.foot;
    if (w.ended == 0 && w.foot.empty())
        text = withoutEnd(text);
    return {std::move(text)};
}

std::vector<std::string> patchFrogbot2(const Parsed& was, const Waypoints& w) {
    const auto numbers = numbersAfter(was.values.nodes, w.nodes);
    return {joinStatements(merge(was.pieces, frogStatements(was.values), frogStatements(w), numbers))};
}

} // namespace navsmith::quake_waypoints
