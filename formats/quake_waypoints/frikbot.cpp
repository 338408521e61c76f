// FrikBot's console scripts: what a waypoint has in common with the one before is left out, and long chains are split.
#include "formats/quake_waypoints/patch.h"
#include "formats/quake_waypoints/scan.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <optional>

namespace navsmith::quake_waypoints {

namespace {

enum WayKind : std::uint8_t { Record = 1, End, Join };

constexpr std::uint32_t kMostTarget = 65535;
constexpr std::size_t kTargets = 4;
constexpr std::int32_t kEndMode = 3;
constexpr std::string_view kBreak = "// **** break here ****";
constexpr std::string_view kEnd = "// end waypoint dump";

// The game's estimate of the size of a file: it begins another one where the command buffer would overflow.
constexpr std::size_t kFirstSize = 50;
constexpr std::size_t kLaterSize = 26;
constexpr std::size_t kFullSize = 8000;

/// What the game's variables hold.
struct Variables {
    std::array<float, 3> place{};
    std::array<std::int32_t, kTargets> targets{};
    std::int32_t state = 0; ///< saved4: flags * 4 + mode

    bool operator==(const Variables&) const = default;
};

/// A command of a line: its words, and where it ends with the semicolon behind it.
struct Command {
    std::vector<std::string_view> words;
    std::size_t end = 0;
};

std::vector<Command> commandsOf(std::string_view line) {
    std::vector<Command> all;
    const auto body = withoutEnd(line).substr(0, line.find("//"));
    for (std::size_t at = 0; at < body.size();) {
        const auto end = std::min(body.find(';', at), body.size());
        if (auto words = wordsOf(body.substr(at, end - at)); !words.empty())
            all.push_back({std::move(words), std::min(end + 1, body.size())});
        at = end + 1;
    }
    return all;
}

/// Whether a command sets a variable.
bool assign(const std::vector<std::string_view>& words, Variables& now) {
    if (words.size() != 2 || words[0].empty())
        return false;
    const auto name = words[0].substr(0, words[0].size() - 1);
    const auto index = static_cast<std::size_t>(static_cast<unsigned char>(words[0].back()) - '1');
    if (name == "saved" && index < 3) {
        const auto value = toNumber(words[1]);
        if (value)
            now.place[index] = *value;
        return value.has_value();
    }
    const auto value = toWhole(words[1]);
    const bool target = name == "scratch" && index < kTargets;
    if (!value || (!target && words[0] != "saved4"))
        return false;
    (target ? now.targets[index] : now.state) = *value;
    return true;
}

void apply(std::string_view text, Variables& now) {
    while (!text.empty()) {
        for (const auto& command : commandsOf(takeLine(text)))
            assign(command.words, now);
    }
}

class WayParser {
public:
    Parsed parse(const std::vector<std::string>& texts) {
        out_.values.dialect = Dialect::FrikBot;
        out_.values.endMark = 0;
        for (const auto& text : texts)
            readPart(text);
        const auto& last = texts.back();
        out_.values.crlf = hasCrLf(texts.front()) ? 1 : 0;
        out_.values.ended = last.empty() || last.ends_with('\n') ? 1 : 0;
        return std::move(out_);
    }

private:
    void readPart(std::string_view text) {
        begin_ = text.data();
        open_ = false;
        while (!text.empty()) {
            const auto line = takeLine(text);
            const auto commands = commandsOf(line);
            for (std::size_t i = 0; i < commands.size(); ++i)
                read(commands[i].words,
                     i + 1 < commands.size() ? line.data() + commands[i].end : line.data() + line.size());
            if (commands.empty() && !open_)
                close(line.starts_with(kBreak) ? Key{Join, 0, 0} : Key{}, line.data() + line.size());
        }
        if (begin_ != text.data())
            close({}, text.data());
    }

    void read(const std::vector<std::string_view>& words, const char* end) {
        if (assign(words, now_)) {
            open_ = true;
            if (words[0] == "saved4" && (now_.state & 3) == kEndMode) {
                out_.values.endMark = 1;
                close({End, 0, 0}, end);
            }
        } else if (words[0] == "wait" && words.size() == 1) {
            close(waypoint(), end);
            now_.state = 0;
        } else if (words[0] == "exec" && words.size() == 2 && !open_) {
            close(partNumber(Dialect::FrikBot, words[1]) > 0 ? Key{Join, 0, 0} : Key{}, end);
        } else {
            ++out_.values.unread;
            if (!open_)
                close({}, end);
        }
    }

