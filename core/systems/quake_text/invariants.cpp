#include "core/systems/quake_text/invariants.h"

#include "core/systems/quake_text/access.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace navsmith::systems::quake_text {

using model::Slot;
using model::Transaction;

namespace {

constexpr std::array kOrigin{node::x, node::y, node::z};
constexpr std::array kUpper{node::upperX, node::upperY, node::upperZ};
constexpr std::uint32_t kRocketJump = 1U << 9U; ///< of link::flags in KTX
constexpr float kPresetPitch = 78.3F;           ///< what the game takes for a rocket jump that says nothing else
constexpr float kTowardsTarget = -1;
constexpr float kFarthest = 999999; ///< farther than any map reaches

bool wasThere(const Transaction& tx, Slot n) {
    const auto created = tx.created(kNode);
    return !std::ranges::binary_search(created, n);
}

float snapped(float value, bool whole) {
    const float bounded = std::isfinite(value) ? std::clamp(value, -kFarthest, kFarthest) : 0;
    return whole ? std::round(bounded) : std::round(bounded * 10) / 10;
}

void snap(Transaction& tx, model::Column<float> column, Slot n, bool whole) {
    const float now = tx.model().get(column, n);
    if (const float fits = snapped(now, whole); fits != now || std::isnan(now))
        tx.set(column, n, fits);
}

/// The upper corner of a box of which only the lower one has moved.
void moveUpper(Transaction& tx, std::size_t axis, Slot n) {
    const auto& m = tx.model();
    const float by = m.get(kOrigin[axis], n) - tx.before(kOrigin[axis], n);
    if (by != 0 && m.get(kUpper[axis], n) == tx.before(kUpper[axis], n))
        tx.set(kUpper[axis], n, m.get(kUpper[axis], n) + by);
}

} // namespace

tl::expected<void, model::EditError> enforceInvariants(Transaction& tx) {
    const auto& m = tx.model();
    const auto dialect = dialectOf(m);
    const Slot f = fileRow(m);
    const bool isConverted = f != model::kNoSlot && tx.before(file::dialect, f) != m.get(file::dialect, f);
    const bool whole = quake_waypoints::limitsOf(dialect).wholeNumbers;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        for (const Slot n : tx.touched(kOrigin[axis])) {
            if (!m.isLive({kNode, n}))
                continue;
            if (isOfMap(m, n) && wasThere(tx, n) && !isConverted) {
                tx.set(kOrigin[axis], n, tx.before(kOrigin[axis], n));
                continue;
            }
            if (dialect == Dialect::Nexuiz)
                moveUpper(tx, axis, n);
            snap(tx, kOrigin[axis], n, whole);
        }
        for (const Slot n : tx.touched(kUpper[axis])) {
            if (m.isLive({kNode, n}))
                snap(tx, kUpper[axis], n, whole);
        }
    }
    if (dialect != Dialect::Ktx)
        return {};
    for (const Slot l : tx.touched(link::flags)) {
        if (!m.isLive({kLink, l}) || (m.get(link::flags, l) & kRocketJump) == 0 || m.get(link::rocket, l) != 0)
            continue;
        tx.set(link::rocket, l, std::uint8_t{1});
        tx.set(link::pitch, l, kPresetPitch);
        tx.set(link::yaw, l, kTowardsTarget);
    }
    return {};
}

} // namespace navsmith::systems::quake_text
