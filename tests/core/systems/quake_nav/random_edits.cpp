#include "tests/core/systems/quake_nav/random_edits.h"

#include "core/model/property.h"
#include "core/systems/quake_nav/access.h"

#include <array>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

namespace navsmith::tests {

namespace {

namespace edict = systems::quake_nav::edict;
namespace file = systems::quake_nav::file;
namespace link = systems::quake_nav::link;
namespace node = systems::quake_nav::node;
namespace traversal = systems::quake_nav::traversal;
using model::ColumnId;
using model::ElementTypeId;
using model::kNoSlot;
using model::Ref;
using model::Slot;
using model::Transaction;
using systems::quake_nav::kEdict;
using systems::quake_nav::kLink;
using systems::quake_nav::kNode;
using systems::quake_nav::kTraversal;

class Editor {
public:
    Editor(Transaction& tx, std::mt19937& random, QuakeEdits edits) : tx_(tx), random_(random), edits_(edits) {}

    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random_); }

    void edit() {
        switch (below(edits_ == QuakeEdits::Any ? 11 : 9)) {
        case 0:
        case 1:
            setProperty();
            break;
        case 2:
        case 3:
            moveNode();
            break;
        case 4:
            if (const Slot l = any(kLink); l != kNoSlot)
                tx_.set(link::type, l, static_cast<std::uint8_t>(below(16)));
            break;
        case 5:
            if (const auto type = part(); any(type) != kNoSlot)
                tx_.erase({type, any(type)});
            break;
        case 6:
        case 7:
            add();
            break;
        case 8:
            if (const auto type = part(); any(type) != kNoSlot)
                tx_.moveLast({type, any(type)});
            break;
        default:
            setColumn();
            break;
        }
    }

private:
    template <typename T, std::size_t N>
    T oneOf(const std::array<T, N>& values) {
        return values[static_cast<std::size_t>(below(static_cast<int>(N)))];
    }

    /// A live row, or kNoSlot if there is none.
    Slot any(ElementTypeId type) {
        std::vector<Slot> live;
        tx_.model().forEachLive(type, [&](Slot row) { live.push_back(row); });
        return live.empty() ? kNoSlot : live[static_cast<std::size_t>(below(static_cast<int>(live.size())))];
    }
    ElementTypeId part() { return oneOf(std::array{kNode, kLink, kLink, kTraversal, kEdict}); }

    double number() {
        return oneOf(std::array{0.0, 1.0, 2.0, 7.0, 9.0, 0.5, -1.0, 100.0, 255.0, 300.0, -500.0, 70000.0});
    }

    void setProperty() {
        const auto type = static_cast<ElementTypeId>(below(tx_.model().schema().typeCount()));
        const auto& spec = tx_.model().schema().type(type);
        const Slot row = any(type);
        if (row == kNoSlot)
            return;
        const auto& p = spec.properties[static_cast<std::size_t>(below(static_cast<int>(spec.properties.size())))];
        if (!p.editable() || !model::isPresent(tx_.model(), p, model::Element{type, row}))
            return;
        using enum model::PropertyType;
        model::Value value = static_cast<std::int64_t>(number());
        if (p.type == Bool)
            value = below(2) == 0;
        else if (p.type == Number)
            value = number();
        else if (p.type == Vector)
            value = glm::dvec3(number(), number(), number());
        model::writeValue(tx_, type, p, std::span(&row, 1), value);
    }

    void moveNode() {
        const Slot n = any(kNode);
        if (n == kNoSlot)
            return;
        const auto by = oneOf(std::array{8.0F, -3.0F, 0.25F, 1000.0F});
        for (const auto column : {node::x, node::y, node::z}) {
            if (below(2) == 0)
                tx_.set(column, n, tx_.model().get(column, n) + by);
        }
    }

    void add() {
        const Slot a = any(kNode);
        const Slot b = any(kNode);
        switch (below(4)) {
        case 0: {
            const Slot n = tx_.create(kNode);
            tx_.set(node::file, n, Ref::to(0));
            tx_.set(node::x, n, static_cast<float>(number()));
            break;
        }
        case 1: {
            const Slot l = any(kLink);
            if (l == kNoSlot)
                return;
            const Slot e = tx_.create(kEdict);
            tx_.set(edict::file, e, Ref::to(0));
            tx_.set(edict::link, e, Ref::to(l));
            break;
        }
        default: {
            if (a == kNoSlot)
                return;
            const Slot l = tx_.create(kLink);
            tx_.set(link::owner, l, Ref::to(a));
            tx_.set(link::target, l, Ref::to(b));
            tx_.set(link::type, l, static_cast<std::uint8_t>(below(12)));
            tx_.set(link::mask, l,
                    systems::quake_nav::newMask(systems::quake_nav::gameOf(tx_.model()),
                                                systems::quake_nav::versionOf(tx_.model())));
            break;
        }
        }
    }

    template <typename T>
    void writeNumber(ElementTypeId type, ColumnId column, Slot row) {
        if constexpr (std::is_same_v<T, float>) {
            tx_.set(model::Column<float>{type, column}, row,
                    oneOf(std::array{std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(),
                                     -1.0F, 0.0F, 2.0F, 1e20F, 1e30F}));
        } else {
            tx_.set(model::Column<T>{type, column}, row, static_cast<T>(oneOf(std::array{0, 1, 2, 5, 16, 255, 65535})));
        }
    }

    void setReference(ElementTypeId type, ColumnId column, Slot row) {
        const auto& spec = tx_.model().schema().type(type);
        const model::Column<Ref> handle{type, column};
        const Slot target = any(spec.columns[column].ref->target);
        const bool owner = column == spec.groupOwner;
        if (target != kNoSlot && (owner || below(3) != 0))
            tx_.set(handle, row, Ref::to(target));
        else if (!owner && type == kLink && column == link::traversal.column && below(2) == 0)
            tx_.set(handle, row, Ref::none());
        else if (!owner)
            tx_.set(handle, row, tx_.raw(handle, std::uint64_t{60000} + static_cast<std::uint64_t>(below(50))));
        if (owner)
            tx_.moveLast({type, row});
    }

    /// Any column but those that say how the file is stored.
    void setColumn() {
        const auto type = part();
        const Slot row = any(type);
        if (row == kNoSlot)
            return;
        const auto& spec = tx_.model().schema().type(type);
        const auto column =
            static_cast<ColumnId>(model::kFirstOwn + below(static_cast<int>(spec.columns.size()) - model::kFirstOwn));
        switch (spec.columns[column].storage) {
        case model::Storage::U8:
            writeNumber<std::uint8_t>(type, column, row);
            break;
        case model::Storage::U16:
            writeNumber<std::uint16_t>(type, column, row);
            break;
        case model::Storage::I32:
            writeNumber<std::int32_t>(type, column, row);
            break;
        case model::Storage::F32:
            writeNumber<float>(type, column, row);
            break;
        case model::Storage::Ref:
            setReference(type, column, row);
            break;
        default:
            break;
        }
    }

    Transaction& tx_;
    std::mt19937& random_;
    QuakeEdits edits_;
};

} // namespace

void editAtRandom(Transaction& tx, std::mt19937& random, QuakeEdits edits) {
    Editor editor(tx, random, edits);
    for (int left = 1 + editor.below(4); left > 0; --left)
        editor.edit();
}

} // namespace navsmith::tests
