#include "core/systems/gta_sa_paths/replace_paths.h"

#include "core/model/replacement.h"
#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/schema.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

namespace {

/// Kind, x, y and z.
using Place = std::array<std::int32_t, 4>;

Place placeKeyOf(const Model& m, Slot node) {
    const auto at = pointOf(m, node);
    return {static_cast<std::int32_t>(typeOf(m, node)), at.x, at.y, at.z};
}

/// Nodes by square, to find the nearest.
class Squares {
public:
    Squares(const Model& m, const std::vector<Slot>& nodes) : m_(m) {
        for (const Slot node : nodes)
            squares_[squareOf(placeKeyOf(m, node))].push_back(node);
    }

    /// The nearest node of the same kind; kNoSlot if there is none near enough.
    [[nodiscard]] Slot nearest(const Place& at) const {
        Slot best = kNoSlot;
        double least = kMost * kMost;
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy) {
                auto square = squareOf(at);
                square[1] += dx;
                square[2] += dy;
                const auto found = squares_.find(square);
                if (found == squares_.end())
                    continue;
                for (const Slot node : found->second) {
                    const auto there = placeKeyOf(m_, node);
                    const double x = there[1] - at[1];
                    const double y = there[2] - at[2];
                    const double z = there[3] - at[3];
                    const double square2 = x * x + y * y + z * z;
                    if (square2 <= least && (best == kNoSlot || square2 < least)) {
                        least = square2;
                        best = node;
                    }
                }
            }
        }
        return best;
    }

private:
    static constexpr double kMost = kMovedAtMost / paths::kStep;
    using Square = std::array<std::int32_t, 3>;
    static Square squareOf(const Place& at) {
        const auto part = [](std::int32_t value) { return static_cast<std::int32_t>(std::floor(value / kMost)); };
        return {at[0], part(at[1]), part(at[2])};
    }

    const Model& m_;
    std::map<Square, std::vector<Slot>> squares_;
};

class Matching {
public:
    Matching(const Model& now, const Model& other) : now_(now), other_(other) {
        for (model::ElementTypeId type = 0; type < other.schema().typeCount(); ++type)
            continued_.emplace_back(other.capacity(type), kNoSlot);
    }

    std::vector<std::vector<Slot>> run() {
        matchFiles();
        matchNodes();
        matchLinks();
        return std::move(continued_);
    }

private:
    void matchFiles() {
        const paths::OpenAreas open(kGraph, now_);
        other_.forEachLive(kFile, [&](Slot row) { continued_[kFile][row] = open.file(other_.get(file::area, row)); });
    }

    void matchNodes() {
        std::map<Place, std::vector<Slot>> byPlace; // the last comes first
        const auto rows = now_.order(kNode).all();
        for (auto it = rows.rbegin(); it != rows.rend(); ++it)
            byPlace[placeKeyOf(now_, *it)].push_back(*it);
        std::vector<Slot> left;
        for (const Slot node : other_.order(kNode).all()) {
            const auto same = byPlace.find(placeKeyOf(other_, node));
            if (same == byPlace.end() || same->second.empty()) {
                left.push_back(node);
                continue;
            }
            continued_[kNode][node] = same->second.back();
            same->second.pop_back();
        }
        std::vector<Slot> gone;
        for (const auto& [place, nodes] : byPlace)
            gone.insert(gone.end(), nodes.begin(), nodes.end());
        const Squares before(now_, gone);
        const Squares after(other_, left);
        for (const Slot node : left) {
            const Slot was = before.nearest(placeKeyOf(other_, node));
            if (was != kNoSlot && after.nearest(placeKeyOf(now_, was)) == node)
                continued_[kNode][node] = was;
        }
    }

    void matchLinks() {
        std::vector<bool> taken(now_.capacity(kNavi));
        for (const Slot node : other_.order(kNode).all()) {
            const Slot was = continued_[kNode][node];
            if (was == kNoSlot)
                continue;
            auto before = paths::linksFrom(kGraph, now_, was);
            for (const Slot l : paths::linksFrom(kGraph, other_, node)) {
                const auto found = std::ranges::find_if(before, [&](Slot each) { return leadsAlike(each, l); });
                if (found == before.end())
                    continue;
                continued_[kLink][l] = *found;
                matchNavi(now_.get(link::navi, *found), other_.get(link::navi, l), taken);
                before.erase(found);
            }
        }
    }

    [[nodiscard]] bool leadsAlike(Slot before, Slot after) const {
        const auto was = now_.get(link::target, before);
        const auto is = other_.get(link::target, after);
        return was.isSlot() && is.isSlot() && continued_[kNode][is.slot()] == was.slot();
    }

    void matchNavi(Ref before, Ref after, std::vector<bool>& taken) {
        if (!before.isSlot() || !after.isSlot() || taken[before.slot()] || continued_[kNavi][after.slot()] != kNoSlot)
            return;
        continued_[kNavi][after.slot()] = before.slot();
        taken[before.slot()] = true;
    }

    const Model& now_;
    const Model& other_;
    std::vector<std::vector<Slot>> continued_; ///< by type and row of `other_`
};

template <typename T>
std::pair<model::ElementTypeId, model::ColumnId> idOf(model::Column<T> column) {
    return {column.type, column.column};
}

} // namespace

tl::expected<model::Change, model::EditError> replacePaths(const Model& now, const Model& other) {
    const paths::OpenAreas open(kGraph, now);
    std::set<unsigned> closed;
    for (unsigned area = 0; area < static_cast<unsigned>(gridOf(now).areas()); ++area) {
        if (!open.contains(area))
            closed.insert(area);
    }
    if (!closed.empty())
        return paths::needsAreas(kGraph, now, texts::format("Not all areas are open, and all of them are replaced."),
                                 closed);
    const model::Replacement how{.continued = Matching(now, other).run(),
                                 .keptColumns = {idOf(file::form), idOf(file::name), idOf(file::spareTargets),
                                                 idOf(file::spareLengths), idOf(file::spareCrossings), idOf(file::tail),
                                                 idOf(file::loadedHash)}};
    return model::replacedBy(now, other, how, {});
}

} // namespace navsmith::systems::gta_sa_paths
