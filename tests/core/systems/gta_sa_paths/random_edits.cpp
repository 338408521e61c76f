#include "tests/core/systems/gta_sa_paths/random_edits.h"

#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/rebuild.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <vector>

namespace navsmith::tests {

namespace {

namespace file = systems::gta_sa_paths::file;
namespace link = systems::gta_sa_paths::link;
namespace navi = systems::gta_sa_paths::navi;
namespace node = systems::gta_sa_paths::node;
using model::Column;
using model::ElementTypeId;
using model::kNoSlot;
using model::Ref;
using model::Slot;
using model::Transaction;
using systems::gta_sa_paths::connect;
using systems::gta_sa_paths::disconnect;
using systems::gta_sa_paths::insertNodes;
using systems::gta_sa_paths::kFile;
using systems::gta_sa_paths::kLink;
using systems::gta_sa_paths::kNavi;
using systems::gta_sa_paths::kNode;
using systems::gta_sa_paths::mergeNodes;
using systems::gta_sa_paths::rebuildDeadEnds;
using systems::gta_sa_paths::rebuildFloodGroups;

class Editor : public RandomRows {
public:
    using RandomRows::below;
    using RandomRows::RandomRows;

    /// A node close to another one by links, or any.
    Slot nodeNear(Slot from) {
        const auto links = tx_.model().referrers(link::owner, from);
        if (links.empty() || below(3) == 0)
            return any(kNode);
        const Ref target = tx_.model().get(link::target, links[static_cast<std::size_t>(below(int(links.size())))]);
        return target.isSlot() ? target.slot() : any(kNode);
    }

    template <typename T>
    void put(Column<T> column, Slot row, int value) {
        if (row != kNoSlot)
            tx_.set(column, row, static_cast<T>(value));
    }

