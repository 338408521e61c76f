#include "app/gui/view/view_state.h"

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using model::ElementTypeId;

namespace {

/// A drag changes the document on every mouse move; update colours at most every 40 ms.
constexpr int kRecolourMilliseconds = 40;

/// Returns true if the flag changed.
bool setFlag(std::vector<std::uint8_t>& flags, std::size_t types, ElementTypeId type, bool on) {
    flags.resize(types, 0);
    const std::uint8_t wanted = on ? 1 : 0;
    return std::exchange(flags[type], wanted) != wanted;
}

} // namespace

ViewState::ViewState(document::Document& document, QObject* parent)
    : QObject(parent), document_(document), issues_(document),
      overrides_(symbol::initialOverrides(document.system().view)) {
    recolour_.setSingleShot(true);
    recolour_.setInterval(kRecolourMilliseconds);
    connect(&recolour_, &QTimer::timeout, this, &ViewState::recolour);
    connect(&document, &document::Document::changed, this, &ViewState::follow);
    connect(&document, &document::Document::mapChanged, this, &ViewState::followSurroundings);
    connect(&document, &document::Document::crossDocumentDataChanged, this, &ViewState::followSurroundings);
    connect(&document.selection(), &document::Selection::changed, this, &ViewState::followSelection);
    repaint(); // elements that the system colours by default
}

ViewState::~ViewState() = default;

// Visibility ---------------------------------------------------------------------------------------------------------

bool ViewState::isTypeShown(ElementTypeId type) const {
    return type >= overrides_.hiddenTypes.size() || overrides_.hiddenTypes[type] == 0;
}

void ViewState::setTypeShown(ElementTypeId type, bool shown) {
    if (setFlag(overrides_.hiddenTypes, document_.model().schema().types.size(), type, !shown))
        Q_EMIT overridesChanged({});
}

void ViewState::setTypeLocked(ElementTypeId type, bool locked) {
    if (setFlag(overrides_.lockedTypes, document_.model().schema().types.size(), type, locked))
        Q_EMIT overridesChanged({});
}

void ViewState::changeOverrides(symbol::Overrides overrides) {
    const auto changed = symbol::differingRows(overrides_, overrides);
    overrides_ = std::move(overrides);
    Q_EMIT overridesChanged(changed);
}

void ViewState::setHiddenRows(HiddenRows hidden) {
    auto overrides = overrides_;
    overrides.hidden = std::move(hidden);
    changeOverrides(std::move(overrides));
}

std::size_t ViewState::hiddenCount(ElementTypeId type) const {
    if (type >= overrides_.hidden.size())
        return 0;
    const auto& rows = overrides_.hidden[type];
    std::size_t count = 0;
    for (model::Slot slot = 0; slot < rows.size(); ++slot)
        count += rows[slot] != 0 && document_.model().isLive({type, slot}) ? 1 : 0;
    return count;
}

void ViewState::isolateSelection() {
    if (!document_.selection().empty())
        setHiddenRows(hideAllBut(document_.model(), document_.selection()));
}

void ViewState::hideSelection() {
    auto& selection = document_.selection();
    if (selection.empty())
        return;
    auto hidden = hideAlso(document_.model(), selection, overrides_.hidden);
    // Deselect hidden elements, so that nobody edits them by accident.
    selection.clear();
    setHiddenRows(std::move(hidden));
}

void ViewState::showAll() {
    auto overrides = overrides_;
    overrides.hidden.clear();
    overrides.hiddenTypes.clear();
    changeOverrides(std::move(overrides));
}

// Colours ------------------------------------------------------------------------------------------------------------

ViewState::Painter ViewState::painter() const {
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

symbol::RowsByType ViewState::repaint() {
    const auto& model = document_.model();
    const auto& selection = document_.selection().elements();
    paintedOn_ = model.map();
    paintedWith_ = model.crossDocumentData();
    const auto wanted = painter();
    symbol::RowsByType changed;
    if (wanted.property == colourer_.property() && wanted.overlay == colourer_.overlay()) {
        if (wanted.any()) {
            changed.resize(wanted.type + std::size_t{1});
            changed[wanted.type] = colourer_.repaint(model, selection, overrides_.colours[wanted.type]);
        }
        return changed;
    }
    colourer_ = wanted.property != nullptr  ? render::Colourer(wanted.type, *wanted.property)
                : wanted.overlay != nullptr ? render::Colourer(*wanted.overlay)
                                            : render::Colourer();
    symbol::Overrides before;
    before.colours = std::exchange(overrides_.colours, {});
    if (wanted.any()) {
        overrides_.colours.resize(model.schema().types.size());
        colourer_.repaint(model, selection, overrides_.colours[wanted.type]);
    }
    symbol::Overrides now;
    now.colours = overrides_.colours;
    return symbol::differingRows(before, now);
}

void ViewState::follow(const model::Change& change) {
    if (colourer_.follow(change))
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

// Map and camera -----------------------------------------------------------------------------------------------------

void ViewState::setMapLook(const render::BackdropLook& look) {
    if (std::exchange(mapLook_, look) != look)
        Q_EMIT mapLookChanged();
}

void ViewState::setMapMarksShown(bool shown) {
    if (std::exchange(mapMarksShown_, shown) != shown)
        Q_EMIT mapMarksShownChanged();
}

void ViewState::setCamera(const render::Camera& camera) {
    camera_ = camera;
    Q_EMIT cameraChanged();
}

} // namespace navsmith::gui