    void close(Key key, const char* end) {
        out_.pieces.push_back({key, {begin_, static_cast<std::size_t>(end - begin_)}});
        begin_ = end;
        open_ = false;
    }

    Key waypoint() {
        const auto mode = now_.state & 3;
        if (mode != 1 && mode != 2) {
            ++out_.values.unread;
            return {};
        }
        auto& w = out_.values;
        const auto index = static_cast<std::uint32_t>(w.nodes.size());
        auto& node = w.nodes.emplace_back();
        node.origin = {now_.place[0], now_.place[1], now_.place[2]};
        node.flags = static_cast<std::uint32_t>(now_.state) >> 2U;
        for (std::size_t slot = 0; slot < kTargets; ++slot) {
            const auto target = now_.targets[slot];
            if (target <= 0 || target > static_cast<std::int32_t>(kMostTarget))
                continue;
            const auto teleports = 1U << slot;
            w.links.push_back({.owner = index,
                               .target = static_cast<std::uint32_t>(target),
                               .slot = static_cast<std::uint8_t>(slot),
                               .flags = (node.flags & teleports) != 0 ? 1U : 0U});
            node.flags &= ~teleports;
        }
        return {Record, index + 1, 0};
    }

    Parsed out_;
    Variables now_;
    const char* begin_ = nullptr; ///< of the piece that is read
    bool open_ = false;           ///< it has set a variable
};

/// For each node, what the variables hold when it is made.
std::vector<Variables> variablesOf(const Waypoints& w) {
    std::vector<Variables> all;
    auto link = w.links.begin();
    for (std::size_t i = 0; i < w.nodes.size(); ++i) {
        const auto& n = w.nodes[i];
        auto& v = all.emplace_back();
        for (std::size_t axis = 0; axis < 3; ++axis)
            v.place[axis] = n.origin[static_cast<int>(axis)];
        std::uint32_t flags = n.flags;
        for (; link != w.links.end() && link->owner <= i; ++link) {
            if (link->owner != i || link->slot >= kTargets)
                continue;
            v.targets[link->slot] = static_cast<std::int32_t>(link->target);
            flags |= (link->flags & 1U) << link->slot;
        }
        v.state = static_cast<std::int32_t>((flags << 2U) & 0x7FFFFFFCU) | (i == 0 ? 1 : 2);
    }
    return all;
}

/// A waypoint as the game dumps it, and what the game adds to its estimate of the size.
struct WayRecord {
    std::string text;
    std::size_t estimate = 0;
};

WayRecord recordOf(const Variables* before, const Variables& now, std::string_view eol) {
    WayRecord out;
    const auto addLine = [&](std::string_view name, auto count, std::size_t each, const auto& value) {
        std::string line;
        for (std::size_t i = 0; i < count; ++i) {
            const auto text = value(i);
            if (text.empty())
                continue;
            out.estimate += each + (line.empty() ? 0 : 2);
            line += fmt::format("{}{}{} {}", line.empty() ? "" : "; ", name, i + 1, text);
        }
        if (!line.empty())
            out.text += line + std::string(eol);
        return !line.empty();
    };
    const bool moved = addLine("saved", std::size_t{3}, 12, [&](std::size_t i) {
        return before != nullptr && before->place[i] == now.place[i] ? std::string() : whole(now.place[i]);
    });
    out.estimate += moved ? 1 : 0;
    addLine("scratch", kTargets, 14, [&](std::size_t i) {
        return before != nullptr && before->targets[i] == now.targets[i] ? std::string()
                                                                         : fmt::format("{}", now.targets[i]);
    });
    out.text += fmt::format("saved4 {}; wait{}", now.state, eol);
    out.estimate += 19;
    return out;
}

/// Writes the files of a chain one after another.
class ChainWriter {
public:
    explicit ChainWriter(const Waypoints& w)
        : stem_(w.names.empty() ? std::string_view("unnamed") : stemOf(Dialect::FrikBot, w.names.front())),
          part_(w.names.empty() ? 0 : std::max(partNumber(Dialect::FrikBot, w.names.front()), 0)),
          eol_(lineEnd(w.crlf != 0)) {
        texts_.emplace_back();
        if (part_ > 0)
            beginPart();
    }

