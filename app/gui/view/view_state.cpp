#include "app/gui/view/view_state.h"

#include "core/symbol/hiding.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace navsmith::gui {

using model::ElementTypeId;

namespace {

/// A drag changes the document on every mouse move; update colours at most every 40 ms.
constexpr int kRecolourMilliseconds = 40;

/// Returns true if the flag changed.
bool setFlag(std::vector<std::uint8_t>& flags, std::size_t types, ElementTypeId type, bool on) {
    flags.resize(types, 0);
    const std::uint8_t value = on ? 1 : 0;
    return std::exchange(flags[type], value) != value;
}

std::uint32_t bitsOf(const std::vector<std::uint32_t>& groups, ElementTypeId type) {
    return type < groups.size() ? groups[type] : 0;
}

std::uint32_t withBit(std::uint32_t bits, std::size_t group, bool on) {
    const auto bit = 1U << group;
    return on ? bits | bit : bits & ~bit;
}

bool hasBit(std::uint32_t bits, std::size_t group) {
    return (bits >> group & 1U) != 0;
}

} // namespace

ViewState::ViewState(document::Document& document, QObject* parent)
    : WindowViews(parent), document_(document), issues_(document),
      overrides_(symbol::initialOverrides(document.system().view)),
      hiddenCounts_(document.model().schema().types.size(), 0) {
    recolour_.setSingleShot(true);
    recolour_.setInterval(kRecolourMilliseconds);
    connect(&recolour_, &QTimer::timeout, this, &ViewState::recolour);
    connect(&document, &document::Document::changed, this, &ViewState::follow);
    connect(&document, &document::Document::mapChanged, this, &ViewState::followSurroundings);
    connect(&document, &document::Document::crossDocumentDataChanged, this, &ViewState::followSurroundings);
    connect(&document, &document::Document::settingsChanged, this, &ViewState::followSettings);
    connect(&document.selection(), &document::Selection::changed, this, &ViewState::followSelection);
    repaint(); // elements that the system colours by default
}

ViewState::~ViewState() = default;

// Visibility ---------------------------------------------------------------------------------------------------------

bool ViewState::isTypeShown(ElementTypeId type) const {
    return type >= overrides_.hiddenTypes.size() || overrides_.hiddenTypes[type] == 0;
}

void ViewState::setTypeShown(ElementTypeId type, bool shown) {
    const bool groups = shown && bitsOf(overrides_.hiddenGroups, type) != 0;
    if (groups)
        overrides_.hiddenGroups[type] = 0;
    if (setFlag(overrides_.hiddenTypes, document_.model().schema().types.size(), type, !shown) || groups)
        Q_EMIT overridesChanged({});
}

void ViewState::setTypeLocked(ElementTypeId type, bool locked) {
    const bool groups = bitsOf(overrides_.lockedGroups, type) != 0;
    if (groups)
        overrides_.lockedGroups[type] = 0;
    if (setFlag(overrides_.lockedTypes, document_.model().schema().types.size(), type, locked) || groups)
        Q_EMIT overridesChanged({});
}

const symbol::Symbol& ViewState::symbolOf(ElementTypeId type) const {
    return *symbol::symbolOf(document_.system().view, type);
}

std::uint32_t ViewState::allGroups(ElementTypeId type) const {
    const auto count = std::max<std::size_t>(symbolOf(type).groups.size(), 1);
    return count >= symbol::kMostGroups ? ~0U : (1U << count) - 1;
}

void ViewState::setGroups(std::vector<std::uint32_t>& groups, ElementTypeId type, std::uint32_t bits) {
    groups.resize(document_.model().schema().types.size(), 0);
    if (std::exchange(groups[type], bits) != bits)
        Q_EMIT overridesChanged({});
}

bool ViewState::isGroupShown(ElementTypeId type, std::size_t group) const {
    return isTypeShown(type) && !hasBit(bitsOf(overrides_.hiddenGroups, type), group);
}

void ViewState::setGroupShown(ElementTypeId type, std::size_t group, bool shown) {
    auto hidden = isTypeShown(type) ? bitsOf(overrides_.hiddenGroups, type) : allGroups(type);
    hidden = withBit(hidden, group, !shown);
    // A type whose groups are all hidden is hidden, so that its check box says so.
    const bool none = hidden == allGroups(type);
    const bool other = setFlag(overrides_.hiddenTypes, document_.model().schema().types.size(), type, none);
    const auto before = bitsOf(overrides_.hiddenGroups, type);
    setGroups(overrides_.hiddenGroups, type, none ? 0 : hidden);
    if (other && before == bitsOf(overrides_.hiddenGroups, type))
        Q_EMIT overridesChanged({});
}

bool ViewState::isGroupLocked(ElementTypeId type, std::size_t group) const {
    return overrides_.isLocked(type) || hasBit(bitsOf(overrides_.lockedGroups, type), group);
}

