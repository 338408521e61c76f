#include "formats/quake_waypoints/patch.h"

#include "formats/quake_waypoints/scan.h"

#include <algorithm>
#include <map>
#include <utility>

namespace navsmith::quake_waypoints {

namespace {

/// Whether two nodes are the same one to all appearances.
bool isAlike(const Node& a, const Node& b) {
    return a.fromMap == b.fromMap && (a.fromMap || (a.origin == b.origin && a.upper == b.upper));
}

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

/// The longest common subsequence of two stretches.
Pairs commonNodes(const std::vector<Node>& a, const std::vector<Node>& b, std::size_t first, std::size_t endA,
                  std::size_t endB) {
    constexpr std::size_t most = 4'000'000; // of table cells
    const auto rows = endA - first;
    const auto columns = endB - first;
    if (rows == 0 || columns == 0 || rows > most / columns)
        return {};
    std::vector<std::uint32_t> lengths((rows + 1) * (columns + 1), 0);
    const auto at = [&](std::size_t i, std::size_t j) -> std::uint32_t& { return lengths[i * (columns + 1) + j]; };
    for (std::size_t i = rows; i-- > 0;) {
        for (std::size_t j = columns; j-- > 0;)
            at(i, j) =
                isAlike(a[first + i], b[first + j]) ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
    }
    Pairs pairs;
    for (std::size_t i = 0, j = 0; i < rows && j < columns;) {
        if (isAlike(a[first + i], b[first + j]))
            pairs.emplace_back(first + i++, first + j++);
        else if (at(i + 1, j) >= at(i, j + 1))
            ++i;
        else
            ++j;
    }
    return pairs;
}

bool endsLine(std::string_view text) {
    return text.empty() || text.ends_with('\n');
}

} // namespace

std::vector<std::uint32_t> numbersAfter(const std::vector<Node>& before, const std::vector<Node>& after) {
    const auto shorter = std::min(before.size(), after.size());
    std::size_t first = 0;
    while (first < shorter && isAlike(before[first], after[first]))
        ++first;
    std::size_t last = 0;
    while (last < shorter - first && isAlike(before[before.size() - 1 - last], after[after.size() - 1 - last]))
        ++last;
    const auto endA = before.size() - last;
    const auto endB = after.size() - last;
    std::vector<std::uint32_t> numbers(before.size(), 0);
    for (std::size_t i = 0; i < first; ++i)
        numbers[i] = static_cast<std::uint32_t>(i + 1);
    for (std::size_t i = 0; i < last; ++i)
        numbers[endA + i] = static_cast<std::uint32_t>(endB + i + 1);
    auto pairs = commonNodes(before, after, first, endA, endB);
    pairs.emplace_back(endA, endB);
    // What lies between two nodes of both has been moved.
    std::size_t a = first;
    std::size_t b = first;
    for (const auto& [nextA, nextB] : pairs) {
        for (; a < nextA && b < nextB; ++a, ++b) {
            if (before[a].fromMap == after[b].fromMap)
                numbers[a] = static_cast<std::uint32_t>(b + 1);
        }
        if (nextA < endA)
            numbers[nextA] = static_cast<std::uint32_t>(nextB + 1);
        a = nextA + 1;
        b = nextB + 1;
    }
    return numbers;
}

std::vector<Item> merge(const std::vector<Piece>& pieces, const std::vector<Statement>& before,
                        const std::vector<Statement>& after, const std::vector<std::uint32_t>& numbers) {
    std::map<Key, const Statement*> was;
    std::map<Key, const Statement*> is;
    std::map<Key, std::size_t> last; // of several pieces that state the same, the last one counts
    for (const auto& statement : before)
        was[statement.key] = &statement;
    for (const auto& statement : after)
        is[statement.key] = &statement;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        last[pieces[i].key] = i;

    std::vector<Item> slots;
    std::map<const Statement*, std::size_t> places;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto& piece = pieces[i];
        if (piece.key.kind == 0) {
            slots.push_back({&piece, nullptr});
            continue;
        }
        auto key = piece.key;
        if (key.node != 0)
            key.node = key.node <= numbers.size() ? numbers[key.node - 1] : key.node;
        if (key.node == 0 && piece.key.node != 0) {
            slots.push_back({});
            continue;
        }
        const auto now = is.find(key);
        const auto then = was.find(piece.key);
        if (now == is.end()) {
            const bool hadNoEffect = then == was.end() && key == piece.key;
            slots.push_back(hadNoEffect ? Item{&piece, nullptr} : Item{});
            continue;
        }
        const bool same = then != was.end() && then->second->text == now->second->text;
        const bool counts = last[piece.key] == i;
        if (!same && !counts) {
            slots.push_back({});
            continue;
        }
        if (counts)
            places[now->second] = slots.size();
        slots.push_back({&piece, same ? nullptr : now->second});
    }

    std::vector<std::vector<const Statement*>> behind(slots.size() + 1); // by slot, counted from 1
    std::vector<const Statement*> waiting;                               // until one with a place comes
    std::size_t anchor = 0;
    bool anchored = false;
    for (const auto& statement : after) {
        const auto place = places.find(&statement);
        if (place == places.end()) {
            (anchored ? behind[anchor] : waiting).push_back(&statement);
            continue;
        }
        if (!anchored)
            behind[place->second] = std::exchange(waiting, {});
        anchored = true;
        anchor = place->second + 1;
    }
    if (!anchored)
        behind[slots.size()] = std::move(waiting);

    std::vector<Item> items;
    for (std::size_t i = 0; i <= slots.size(); ++i) {
        for (const auto* statement : behind[i])
            items.push_back({nullptr, statement});
        if (i < slots.size())
            items.push_back(slots[i]);
    }
    return items;
}

std::string joinLines(const std::vector<Item>& items, bool crlf) {
    std::string text;
    for (const auto& item : items) {
        if (item.piece == nullptr && item.statement == nullptr)
            continue;
        if (!endsLine(text))
            text += lineEnd(crlf);
        if (item.statement == nullptr) {
            text += item.piece->text;
            continue;
        }
        text += item.statement->text;
        if (item.piece == nullptr || item.piece->text.ends_with('\n'))
            text += lineEnd(crlf);
    }
    return text;
}

std::string joinStatements(const std::vector<Item>& items) {
    std::string text;
    bool went = false; // the statement before
    for (const auto& item : items) {
        if (item.piece == nullptr && item.statement == nullptr) {
            went = true;
            continue;
        }
        auto next = item.statement != nullptr ? std::string_view(item.statement->text) : item.piece->text;
        // A line that lost all its statements goes.
        if (went && endsLine(text) && (next.starts_with('\n') || next.starts_with("\r\n")))
            (void)takeLine(next);
        went = false;
        text += next;
    }
    return text;
}

std::string linesOf(const std::vector<Statement>& statements, bool crlf) {
    std::string text;
    for (const auto& statement : statements) {
        text += statement.text;
        text += lineEnd(crlf);
    }
    return text;
}

void arrangeLinks(std::vector<Link>& links) {
    std::ranges::stable_sort(links, {}, [](const Link& l) { return std::pair(l.owner, l.slot); });
    std::vector<Link> unique;
    for (const auto& link : links) {
        if (link.target == 0)
            continue;
        if (!unique.empty() && unique.back().owner == link.owner && unique.back().slot == link.slot)
            unique.back() = link;
        else
            unique.push_back(link);
    }
    links = std::move(unique);
}

} // namespace navsmith::quake_waypoints
