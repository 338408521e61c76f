#include "tests/core/systems/source_nav/random_edits.h"

#include "core/model/property.h"
#include "core/systems/source_nav/schema.h"

#include <array>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

namespace navsmith::tests {

namespace {

namespace area = systems::source_nav::area;
namespace connection = systems::source_nav::connection;
namespace encounter_path = systems::source_nav::encounter_path;
namespace file = systems::source_nav::file;
namespace hiding_spot = systems::source_nav::hiding_spot;
namespace ladder = systems::source_nav::ladder;
using model::ColumnId;
using model::ElementTypeId;
using model::kNoSlot;
using model::ListId;
using model::Ref;
using model::Slot;
using model::Transaction;
using systems::source_nav::formatOf;
using systems::source_nav::kArea;
using systems::source_nav::kConnection;
using systems::source_nav::kEncounterPath;
using systems::source_nav::kFile;
using systems::source_nav::kFogPlace;
using systems::source_nav::kHidingSpot;
using systems::source_nav::kLadder;
using systems::source_nav::kPlace;
using systems::source_nav::place;

class Editor {
public:
    Editor(Transaction& tx, std::mt19937& random, NavEdits edits) : tx_(tx), random_(random), edits_(edits) {}

    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random_); }

    /// A live row, or kNoSlot if there is none.
    Slot any(ElementTypeId type) {
        std::vector<Slot> live;
        tx_.model().forEachLive(type, [&](Slot row) { live.push_back(row); });
        return live.empty() ? kNoSlot : live[static_cast<std::size_t>(below(static_cast<int>(live.size())))];
    }

    void edit() {
        switch (below(edits_ == NavEdits::Any ? 10 : 8)) {
        case 0:
        case 1:
        case 2:
            setProperty();
            break;
        case 3:
            moveArea();
            break;
        case 4:
            erase();
            break;
        case 5:
            add();
            break;
        case 6:
            setList();
            break;
        case 7:
            reorder();
            break;
        default:
            setColumn();
            break;
        }
    }

private:
    [[nodiscard]] const model::Schema& schema() const { return tx_.model().schema(); }

    ElementTypeId anyType() { return static_cast<ElementTypeId>(below(schema().typeCount())); }

    double number() {
        constexpr std::array values{0.0, 1.0, 2.0, 3.0, 7.0, 9.0, 0.5, -1.0, 100.0, 255.0, 300.0, -500.0};
        return values[static_cast<std::size_t>(below(static_cast<int>(values.size())))];
    }
    std::string text() {
        constexpr std::array<const char*, 6> values{"", "BombsiteA", "LongDoors", "Tunnel", "caf\xC3\xA9", "x"};
        return values[static_cast<std::size_t>(below(static_cast<int>(values.size())))];
    }

    void setProperty() {
        const ElementTypeId type = anyType();
        const auto& spec = schema().type(type);
        const Slot row = any(type);
        if (row == kNoSlot || spec.properties.empty())
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
        else if (p.type == Text)
            value = text();
        else if (p.type == Vector)
            value = glm::dvec3(number(), number(), number());
        else if (p.type == Reference)
            value = reference(spec.columns[p.column].ref->target);
        model::writeValue(tx_, type, p, std::span(&row, 1), value);
    }

    model::Value reference(ElementTypeId target) {
        const Slot row = any(target);
        if (row == kNoSlot || below(4) == 0)
            return std::monostate();
        return model::Element{target, row};
    }

    /// By little and by much, one edge or all.
    void moveArea() {
        const Slot a = any(kArea);
        if (a == kNoSlot)
            return;
        constexpr std::array steps{5.0F, 20.0F, 100.0F, 250.0F, -100.0F, -20.0F};
        const float by = steps[static_cast<std::size_t>(below(static_cast<int>(steps.size())))];
        const auto shift = [&](model::Column<float> column) { tx_.set(column, a, tx_.model().get(column, a) + by); };
        const int which = below(4);
        if (which != 1)
            shift(area::westX);
        if (which == 0 || which == 1)
            shift(area::eastX);
        if (which == 2)
            shift(area::southY);
        if (which == 3) {
            for (const auto z : {area::northWestZ, area::northEastZ, area::southEastZ, area::southWestZ})
                shift(z);
        }
    }

    void erase() {
        constexpr std::array types{kPlace, kFogPlace, kArea, kConnection, kHidingSpot, kEncounterPath, kLadder};
        const ElementTypeId type = types[static_cast<std::size_t>(below(static_cast<int>(types.size())))];
        if (const Slot row = any(type); row != kNoSlot)
            tx_.erase({type, row});
    }

