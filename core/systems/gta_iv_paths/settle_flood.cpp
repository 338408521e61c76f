// Flood groups near an edit. From every node at which links came or went a walk starts over the links that are there
// now; all walks go on in step, one node a turn, and walks that meet are one piece. Once all pieces but one have come
// to their end, those that ended are known in full. So a cut costs what its smaller side has, and a way round a cut
// road is as a rule a short one. A piece in which two numbers have come together is walked to its end. Nodes of other
// numbers than those at which the edit was came so with a file and stay.
//
// Areas that are not open: a piece that leads on into one keeps its number, for nothing can be said of its other nodes.
#include "core/model/slot_map.h"
#include "core/systems/gta_iv_paths/settle_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace navsmith::systems::gta_iv_paths {

using model::Ref;
using model::Refusal;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::size_t kMaxGroups = 255;

struct Piece {
    bool open = false;       ///< leads on into an area that is not open
    std::vector<Slot> nodes; ///< seen; from `next` on not yet walked from
    std::size_t next = 0;
    std::map<std::uint8_t, std::size_t> numbers; ///< of the nodes where the edit was, and how many have them

    [[nodiscard]] bool walking() const { return next < nodes.size(); }
    /// The number of most of its nodes, the lowest of several; nothing if all are new.
    [[nodiscard]] std::optional<std::uint8_t> number() const {
        const auto most = std::ranges::max_element(numbers, {}, [](const auto& entry) { return entry.second; });
        return most == numbers.end() ? std::nullopt : std::optional(most->first);
    }
};

class Settler {
public:
    Settler(Transaction& tx, const GraphEdit& edit) : tx_(tx), m_(tx.model()), open_(tx.model()) { start(edit); }

    tl::expected<void, Refusal> run() {
        while (undecided()) {
            for (std::size_t p = 0; p < pieces_.size(); ++p)
                step(p);
        }
        return number();
    }

private:
    [[nodiscard]] bool live(Slot n) const { return m_.isLive({kNode, n}); }
    [[nodiscard]] bool isNew(Slot n) const { return std::ranges::binary_search(made_, n); }

    std::size_t root(std::size_t p) const {
        while (into_[p] != p)
            p = into_[p];
        return p;
    }

    void start(const GraphEdit& edit) {
        made_ = edit.nodes;
        for (const Slot n : edit.nodes) {
            if (typeOf(m_, n) != NodeType::Intersection)
                seed(n);
        }
        for (const auto& ends : edit.come) {
            seed(ends.from);
            if (ends.to.isSlot())
                seed(ends.to.slot());
        }
        for (const auto& ends : edit.gone) {
            if (live(ends.from))
                seed(ends.from);
            if (ends.to.isSlot() && live(ends.to.slot()))
                seed(ends.to.slot());
            // What lies at the end of a link into an area that is not open keeps the number.
            if (ends.to.isRaw() && !open_.isMissing(m_, ends.to))
                left_.insert(tx_.before(node::floodGroup, ends.from));
        }
    }
    void seed(Slot n) {
        if (seen_.find(n))
            return;
        into_.push_back(pieces_.size());
        auto& piece = pieces_.emplace_back();
        if (!isNew(n))
            piece.numbers[m_.get(node::floodGroup, n)] = 0;
        take(pieces_.size() - 1, n);
    }
    void take(std::size_t p, Slot n) {
        seen_.insert(n, static_cast<std::uint32_t>(p));
        pieces_[p].nodes.push_back(n);
    }
    /// A node that shares in the number of its piece.
    [[nodiscard]] bool isNumbered(const Piece& piece, Slot n) const {
        return isNew(n) || piece.numbers.contains(m_.get(node::floodGroup, n));
    }
    void countNumbers(Piece& piece) const {
        for (const Slot n : piece.nodes) {
            if (const auto at = piece.numbers.find(m_.get(node::floodGroup, n)); at != piece.numbers.end() && !isNew(n))
                ++at->second;
        }
    }

    void step(std::size_t p) {
        if (root(p) != p || !pieces_[p].walking())
            return;
        const Slot n = pieces_[p].nodes[pieces_[p].next++];
        const auto reach = [&](Slot other) {
            const auto here = root(p);
            const auto at = seen_.find(other);
            if (!at)
                take(here, other);
            else if (const auto there = root(*at); there != here)
                meet(here, there);
        };
        m_.forEachReferrer(link::owner, n, [&](Slot l) {
            const Ref to = m_.get(link::target, l);
            if (to.isSlot())
                reach(to.slot());
            else if (open_.closedTarget(m_, l))
                pieces_[root(p)].open = true;
        });
        m_.forEachReferrer(link::target, n, [&](Slot l) { reach(m_.get(link::owner, l).slot()); });
    }

