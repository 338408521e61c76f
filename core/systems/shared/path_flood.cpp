// Flood groups near an edit. A walk starts from every node at which links came or went, over the links that existed
// before the edit and still do. All walks advance together, one node each in turn; walks that meet become one piece.
// If a component came apart, its pieces are walked until only one of them is incomplete; so are pieces that were
// joined. Then the complete ones get another number, unless one of them keeps its own. So an edit costs the size of
// the smaller side, and a way round a cut road is usually short.
//
// A piece has the number of its first node. Nodes with other numbers in it came that way with the file, and stay.
//
// Areas that are not open: pieces that lead into them may be connected there, and nodes there cannot be renumbered. If
// a component comes apart, the pieces that lead on keep their number, and the others get new ones. If two components
// are joined, the one that leads on keeps its number, whichever is larger. If both lead on, the open nodes of the
// smaller one are renumbered. Low numbers are probably in use there, so free ones are taken from 255 downwards.
#include "core/systems/shared/path_flood.h"

#include "core/model/slot_map.h"
#include "core/systems/shared/disjoint_sets.h"
#include "core/systems/shared/path_components.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace navsmith::systems::paths {

using model::EditError;
using model::Transaction;

namespace {

using PieceId = std::uint32_t;

/// What walks have seen of one connected piece.
struct FloodPiece {
    std::size_t graph = 0;
    bool isNew = false; ///< a new node, which has no number yet
    bool open = false;  ///< leads on into an area that is not open
    std::uint8_t number = 0;
    std::vector<Slot> done = {};
    std::vector<Slot> ahead = {}; ///< seen, from `next` on not yet walked from
    std::size_t next = 0;

    [[nodiscard]] bool walking() const { return next < ahead.size(); }
    [[nodiscard]] std::size_t size() const { return done.size() + ahead.size() - next; }
};

/// A number of one graph.
using Number = std::pair<std::size_t, std::uint8_t>;

class Enforcer {
public:
    Enforcer(const Graph& g, Transaction& tx, const GraphEdit& edit)
        : g_(g), tx_(tx), m_(tx.model()), edit_(edit), open_(g, tx.model()) {}

    tl::expected<void, EditError> run() {
        start();
        for (auto walkers = undecided(); !walkers.empty(); walkers = undecided()) {
            // What is undecided changes only when walks meet, end, or find a way into an area that is not open.
            for (news_ = false; !news_;) {
                for (const PieceId p : walkers)
                    step(p);
            }
        }
        return number();
    }

private:
    [[nodiscard]] bool live(Slot n) const { return m_.isLive({g_.nodeType(), n}); }
    [[nodiscard]] bool counts(Slot a, Slot b) const { return graphOf(g_, m_, a) == graphOf(g_, m_, b); }

    PieceId pieceOf(Slot n) {
        if (const auto at = seen_.find(n))
            return pieces_.root(*at);
        const PieceId p = add(graphOf(g_, m_, n), m_.get(g_.floodGroup, n));
        seen_.insert(n, p);
        all_[p].ahead.push_back(n);
        all_[p].isNew = edit_.isNew(n);
        return p;
    }
    [[nodiscard]] std::size_t graphBefore(Slot n) const {
        return g_.groupsApart && tx_.before(g_.group, n) != 0 ? 1 : 0;
    }
    PieceId add(std::size_t graph, std::uint8_t number) {
        pieces_.add();
        all_.push_back({.graph = graph, .number = number});
        return components_.add();
    }

    void start() {
        for (const Slot n : edit_.nodes) {
            if (isInGraph(g_, m_, n))
                pieceOf(n);
        }
        for (const auto& ends : edit_.come) {
            const PieceId from = pieceOf(ends.from);
            if (!ends.to.isSlot())
                all_[from].open = all_[from].open || !open_.isMissing(m_, g_.target, ends.to);
            else if (const PieceId to = pieceOf(ends.to.slot()); counts(ends.from, ends.to.slot()))
                join(from, to);
        }
        std::set<Number> left;
        for (const auto& ends : edit_.gone) {
            if (live(ends.from))
                pieceOf(ends.from);
            if (ends.to.isSlot() && live(ends.to.slot()))
                pieceOf(ends.to.slot());
            // What lies at the end of a link into an area that is not open keeps the number: a piece of its own.
            if (!ends.to.isSlot() && !open_.isMissing(m_, g_.target, ends.to))
                left.insert({graphBefore(ends.from), tx_.before(g_.floodGroup, ends.from)});
        }
        for (const auto& [graph, number] : left)
            all_[add(graph, number)].open = true;
    }

    /// A new link joins two pieces: they become one component, but stay two pieces.
    void join(PieceId a, PieceId b) {
        a = components_.root(a);
        b = components_.root(b);
        if (a != b)
            components_.unite(std::min(a, b), std::max(a, b));
    }

