// FrikBot's waypoints as QuakeC: a call a waypoint.
#include "formats/quake_waypoints/patch.h"
#include "formats/quake_waypoints/scan.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace navsmith::quake_waypoints {

namespace {

enum QcKind : std::uint8_t { Call = 1, Close };

constexpr std::string_view kCall = "make_way(";
constexpr std::size_t kQcTargets = 4;

/// A text between two marks, taken from the front together with them.
std::optional<std::string_view> between(std::string_view& rest, char mark) {
    const auto from = rest.find(mark);
    const auto to = from == std::string_view::npos ? from : rest.find(mark, from + 1);
    if (to == std::string_view::npos)
        return std::nullopt;
    const auto inner = rest.substr(from + 1, to - from - 1);
    rest.remove_prefix(to + 1);
    return inner;
}

std::vector<std::string_view> numbersIn(std::string_view text) {
    std::vector<std::string_view> all;
    for (std::size_t at = 0; at < text.size();) {
        const auto from = text.find_first_not_of(", \t\r\n", at);
        if (from == std::string_view::npos)
            break;
        const auto to = std::min(text.find_first_of(", \t\r\n", from), text.size());
        all.push_back(text.substr(from, to - from));
        at = to;
    }
    return all;
}

/// The call whose arguments these are.
bool readCall(std::string_view arguments, Waypoints& w) {
    const auto place = between(arguments, '\'');
    const auto targets = between(arguments, '\'');
    if (!place || !targets)
        return false;
    const auto origin = toVector(*place);
    auto words = wordsOf(*targets);
    const auto rest = numbersIn(arguments);
    if (!origin || words.size() != 3 || rest.size() != 2)
        return false;
    words.push_back(rest[0]);
    std::array<std::int32_t, kQcTargets> numbers{};
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto number = toNumber(words[i]);
        if (!number || *number < 0 || *number > 65535)
            return false;
        numbers[i] = static_cast<std::int32_t>(*number);
    }
    const auto flags = toWhole(rest[1]);
    if (!flags || *flags < 0)
        return false;
    const auto index = static_cast<std::uint32_t>(w.nodes.size());
    auto& node = w.nodes.emplace_back();
    node.origin = *origin;
    node.flags = static_cast<std::uint32_t>(*flags);
    for (std::size_t slot = 0; slot < kQcTargets; ++slot) {
        if (numbers[slot] == 0)
            continue;
        const auto teleports = 1U << slot;
        w.links.push_back({.owner = index,
                           .target = static_cast<std::uint32_t>(numbers[slot]),
                           .slot = static_cast<std::uint8_t>(slot),
                           .flags = (node.flags & teleports) != 0 ? 1U : 0U});
        node.flags &= ~teleports;
    }
    return true;
}

std::vector<Statement> qcStatements(const Waypoints& w) {
    std::vector<Statement> out;
    auto link = w.links.begin();
    for (std::size_t i = 0; i < w.nodes.size(); ++i) {
        const auto& n = w.nodes[i];
        std::array<std::uint32_t, kQcTargets> targets{};
        std::uint32_t flags = n.flags;
        for (; link != w.links.end() && link->owner <= i; ++link) {
            if (link->owner != i || link->slot >= kQcTargets)
                continue;
            targets[link->slot] = link->target;
            flags |= (link->flags & 1U) << link->slot;
        }
        out.push_back({{Call, static_cast<std::uint32_t>(i + 1), 0},
                       fmt::format("\tmake_way({}, '{} {} {}', {}, {});", vectorText(n.origin), targets[0], targets[1],
                                   targets[2], targets[3], flags & 0x7FFFFFFFU)});
    }
    out.push_back({{Close, 0, 0}, "};"});
    return out;
}

} // namespace

Parsed parseFrikBotQc(const std::vector<std::string>& texts) {
    Parsed out;
    auto& w = out.values;
    w.dialect = Dialect::FrikBotQc;
    std::string_view rest = texts.front();
    w.crlf = hasCrLf(rest) ? 1 : 0;
    w.ended = rest.empty() || rest.ends_with('\n') ? 1 : 0;
    bool inside = false; // of the function
    bool done = false;
    while (!rest.empty()) {
        const auto line = takeLine(rest);
        const auto words = wordsOf(line);
        const auto first = words.empty() ? std::string_view() : words.front();
        Key key;
        if (inside && first.starts_with(kCall)) {
            const auto open = line.find('(') + 1;
            const auto close = line.rfind(')');
            if (close != std::string_view::npos && close > open && readCall(line.substr(open, close - open), w))
                key = {Call, static_cast<std::uint32_t>(w.nodes.size()), 0};
            else
                ++w.unread;
        } else if (inside && first.starts_with('}')) {
            key = {Close, 0, 0};
            inside = false;
            done = true;
        } else if (first.starts_with('{')) {
            inside = !done;
        }
        if (w.nodes.empty() && key.kind == 0)
            w.head += line;
        if (done && key.kind == 0)
            w.foot += line;
        out.pieces.push_back({key, line});
    }
    return out;
}

std::vector<std::string> anewFrikBotQc(const Waypoints& w) {
    auto text = w.head + linesOf(qcStatements(w), w.crlf != 0) + w.foot;
    if (w.ended == 0 && w.foot.empty())
        text = withoutEnd(text);
    return {std::move(text)};
}

std::vector<std::string> patchFrikBotQc(const Parsed& was, const Waypoints& w) {
    const auto numbers = numbersAfter(was.values.nodes, w.nodes);
    return {joinLines(merge(was.pieces, qcStatements(was.values), qcStatements(w), numbers), w.crlf != 0)};
}

} // namespace navsmith::quake_waypoints