    void moveNode() {
        const Slot n = any(kNode);
        if (n == kNoSlot)
            return;
        const std::array reach{8, 200, 3000};
        const int by = reach[static_cast<std::size_t>(below(3))];
        const auto& m = tx_.model();
        const auto shifted = [&](Column<std::int32_t> column) {
            return std::clamp(m.get(column, n) + below(2 * by + 1) - by, -32768, 32767);
        };
        put(node::x, n, shifted(node::x));
        put(node::y, n, shifted(node::y));
        if (below(3) == 0)
            put(node::z, n, shifted(node::z));
    }
    void editNode() {
        const Slot n = any(kNode);
        if (n == kNoSlot)
            return;
        const auto flags = tx_.model().get(node::flags, n);
        switch (below(3)) {
        case 0:
            tx_.set(node::flags, n, flags ^ 1U << static_cast<unsigned>(4 + below(28)));
            break;
        case 1:
            put(node::width, n, below(3) * 16);
            break;
        default:
            put(node::floodGroup, n, below(4));
            break;
        }
    }
    void editLink() {
        const Slot l = any(kLink);
        put(link::length, l, below(256));
        put(link::crossing, l, below(5));
    }
    void editNavi() {
        const Slot n = any(kNavi);
        switch (below(5)) {
        case 0:
            put(navi::lanes, n, below(256));
            break;
        case 1:
            put(navi::lights, n, below(4));
            break;
        case 2:
            put(navi::width, n, below(3) * 16);
            break;
        case 3:
            put(navi::x, n, below(65536) - 32768);
            break;
        default:
            put(navi::directionX, n, below(256) - 128);
            break;
        }
    }
    void structure() {
        const Slot a = any(kNode);
        if (a == kNoSlot)
            return;
        const Slot b = nodeNear(a);
        const Slot l = any(kLink);
        switch (below(7)) {
        case 0:
            tx_.erase({kNode, a});
            break;
        case 1:
            if (l != kNoSlot)
                disconnect(tx_, l);
            break;
        case 2:
            mergeNodes(tx_, a, b);
            break;
        case 3:
            if (l != kNoSlot)
                insertNodes(tx_, l, 100);
            break;
        case 4:
            rebuildFloodGroups(tx_);
            rebuildDeadEnds(tx_);
            break;
        default:
            connect(tx_, a, b);
            break;
        }
    }
    void byHand() {
        const Slot n = any(kNode);
        const Slot l = any(kLink);
        const Slot v = any(kNavi);
        const Slot f = any(kFile);
        if (n == kNoSlot || l == kNoSlot || v == kNoSlot || f == kNoSlot)
            return;
        switch (below(18)) {
        case 0:
            tx_.set(link::target, l, Ref::to(nodeNear(n) == kNoSlot ? n : nodeNear(n)));
            break;
        case 1:
            tx_.set(link::owner, l, Ref::to(n));
            break;
        case 2:
            tx_.set(link::navi, l, below(2) == 0 ? Ref::none() : Ref::to(v));
            break;
        case 3:
            tx_.set(navi::attached, v, Ref::to(n));
            break;
        case 4:
            put(navi::keepLower, v, below(2));
            break;
        case 5:
            tx_.set(node::file, n, Ref::to(f));
            tx_.moveLast({kNode, n});
            break;
        case 6:
            tx_.set(navi::file, v, Ref::to(f));
            break;
        case 7:
            put(node::group, n, below(2));
            break;
        case 8:
            tx_.moveLast({kNode, n});
            tx_.moveLast({kLink, l});
            break;
        case 9:
            put(node::addressError, n, below(3));
            put(node::searchCost, n, below(2) == 0 ? 0x7FFE : 0);
            break;
        case 10:
            tx_.erase({kLink, l});
            break;
        case 11:
            tx_.erase({kNavi, v});
            break;
        case 12:
            put(file::vehicleExcess, f, below(3) - 1);
            put(file::pedExcess, f, below(3) - 1);
            break;
        case 13:
            tx_.set(file::tail, f, std::string(static_cast<std::size_t>(below(3)), '\0'));
            put(file::form, f, 1 + below(5));
            break;
        case 14:
            tx_.set(file::spareLengths, f, std::string(192, static_cast<char>(below(2))));
            tx_.set(file::spareTargets, f, std::string(768, static_cast<char>(below(2))));
            break;
        case 15:
            tx_.set(link::target, l, tx_.raw(link::target, static_cast<std::uint64_t>(below(70)) << 16U | 3U));
            break;
        case 16:
            tx_.set(link::navi, l, tx_.raw(link::navi, static_cast<std::uint64_t>(below(65536))));
            break;
        default:
            if (below(10) == 0)
                tx_.erase({kFile, f});
            break;
        }
    }
};

} // namespace

Slot RandomRows::any(ElementTypeId type) {
    const auto& m = tx_.model();
    const auto capacity = static_cast<int>(m.capacity(type));
    for (int attempt = 0; attempt < 20 && capacity > 0; ++attempt) {
        if (const auto slot = static_cast<Slot>(below(capacity)); m.isLive({type, slot}))
            return slot;
    }
    std::vector<Slot> live; // there are few among those that are gone
    m.forEachLive(type, [&](Slot row) { live.push_back(row); });
    return live.empty() ? kNoSlot : live[static_cast<std::size_t>(below(static_cast<int>(live.size())))];
}

void editAtRandom(Transaction& tx, std::mt19937& random, EditKinds types) {
    Editor editor(tx, random);
    for (int left = 1 + editor.below(4); left > 0; --left) {
        switch (editor.below(types == EditKinds::Any ? 9 : 6)) {
        case 0:
        case 1:
            editor.moveNode();
            break;
        case 2:
            editor.editNode();
            break;
        case 3:
            editor.editLink();
            break;
        case 4:
            editor.editNavi();
            break;
        case 5:
            editor.structure();
            break;
        default:
            editor.byHand();
            break;
        }
    }
}

} // namespace navsmith::tests