    void text(std::string_view piece) {
        endLine();
        texts_.back() += piece;
        apply(piece, now_);
    }
    /// `spelling`: as it was read; empty, or of other values: it is spelled anew.
    void waypoint(const Variables& values, std::string_view spelling) {
        const auto record = recordOf(first_ ? nullptr : &last_, values, eol_);
        if (size_ >= kFullSize) {
            endLine();
            texts_.back() += fmt::format("exec maps/{}.wa{}{}", stem_, ++part_, eol_);
            texts_.emplace_back();
            beginPart();
        }
        size_ += record.estimate;
        auto result = now_;
        apply(spelling, result);
        endLine();
        const auto mode = result.state & 3;
        result.state = (result.state & ~3) | (values.state & 3);
        if (!spelling.empty() && result == values && (mode == 1 || mode == 2))
            texts_.back() += spelling;
        else
            texts_.back() += first_ ? record.text : recordOf(&now_, values, eol_).text;
        now_ = values;
        now_.state = 0;
        last_ = values;
        first_ = false;
    }
    std::vector<std::string> finish() && { return std::move(texts_); }

private:
    void beginPart() {
        texts_.back() = std::string(kBreak) + std::string(eol_);
        size_ = kLaterSize;
    }
    void endLine() {
        if (auto& text = texts_.back(); !text.empty() && !text.ends_with('\n'))
            text += eol_;
    }

    std::string_view stem_;
    int part_;
    std::string_view eol_;
    std::vector<std::string> texts_;
    std::size_t size_ = kFirstSize; ///< of the file, as the game estimates it
    bool first_ = true;
    Variables now_;  ///< as the game runs what is written
    Variables last_; ///< of the waypoint before
};

std::vector<Statement> wayStatements(const Waypoints& w, const std::vector<Variables>& variables) {
    std::vector<Statement> out;
    out.reserve(variables.size() + 1);
    std::uint32_t number = 0;
    for (const auto& v : variables)
        out.push_back({{Record, ++number, 0},
                       fmt::format("{} {} {}", fmt::join(v.place, " "), fmt::join(v.targets, " "), v.state)});
    if (w.endMark != 0)
        out.push_back({{End, 0, 0}, fmt::format("saved4 {}", kEndMode)});
    return out;
}

} // namespace

Parsed parseFrikBot(const std::vector<std::string>& texts) {
    auto result = WayParser().parse(texts);
    auto& w = result.values;
    const auto& pieces = result.pieces;
    const auto states = [](const Piece& piece) { return piece.key.kind == Record || piece.key.kind == End; };
    const auto first = std::ranges::find_if(pieces, states);
    const auto last = std::find_if(pieces.rbegin(), pieces.rend(), states).base();
    for (auto piece = pieces.begin(); piece != first; ++piece)
        w.head += piece->text;
    for (auto piece = std::max(last, first); piece != pieces.end(); ++piece)
        w.foot += piece->text;
    return result;
}

std::vector<std::string> anewFrikBot(const Waypoints& w) {
    ChainWriter writer(w);
    writer.text(w.head);
    for (const auto& v : variablesOf(w))
        writer.waypoint(v, {});
    const std::string eol(lineEnd(w.crlf != 0));
    if (w.endMark != 0)
        writer.text(fmt::format("saved4 {}{}", kEndMode, eol));
    writer.text(w.foot);
    auto texts = std::move(writer).finish();
    if (w.ended == 0 && w.foot.empty())
        texts.back() = withoutEnd(texts.back());
    return texts;
}

std::vector<std::string> patchFrikBot(const Parsed& was, const Waypoints& w) {
    std::vector<Piece> pieces;
    std::ranges::copy_if(was.pieces, std::back_inserter(pieces), [](const Piece& p) { return p.key.kind != Join; });
    const auto variables = variablesOf(w);
    const auto before = wayStatements(was.values, variablesOf(was.values));
    const auto after = wayStatements(w, variables);
    const auto items = merge(pieces, before, after, numbersAfter(was.values.nodes, w.nodes));
    ChainWriter writer(w);
    std::size_t next = 0; // waypoints come in the order of their numbers
    for (const auto& item : items) {
        if (item.piece == nullptr && item.statement == nullptr)
            continue;
        const auto& key = item.statement != nullptr ? item.statement->key : item.piece->key;
        if (key.kind == Record) {
            assert(next < variables.size());
            writer.waypoint(variables[next++],
                            item.piece != nullptr && item.statement == nullptr ? item.piece->text : std::string_view());
        } else if (item.statement != nullptr) {
            writer.text(item.statement->text + std::string(lineEnd(w.crlf != 0)));
        } else {
            writer.text(item.piece->text);
        }
    }
    return std::move(writer).finish();
}

} // namespace navsmith::quake_waypoints
