#include "app/gui/compare/floor_model.h"

#include "app/gui/language/translate.h"

#include <cmath>

namespace navsmith::gui {

namespace {

/// Marks are drawn this far above the ground, so that the areas do not cover them.
constexpr float kAboveGround = 2;
constexpr std::uint8_t kFillAlpha = 90;
constexpr std::uint8_t kChosenAlpha = 200;

QString whole(double value) {
    return QString::number(std::round(value), 'f', 0);
}

} // namespace

DifferenceKind kindOf(compare::FloorKind kind) {
    switch (kind) {
    case compare::FloorKind::OnlyA:
        return DifferenceKind::Removed;
    case compare::FloorKind::OnlyB:
        return DifferenceKind::Added;
    case compare::FloorKind::OtherHeight:
        break;
    }
    return DifferenceKind::Changed;
}

QString floorTitleOf(DifferenceKind kind) {
    return kind == DifferenceKind::Changed ? tr("Other height") : titleOf(kind);
}

symbol::Rgba sharedFloorColour(symbol::Palette palette) {
    return palette == symbol::Palette::Standard ? symbol::rgb(0x8FA3B8) : symbol::rgb(0xC8C8C8);
}

symbol::Primitives floorMarks(const compare::FloorDifference& floors, const FloorMarks& options,
                              symbol::Palette palette) {
    symbol::Primitives out;
    const auto half = static_cast<float>(floors.cell / 2);
    const glm::vec3 x{half, 0, 0};
    const glm::vec3 y{0, half, 0};
    const auto draw = [&](const std::vector<glm::dvec3>& cells, symbol::Rgba colour, bool isChosen) {
        const auto edge = isChosen ? symbol::rgb(0xFFFFFF) : symbol::Rgba{colour.r, colour.g, colour.b, 0};
        colour.a = isChosen ? kChosenAlpha : kFillAlpha;
        for (const auto& cell : cells) {
            if (out.quads.size() == options.most)
                return;
            const glm::vec3 middle = glm::vec3(cell) + glm::vec3{0, 0, kAboveGround};
            out.quads.push_back({{middle - x - y, middle + x - y, middle + x + y, middle - x + y}, colour, edge, 0});
        }
    };
    for (const auto index : options.which) {
        const auto& region = floors.regions[index];
        draw(region.cells, differenceColour(kindOf(region.kind), palette), index == options.chosen);
    }
    if (options.shared)
        draw(floors.shared, sharedFloorColour(palette), false);
    return out;
}

const compare::FloorDifference* FloorModel::floors() const {
    return comparison() != nullptr && comparison()->isByFloor() ? comparison()->floors() : nullptr;
}

void FloorModel::listAll() {
    if (const auto* difference = floors()) {
        for (std::size_t i = 0; i < difference->regions.size(); ++i)
            list(i, kindOf(difference->regions[i].kind));
    }
}

int FloorModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant FloorModel::data(const QModelIndex& index, int role) const {
    const auto* difference = floors();
    if (difference == nullptr || !index.isValid())
        return {};
    const auto& region = difference->regions[listed()[static_cast<std::size_t>(index.row())]];
    if (role == Qt::DecorationRole && index.column() == What)
        return iconAt(index.row());
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case What:
        return floorTitleOf(kindAt(index.row()));
    case Extent: {
        const auto size = region.high - region.low;
        return QStringLiteral("%1 × %2").arg(whole(size.x), whole(size.y));
    }
    case Height:
        if (region.kind != compare::FloorKind::OtherHeight)
            return {};
        return region.higher > 0 ? tr("%1 higher in theirs").arg(whole(region.higher))
                                 : tr("%1 lower in theirs").arg(whole(-region.higher));
    case Where:
        return QStringLiteral("%1, %2, %3").arg(whole(region.place.x), whole(region.place.y), whole(region.place.z));
    default: {
        QStringList names;
        for (const auto& name : comparison()->namesIn(region))
            names << QString::fromStdString(name);
        return names.join(QStringLiteral(", "));
    }
    }
}

QVariant FloorModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case What:
        return tr("What");
    case Extent:
        return tr("Size");
    case Height:
        return tr("Height");
    case Where:
        return tr("Place");
    default:
        return tr("Elements");
    }
}

} // namespace navsmith::gui
