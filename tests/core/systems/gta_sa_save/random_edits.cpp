#include "tests/core/systems/gta_sa_save/random_edits.h"

#include "core/model/property.h"
#include "core/systems/gta_sa_save/schema.h"

#include <limits>
#include <string>

namespace navsmith::systems::gta_sa_save {

namespace {

using model::ElementTypeId;
using model::PropertySpec;
using model::PropertyType;
using model::Slot;
using model::Transaction;

class Editor {
public:
    Editor(Transaction& tx, std::mt19937& random) : tx_(tx), random_(random) {}

    void run() {
        const auto type = static_cast<ElementTypeId>(1 + below(kBlock));
        if (tx_.model().capacity(type) == 0)
            return;
        const auto row = static_cast<Slot>(below(tx_.model().capacity(type)));
        switch (below(12)) {
        case 0:
        case 1:
            tx_.create(mayComeAndGo());
            return;
        case 2:
        case 3:
            erase();
            return;
        case 4:
            if (tx_.model().isLive({kPathRegion, 0}))
                tx_.moveLast({kPathRegion, 0});
            return;
        default:
            setAny(type, row);
        }
    }

private:
    std::size_t below(std::size_t bound) { return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random_); }

    ElementTypeId mayComeAndGo() {
        constexpr Type types[] = {kPathRegion, kSetPiece, kPickup,   kRestart,    kStoredCar,
                                  kStuntJump,  kMarker,   kMarker3d, kNumberPlate};
        return types[below(std::size(types))];
    }

    void erase() {
        const auto type = below(4) == 0 ? static_cast<ElementTypeId>(kCarGenerator) : mayComeAndGo();
        const auto row = static_cast<Slot>(below(tx_.model().capacity(type) + 1));
        if (row < tx_.model().capacity(type) && tx_.model().isLive({type, row}))
            tx_.erase({type, row});
    }

    double anyNumber() {
        constexpr double odd[] = {0, 1, -1, 1e9, -1e9, 255, 400, 8, 3};
        return below(2) == 0 ? static_cast<double>(below(5000)) - 2500 : odd[below(std::size(odd))];
    }

    model::Value valueFor(const PropertySpec& property) {
        switch (property.type) {
        case PropertyType::Bool:
            return below(2) == 0;
        case PropertyType::Integer:
        case PropertyType::Enum:
            return below(2) == 0 ? static_cast<std::int64_t>(below(300)) : static_cast<std::int64_t>(anyNumber());
        case PropertyType::Text:
            return below(4) == 0 ? std::string("SAN_AND") : std::string(below(12), 'q');
        case PropertyType::Vector:
            return glm::dvec3(anyNumber(), anyNumber(), anyNumber());
        default:
            return anyNumber();
        }
    }

    void setAny(ElementTypeId type, Slot row) {
        const auto& properties = tx_.model().schema().type(type).properties;
        const auto& property = properties[below(properties.size())];
        if (property.editable() && tx_.model().isLive({type, row}))
            model::writeValue(tx_, type, property, std::span(&row, 1), valueFor(property));
    }

    Transaction& tx_;
    std::mt19937& random_;
};

} // namespace

void editAtRandom(Transaction& tx, std::mt19937& random) {
    Editor(tx, random).run();
}

} // namespace navsmith::systems::gta_sa_save