    /// Two walks have met.
    void meet(PieceId a, PieceId b) {
        if (all_[a].size() < all_[b].size())
            std::swap(a, b);
        auto& larger = all_[a];
        auto& smaller = all_[b];
        larger.done.insert(larger.done.end(), smaller.done.begin(), smaller.done.end());
        larger.ahead.insert(larger.ahead.end(), smaller.ahead.begin() + static_cast<std::ptrdiff_t>(smaller.next),
                            smaller.ahead.end());
        larger.open = larger.open || smaller.open;
        smaller = {};
        pieces_.unite(a, b);
        join(a, b);
        news_ = true;
    }

    void step(PieceId p) {
        p = pieces_.root(p);
        if (!all_[p].walking())
            return;
        const Slot n = all_[p].ahead[all_[p].next++];
        all_[p].done.push_back(n);
        const auto reach = [&](Slot other) {
            if (!counts(n, other))
                return;
            p = pieces_.root(p);
            const auto at = seen_.find(other);
            if (!at) {
                seen_.insert(other, p);
                all_[p].ahead.push_back(other);
            } else if (const PieceId met = pieces_.root(*at); met != p) {
                meet(p, met);
            }
        };
        m_.forEachReferrer(g_.owner, n, [&](Slot l) {
            const Ref to = m_.get(g_.target, l);
            if (edit_.hasCome(l))
                return;
            if (to.isSlot()) {
                reach(to.slot());
                return;
            }
            auto& piece = all_[pieces_.root(p)];
            if (!piece.open && !open_.isMissing(m_, g_.target, to))
                news_ = piece.open = true;
        });
        m_.forEachReferrer(g_.target, n, [&](Slot l) {
            if (!edit_.hasCome(l))
                reach(m_.get(g_.owner, l).slot());
        });
        if (!all_[pieces_.root(p)].walking())
            news_ = true;
    }

    /// Pieces of one component that have one number, taken together.
    struct Claim {
        std::size_t nodes = 0;
        bool walking = false;
        bool open = false;
    };
    using Claims = std::map<std::pair<PieceId, Number>, Claim>;

    Claims claims() {
        Claims claims;
        for (PieceId p = 0; p < all_.size(); ++p) {
            const auto& piece = all_[p];
            if (pieces_.root(p) != p || piece.isNew)
                continue;
            auto& claim = claims[{components_.root(p), {piece.graph, piece.number}}];
            claim.nodes += piece.size();
            claim.walking = claim.walking || piece.walking();
            claim.open = claim.open || piece.open;
        }
        return claims;
    }

    /// Pieces that have to be walked on before it is clear who keeps which number.
    std::vector<PieceId> undecided() {
        const auto allClaims = claims();
        struct Rivals {
            std::size_t walking = 0;
            std::size_t unknown = 0; ///< walking, and not yet found to lead on
            std::size_t open = 0;
            std::size_t openAtEnd = 0;

            void count(const Claim& claim) {
                walking += claim.walking ? 1 : 0;
                unknown += claim.walking && !claim.open ? 1 : 0;
                open += claim.open ? 1 : 0;
                openAtEnd += claim.open && !claim.walking ? 1 : 0;
            }
        };
        std::map<Number, Rivals> forNumber;    // components that have come apart
        std::map<PieceId, Rivals> inComponent; // numbers that have come together
        for (const auto& [key, claim] : allClaims) {
            inComponent[key.first].count(claim);
            forNumber[key.second].count(claim);
        }
        std::vector<PieceId> walkers;
        for (PieceId p = 0; p < all_.size(); ++p) {
            const auto& piece = all_[p];
            if (pieces_.root(p) != p || piece.isNew || !piece.walking())
                continue;
            const PieceId component = components_.root(p);
            const Number number{piece.graph, piece.number};
            const bool unknown = !allClaims.at({component, number}).open;
            const auto& apart = forNumber[number];
            const auto& together = inComponent[component];
            const bool mayLose = unknown && apart.unknown + apart.open >= 2;
            const bool mayYield = together.walking >= 2 || (unknown && together.openAtEnd > 0);
            if (mayLose || mayYield)
                walkers.push_back(p);
        }
        return walkers;
    }

    /// Which components may go on with a number. Of those that are known in full the largest, if no other does.
    static std::set<std::pair<PieceId, Number>> holders(const Claims& allClaims) {
        std::map<Number, std::vector<Claims::const_iterator>> rivals;
        for (auto claim = allClaims.begin(); claim != allClaims.end(); ++claim)
            rivals[claim->first.second].push_back(claim);
        std::set<std::pair<PieceId, Number>> held;
        for (const auto& [number, claims] : rivals) {
            const auto goesOn = [](const auto& claim) { return claim->second.open || claim->second.walking; };
            const auto anyGoesOn = std::ranges::any_of(claims, goesOn);
            if (!anyGoesOn)
                held.insert((*std::ranges::max_element(claims, {}, [](const auto& claim) {
                                return claim->second.nodes;
                            }))->first);
            for (const auto& claim : claims) {
                if (anyGoesOn && goesOn(claim))
                    held.insert(claim->first);
            }
        }
        return held;
    }