void ViewState::setGroupLocked(ElementTypeId type, std::size_t group, bool locked) {
    auto bits = overrides_.isLocked(type) ? allGroups(type) : bitsOf(overrides_.lockedGroups, type);
    bits = withBit(bits, group, locked);
    const bool other = setFlag(overrides_.lockedTypes, document_.model().schema().types.size(), type, false);
    const auto before = bitsOf(overrides_.lockedGroups, type);
    setGroups(overrides_.lockedGroups, type, bits);
    if (other && before == bits)
        Q_EMIT overridesChanged({});
}

bool ViewState::isTypePicked(ElementTypeId type) const {
    return bitsOf(overrides_.selectable, type) == allGroups(type);
}

void ViewState::setTypePicked(ElementTypeId type, bool picked) {
    setGroups(overrides_.selectable, type, picked ? allGroups(type) : 0);
}

bool ViewState::isGroupPicked(ElementTypeId type, std::size_t group) const {
    return hasBit(bitsOf(overrides_.selectable, type), group);
}

void ViewState::setGroupPicked(ElementTypeId type, std::size_t group, bool picked) {
    setGroups(overrides_.selectable, type, withBit(bitsOf(overrides_.selectable, type), group, picked));
}

std::vector<model::Element> ViewState::shownElements(ElementTypeId type, std::optional<std::size_t> group) const {
    const auto& symbol = symbolOf(type);
    const auto& model = document_.model();
    std::vector<model::Element> shown;
    model.forEachLive(type, [&](model::Slot row) {
        if ((!group || symbol.groupOf(model, row) == *group) && !symbol::isHidden(overrides_, symbol, model, row))
            shown.push_back({type, row});
    });
    return shown;
}

std::vector<model::Element> ViewState::elementsDrawnIn(ElementTypeId type, symbol::Rgba colour) const {
    std::vector<model::Element> drawn;
    for (const model::Slot row : symbol::rowsDrawnIn(overrides_, symbolOf(type), document_.model(), colour))
        drawn.push_back({type, row});
    return drawn;
}

void ViewState::setHiddenRows(const symbol::RowsByType& rows) {
    const std::size_t types = hiddenCounts_.size();
    auto before = symbol::hiddenRows(overrides_);
    auto now = rows;
    before.resize(types);
    now.resize(types);
    overrides_.hidden.clear();
    symbol::setHidden(overrides_, now, true);
    symbol::RowsByType changed(types);
    for (ElementTypeId type = 0; type < types; ++type) {
        std::ranges::set_symmetric_difference(before[type], now[type], std::back_inserter(changed[type]));
        hiddenCounts_[type] = countHidden(type);
    }
    Q_EMIT overridesChanged(changed);
}

std::size_t ViewState::countHidden(ElementTypeId type) const {
    if (type >= overrides_.hidden.size())
        return 0;
    const auto& rows = overrides_.hidden[type];
    std::size_t count = 0;
    for (model::Slot slot = 0; slot < rows.size(); ++slot)
        count += rows[slot] != 0 && document_.model().isLive({type, slot}) ? 1 : 0;
    return count;
}

void ViewState::toggleLocalView() {
    if (beforeLocalView_) {
        setHiddenRows(*std::exchange(beforeLocalView_, std::nullopt));
    } else if (!document_.selection().empty()) {
        auto before = symbol::hiddenRows(overrides_);
        isolateSelection();
        beforeLocalView_ = std::move(before);
    }
}

void ViewState::isolateSelection() {
    if (!document_.selection().empty())
        setHiddenRows(symbol::allBut(document_.model(), document_.selection().elements()));
}

void ViewState::hideSelection() {
    hideElements(std::vector(document_.selection().elements())); // a copy: hiding deselects
}

void ViewState::hideElements(std::span<const model::Element> elements) {
    const auto rows = symbol::withDependents(document_.model(), elements);
    // Deselect hidden elements, so that nobody edits them by accident.
    std::vector<model::Element> deselected;
    for (ElementTypeId type = 0; type < document_.model().schema().typeCount(); ++type) {
        for (const model::Slot row : rows[type])
            deselected.push_back({type, row});
    }
    document_.selection().remove(deselected);
    const auto changed = symbol::setHidden(overrides_, rows, true);
    for (std::size_t type = 0; type < changed.size(); ++type)
        hiddenCounts_[type] += changed[type].size(); // all of them are live
    Q_EMIT overridesChanged(changed);
}

void ViewState::showAll() {
    // What is off in every new view was not hidden by anybody: it stays as it is.
    const auto usual = symbol::initialOverrides(document_.system().view).hiddenTypes;
    const auto show = [&](auto& hidden) {
        for (std::size_t type = 0; type < hidden.size(); ++type) {
            if (type >= usual.size() || usual[type] == 0)
                hidden[type] = 0;
        }
    };
    show(overrides_.hiddenTypes);
    show(overrides_.hiddenGroups);
    beforeLocalView_.reset();
    setHiddenRows({});
}