    void add() {
        const Slot a = any(kArea);
        const Slot b = any(kArea);
        if (a == kNoSlot)
            return;
        const auto format = formatOf(tx_.model(), 0);
        switch (below(6)) {
        case 0: {
            const Slot row = tx_.create(kArea);
            tx_.set(area::file, row, Ref::to(0));
            for (const auto column : {area::westX, area::northY, area::eastX, area::southY, area::northWestZ})
                tx_.set(column, row, tx_.model().get(column, a));
            break;
        }
        case 1: {
            const Slot row = tx_.create(kHidingSpot);
            tx_.set(hiding_spot::owner, row, Ref::to(a));
            break;
        }
        case 2: {
            if (!source::hasEncounterPaths(format))
                return;
            const Slot row = tx_.create(kEncounterPath);
            tx_.set(encounter_path::owner, row, Ref::to(a));
            tx_.set(encounter_path::from, row, Ref::to(b));
            tx_.set(encounter_path::to, row, Ref::to(a));
            break;
        }
        case 3: {
            if (!source::hasPlaces(format))
                return;
            const Slot row = tx_.create(kPlace);
            tx_.set(place::file, row, Ref::to(0));
            tx_.set(place::name, row, text());
            break;
        }
        case 4: {
            if (!source::hasLadders(format))
                return;
            const Slot row = tx_.create(kLadder);
            tx_.set(ladder::file, row, Ref::to(0));
            tx_.set(ladder::bottom, row, Ref::to(a));
            break;
        }
        default: {
            const Slot row = tx_.create(kConnection);
            tx_.set(connection::owner, row, Ref::to(a));
            tx_.set(connection::side, row, static_cast<std::uint8_t>(below(4)));
            tx_.set(connection::target, row, Ref::to(b));
            break;
        }
        }
    }

    Ref entry(const model::ColumnSpec& column, ElementTypeId type, ListId list, ColumnId field) {
        if (edits_ == NavEdits::Any && below(5) == 0)
            return below(2) == 0 ? Ref::none()
                                 : tx_.raw(model::ListField<Ref>{type, list, field},
                                           std::uint64_t{1000000} + static_cast<std::uint64_t>(below(50)));
        const Slot row = any(column.ref->target);
        return row == kNoSlot ? Ref::none() : Ref::to(row);
    }

    void setList() {
        const ElementTypeId type = below(3) == 0 ? kEncounterPath : kArea;
        const auto& spec = schema().type(type);
        const Slot row = any(type);
        if (row == kNoSlot)
            return;
        const auto list = static_cast<ListId>(below(spec.listCount()));
        if (spec.lists[list].present != nullptr && !spec.lists[list].present(tx_.model(), 0))
            return;
        const auto& columns = spec.lists[list].columns;
        auto entries = model::makeEntries(spec.lists[list]);
        const int many = below(20) == 0 ? 20 : below(4);
        for (int i = 0; i < many; ++i) {
            for (ColumnId field = 0; field < static_cast<ColumnId>(columns.size()); ++field) {
                if (columns[field].storage == model::Storage::Ref)
                    model::values<Ref>(entries[field]).push_back(entry(columns[field], type, list, field));
                else
                    model::values<std::uint8_t>(entries[field]).push_back(static_cast<std::uint8_t>(below(5)));
            }
        }
        tx_.setList(type, list, row, entries);
    }

    void reorder() {
        constexpr std::array types{kPlace, kArea, kConnection, kHidingSpot, kLadder};
        const ElementTypeId type = types[static_cast<std::size_t>(below(static_cast<int>(types.size())))];
        if (const Slot row = any(type); row != kNoSlot)
            tx_.moveLast({type, row});
    }

    template <typename T>
    void writeNumber(ElementTypeId type, ColumnId column, Slot row) {
        if constexpr (std::is_same_v<T, float>) {
            constexpr std::array odd{std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(),
                                     -1.0F, 2.0F, 1e20F};
            tx_.set(model::Column<float>{type, column}, row,
                    odd[static_cast<std::size_t>(below(static_cast<int>(odd.size())))]);
        } else {
            tx_.set(model::Column<T>{type, column}, row, static_cast<T>(below(6)));
        }
    }

    /// Any column but those that say how the file is stored, and ids, which commit() guards.
    void setColumn() {
        const ElementTypeId type = anyType();
        const Slot row = any(type);
        if (row == kNoSlot)
            return;
        const auto& spec = schema().type(type);
        const auto column =
            static_cast<ColumnId>(model::kFirstOwn + below(static_cast<int>(spec.columns.size()) - model::kFirstOwn));
        const auto& c = spec.columns[column];
        const bool format = type == kFile && (column == file::version.column || column == file::subVersion.column ||
                                              column == file::layout.column);
        if (format || c.uniqueId || column == spec.groupPart || (type == kArea && column == area::legacy.column))
            return;
        switch (c.storage) {
        case model::Storage::U8:
            writeNumber<std::uint8_t>(type, column, row);
            break;
        case model::Storage::U32:
            writeNumber<std::uint32_t>(type, column, row);
            break;
        case model::Storage::F32:
            writeNumber<float>(type, column, row);
            break;
        case model::Storage::Text:
            if (type != kFile) // its texts are read-only, or of Left 4 Dead
                tx_.set(model::Column<std::string>{type, column}, row, text());
            break;
        case model::Storage::Ref: {
            const model::Column<Ref> handle{type, column};
            const Slot target = any(c.ref->target);
            const bool owner = column == spec.groupOwner;
            if (owner || below(3) == 0)
                tx_.set(handle, row, target == kNoSlot ? Ref::none() : Ref::to(target));
            else if (below(2) == 0)
                tx_.set(handle, row, Ref::none());
            else
                tx_.set(handle, row, tx_.raw(handle, std::uint64_t{1000} + static_cast<std::uint64_t>(below(50))));
            break;
        }
        default:
            break;
        }
    }

    Transaction& tx_;
    std::mt19937& random_;
    NavEdits edits_;
};

} // namespace

void editAtRandom(Transaction& tx, std::mt19937& random, NavEdits edits) {
    Editor editor(tx, random, edits);
    for (int left = 1 + editor.below(4); left > 0; --left)
        editor.edit();
}

} // namespace navsmith::tests