    tl::expected<void, EditError> number() {
        const auto allClaims = claims();
        // For each component, its strongest number: how strong it is, and which.
        std::map<PieceId, std::pair<std::array<std::size_t, 4>, std::uint8_t>> strongest;
        for (const auto& key : holders(allClaims)) {
            const auto& claim = allClaims.at(key);
            const std::array<std::size_t, 4> strength{claim.walking ? 1U : 0U, claim.open ? 1U : 0U,
                                                      key.second.second != 0 ? 1U : 0U, claim.nodes};
            const auto [at, first] = strongest.try_emplace(key.first, strength, key.second.second);
            if (!first && at->second.first < strength)
                at->second = {strength, key.second.second};
        }
        std::map<PieceId, std::vector<PieceId>> unnumbered;
        for (PieceId p = 0; p < all_.size(); ++p) {
            if (pieces_.root(p) != p || all_[p].size() == 0)
                continue;
            const PieceId component = components_.root(p);
            if (const auto at = strongest.find(component); at != strongest.end())
                give(all_[p], at->second.second);
            else
                unnumbered[component].push_back(p);
        }
        return numberAnew(unnumbered);
    }

    /// The nodes of a piece that share in its number.
    template <typename F>
    void forEachNumbered(const FloodPiece& piece, F&& f) const {
        for (const auto* nodes : {&piece.done, &piece.ahead}) {
            for (std::size_t i = nodes == &piece.ahead ? piece.next : 0; i < nodes->size(); ++i) {
                if (piece.isNew || m_.get(g_.floodGroup, (*nodes)[i]) == piece.number)
                    f((*nodes)[i]);
            }
        }
    }
    void give(const FloodPiece& piece, std::uint8_t number) {
        if (!piece.isNew && piece.number == number)
            return;
        std::vector<Slot> nodes;
        forEachNumbered(piece, [&](Slot n) { nodes.push_back(n); });
        for (const Slot n : nodes)
            tx_.set(g_.floodGroup, n, number);
    }

    tl::expected<void, EditError> numberAnew(const std::map<PieceId, std::vector<PieceId>>& components) {
        if (components.empty())
            return {};
        std::array<std::array<std::int64_t, kMaxGroups + 1>, 2> users{};
        m_.forEachLive(g_.nodeType(), [&](Slot n) { ++users[graphOf(g_, m_, n)][m_.get(g_.floodGroup, n)]; });
        for (const auto& [component, pieces] : components) {
            for (const PieceId p : pieces)
                forEachNumbered(all_[p], [&](Slot n) { --users[all_[p].graph][m_.get(g_.floodGroup, n)]; });
        }
        const bool upwards = open_.all();
        for (const auto& [component, pieces] : components) {
            const auto& first = all_[pieces.front()];
            auto& used = users[first.graph];
            // Whoever made the nodes may have found a free number for them.
            const bool numbered =
                first.number != 0 && used[first.number] == 0 &&
                std::ranges::all_of(pieces, [&](PieceId p) { return all_[p].isNew && all_[p].number == first.number; });
            std::size_t free = upwards ? 1 : kMaxGroups;
            if (numbered)
                free = first.number;
            while (free != 0 && free <= kMaxGroups && used[free] != 0)
                free = upwards ? free + 1 : free - 1;
            if (free == 0 || free > kMaxGroups)
                return tl::unexpected(
                    EditError{texts::format("The {} would have more than {} unconnected components, the maximum.",
                                            texts::translated({g_.names[first.graph]}), kMaxGroups)});
            for (const PieceId p : pieces) {
                give(all_[p], static_cast<std::uint8_t>(free));
                used[free] += static_cast<std::int64_t>(all_[p].size());
            }
        }
        return {};
    }

    const Graph& g_;
    Transaction& tx_;
    const model::Model& m_;
    const GraphEdit& edit_;
    OpenAreas open_;
    model::SlotMap seen_; ///< the piece that has seen a node, by its first name
    std::vector<FloodPiece> all_;
    DisjointSets pieces_;
    DisjointSets components_; ///< of pieces: what new links join
    bool news_ = false;
};

} // namespace

tl::expected<void, EditError> enforceFloodGroups(const Graph& g, Transaction& tx, const GraphEdit& edit) {
    if (edit.empty())
        return {};
    return Enforcer(g, tx, edit).run();
}

} // namespace navsmith::systems::paths