void ViewState::showAllAndSelect() {
    const auto rows = symbol::hiddenRows(overrides_);
    showAll();
    for (const auto type : symbol::selectionOrder(document_.system().view)) {
        std::vector<model::Element> elements;
        for (const model::Slot row : type < rows.size() ? rows[type] : std::vector<model::Slot>()) {
            if (document_.model().isLive({type, row}))
                elements.push_back({type, row});
        }
        if (!elements.empty())
            return document_.selection().set(std::move(elements));
    }
}

// Colours ------------------------------------------------------------------------------------------------------------

ViewState::Painter ViewState::painter() const {
    if (guest_)
        return {guest_->type, nullptr, guest_.get()};
    const auto& view = document_.system().view;
    if (colourBy_.type == model::kNoElementType) {
        const auto* overlay = ownColours_ ? nullptr : render::overlayByItself(document_.model(), view);
        return overlay == nullptr ? Painter{} : Painter{overlay->type, nullptr, overlay};
    }
    for (const auto& overlay : view.overlays) {
        if (overlay.type == colourBy_.type && overlay.id == colourBy_.property)
            return {colourBy_.type, nullptr, &overlay};
    }
    const auto* property = document_.model().schema().type(colourBy_.type).findProperty(colourBy_.property);
    return property == nullptr ? Painter{} : Painter{colourBy_.type, property, nullptr};
}

void ViewState::setColourBy(ElementTypeId type, std::string_view property) {
    colourBy_ = {type, std::string(property)};
    if (!painter().any())
        colourBy_.type = model::kNoElementType;
    ownColours_ = colourBy_.type == model::kNoElementType;
    recolour();
}

void ViewState::setGuestOverlay(std::shared_ptr<const symbol::Overlay> overlay) {
    if (overlay == guest_)
        return;
    const auto before = std::exchange(guest_, std::move(overlay)); // the colourer refers to it until then
    recolour();
}

symbol::RowsByType ViewState::repaint() {
    const auto& model = document_.model();
    const auto& selection = document_.selection().elements();
    paintedOn_ = model.map();
    paintedWith_ = model.crossDocumentData();
    const auto next = painter();
    symbol::RowsByType changed;
    if (next.property == colourer_.property() && next.overlay == colourer_.overlay()) {
        if (next.any()) {
            changed.resize(next.type + std::size_t{1});
            changed[next.type] = colourer_.repaint(model, selection, overrides_.colours[next.type]);
        }
        return changed;
    }
    colourer_ = next.property != nullptr  ? render::Colourer(next.type, *next.property)
                : next.overlay != nullptr ? render::Colourer(*next.overlay)
                                          : render::Colourer();
    symbol::Overrides before;
    before.colours = std::exchange(overrides_.colours, {});
    if (next.any()) {
        overrides_.colours.resize(model.schema().types.size());
        colourer_.repaint(model, selection, overrides_.colours[next.type]);
    }
    symbol::Overrides now;
    now.colours = overrides_.colours;
    return symbol::differingRows(before, now);
}

void ViewState::follow(const model::Change& change) {
    // Rows may have been erased or restored.
    for (const auto& column : change.columns) {
        const auto isHidden = [&](model::Slot row) { return symbol::isRowHidden(overrides_, {column.type, row}); };
        if (std::ranges::any_of(column.slots, isHidden))
            hiddenCounts_[column.type] = countHidden(column.type);
    }
    if (colourer_.follow(document_.model(), change))
        recolourSoon();
}

void ViewState::followSelection() {
    if (colourer_.followSelection())
        recolourSoon();
}

/// Colours may depend on the map and on data of other documents.
void ViewState::followSurroundings() {
    const auto& model = document_.model();
    const bool others = paintedOn_ != model.map() || paintedWith_ != model.crossDocumentData();
    if (!others || (!painter().any() && !colourer_.any()))
        return;
    colourer_.invalidate();
    recolourSoon();
}

/// So may they on settings.
void ViewState::followSettings() {
    if (!painter().any() && !colourer_.any())
        return;
    colourer_.invalidate();
    recolourSoon();
}

void ViewState::recolourSoon() {
    if (!recolour_.isActive())
        recolour_.start();
}

void ViewState::recolour() {
    recolour_.stop();
    const auto changed = repaint();
    Q_EMIT colouringChanged();
    if (symbol::countRows(changed) != 0)
        Q_EMIT overridesChanged(changed);
}

// Map ----------------------------------------------------------------------------------------------------------------

void ViewState::setMapMarksShown(bool shown) {
    if (std::exchange(mapMarksShown_, shown) != shown)
        Q_EMIT mapMarksShownChanged();
}

} // namespace navsmith::gui