    void meet(std::size_t a, std::size_t b) {
        if (pieces_[a].nodes.size() < pieces_[b].nodes.size())
            std::swap(a, b);
        auto& kept = pieces_[a];
        auto& gone = pieces_[b];
        // What was walked from stays in front.
        kept.nodes.insert(kept.nodes.begin() + static_cast<std::ptrdiff_t>(kept.next), gone.nodes.begin(),
                          gone.nodes.begin() + static_cast<std::ptrdiff_t>(gone.next));
        kept.nodes.insert(kept.nodes.end(), gone.nodes.begin() + static_cast<std::ptrdiff_t>(gone.next),
                          gone.nodes.end());
        kept.next += gone.next;
        kept.open = kept.open || gone.open;
        kept.numbers.insert(gone.numbers.begin(), gone.numbers.end());
        gone = {};
        into_[b] = a;
    }

    [[nodiscard]] bool undecided() const {
        std::size_t walking = 0;
        for (std::size_t p = 0; p < pieces_.size(); ++p) {
            if (root(p) != p || !pieces_[p].walking())
                continue;
            ++walking;
            if (pieces_[p].numbers.size() > 1)
                return true;
        }
        return walking > 1;
    }

    tl::expected<void, Refusal> number() {
        // Who goes on with a number: pieces that lead on, or are not known in full; else the largest.
        std::map<std::uint8_t, std::vector<std::size_t>> rivals;
        std::vector<std::size_t> unnumbered;
        for (std::size_t p = 0; p < pieces_.size(); ++p) {
            if (root(p) != p)
                continue;
            countNumbers(pieces_[p]);
            if (const auto number = pieces_[p].number())
                rivals[*number].push_back(p);
            else
                unnumbered.push_back(p);
        }
        for (auto& [number, pieces] : rivals) {
            const auto goesOn = [&](std::size_t p) { return pieces_[p].open || pieces_[p].walking(); };
            const bool held = left_.contains(number) || std::ranges::any_of(pieces, goesOn);
            const auto largest =
                *std::ranges::max_element(pieces, {}, [&](std::size_t p) { return pieces_[p].nodes.size(); });
            for (const auto p : pieces) {
                if (held ? goesOn(p) : p == largest)
                    give(p, number);
                else
                    unnumbered.push_back(p);
            }
        }
        return numberAnew(unnumbered);
    }

    void give(std::size_t p, std::uint8_t number) {
        for (const Slot n : pieces_[p].nodes) {
            if (isNumbered(pieces_[p], n) && m_.get(node::floodGroup, n) != number)
                tx_.set(node::floodGroup, n, number);
        }
    }

    tl::expected<void, Refusal> numberAnew(std::vector<std::size_t> pieces) {
        if (pieces.empty())
            return {};
        std::ranges::sort(pieces);
        std::array<std::size_t, kMaxGroups + 1> users{};
        m_.forEachLive(kNode, [&](Slot n) { ++users[m_.get(node::floodGroup, n)]; });
        for (const auto p : pieces) {
            for (const Slot n : pieces_[p].nodes) {
                if (isNumbered(pieces_[p], n))
                    --users[m_.get(node::floodGroup, n)];
            }
        }
        // In areas that are not open the low numbers are likely to be in use.
        const bool upwards = open_.all();
        std::size_t free = upwards ? 1 : kMaxGroups;
        for (const auto p : pieces) {
            while (free != 0 && free <= kMaxGroups && users[free] != 0)
                free = upwards ? free + 1 : free - 1;
            if (free == 0 || free > kMaxGroups)
                return tl::unexpected(
                    Refusal{fmt::format("The network would have more than {} unconnected parts; there "
                                        "are numbers for {}.",
                                        kMaxGroups, kMaxGroups)});
            give(p, static_cast<std::uint8_t>(free));
            users[free] += pieces_[p].nodes.size();
        }
        return {};
    }

    Transaction& tx_;
    const model::Model& m_;
    OpenAreas open_;
    std::vector<Slot> made_;
    model::SlotMap seen_; ///< the piece that has seen a node, by its first name
    std::vector<Piece> pieces_;
    std::vector<std::size_t> into_; ///< the piece that one has become part of, or itself
    std::set<std::uint8_t> left_;   ///< numbers that areas which are not open go on with
};

} // namespace

tl::expected<void, Refusal> settleFloodGroups(Transaction& tx, const GraphEdit& edit) {
    if (edit.empty())
        return {};
    const auto& m = tx.model();
    bool wanted = false;
    m.forEachLive(kFile, [&](Slot f) { wanted = wanted || holds(m, f, custom::floodGroups); });
    return wanted ? Settler(tx, edit).run() : tl::expected<void, Refusal>();
}

} // namespace navsmith::systems::gta_iv_paths
