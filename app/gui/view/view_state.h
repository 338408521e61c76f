// The view state of an open document: hidden and locked elements, colours and issues, and its views in the main window.
// It lives as long as the document is open; panels and viewports observe it.
#pragma once

#include "app/gui/view/window_views.h"
#include "core/document/document.h"
#include "core/document/issue_tracker.h"
#include "core/symbol/overrides.h"
#include "render/backdrop_look.h"
#include "render/camera.h"
#include "render/colouring.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::gui {

class ViewState : public WindowViews {
    Q_OBJECT

public:
    /// The document must outlive it.
    explicit ViewState(document::Document& document, QObject* parent = nullptr);
    ~ViewState() override;

    [[nodiscard]] document::Document& document() { return document_; }
    [[nodiscard]] const document::Document& document() const { return document_; }
    [[nodiscard]] document::IssueTracker& issues() { return issues_; }
    [[nodiscard]] const document::IssueTracker& issues() const { return issues_; }

    // Visibility ---------------------------------------------------------------------------------------------------
    /// Everything below in the form that the scene reads.
    [[nodiscard]] const symbol::Overrides& overrides() const { return overrides_; }
    [[nodiscard]] bool isTypeShown(model::ElementTypeId type) const;
    void setTypeShown(model::ElementTypeId type, bool shown);
    /// Locked elements are drawn, but the mouse cannot select or drag them.
    void setTypeLocked(model::ElementTypeId type, bool locked);
    /// Groups of a type's rows (symbol::Symbol::groups), by index. A group is not shown if its type is hidden. Showing
    /// one of a hidden type leaves the others hidden.
    [[nodiscard]] bool isGroupShown(model::ElementTypeId type, std::size_t group) const;
    void setGroupShown(model::ElementTypeId type, std::size_t group, bool shown);
    [[nodiscard]] bool isGroupLocked(model::ElementTypeId type, std::size_t group) const;
    void setGroupLocked(model::ElementTypeId type, std::size_t group, bool locked);
    /// The selection filter: while anything is picked, the mouse and *Select All* take only that. For a type with
    /// groups, these functions mean all of them.
    [[nodiscard]] bool isTypePicked(model::ElementTypeId type) const;
    void setTypePicked(model::ElementTypeId type, bool picked);
    [[nodiscard]] bool isGroupPicked(model::ElementTypeId type, std::size_t group) const;
    void setGroupPicked(model::ElementTypeId type, std::size_t group, bool picked);
    /// Live rows of a type, or of one of its groups, that are not hidden.
    [[nodiscard]] std::vector<model::Element> shownElements(model::ElementTypeId type,
                                                            std::optional<std::size_t> group = {}) const;
    /// Elements that are drawn in a colour of the legend.
    [[nodiscard]] std::vector<model::Element> elementsDrawnIn(model::ElementTypeId type, symbol::Rgba colour) const;
    /// Replaces the hidden rows. Hidden types stay hidden.
    void setHiddenRows(const symbol::RowsByType& rows);
    /// Number of live elements of a type that are hidden individually.
    [[nodiscard]] std::size_t hiddenCount(model::ElementTypeId type) const { return hiddenCounts_[type]; }
    /// Hides everything except the selected elements and what connects them.
    void isolateSelection();
    /// The same until the next call, which shows again what was shown before.
    void toggleLocalView();
    [[nodiscard]] bool isLocalView() const { return beforeLocalView_.has_value(); }
    /// Hides the selected elements and those that depend on them, and clears the selection.
    void hideSelection();
    /// Hides these elements and those that depend on them, and removes them from the selection.
    void hideElements(std::span<const model::Element> elements);
    void showAll();
    /// The same, and selects what was hidden one by one: of several types the one that people most likely mean. Where
    /// nothing was, the selection stays.
    void showAllAndSelect();

    // Colours ------------------------------------------------------------------------------------------------------
    struct ColourBy {
        model::ElementTypeId type = model::kNoElementType; ///< kNoElementType: nothing was selected
        std::string property;                              ///< property, or an overlay of the system
    };
    [[nodiscard]] const ColourBy& colourBy() const { return colourBy_; }
    /// kNoElementType or an unknown property: the system's own colours.
    void setColourBy(model::ElementTypeId type, std::string_view property);
    /// What a type is coloured by, whether by the user or by default: a property, an overlay, or neither.
    struct Painter {
        model::ElementTypeId type = model::kNoElementType;
        const model::PropertySpec* property = nullptr;
        const symbol::Overlay* overlay = nullptr;

        [[nodiscard]] bool any() const { return property != nullptr || overlay != nullptr; }
    };
    [[nodiscard]] Painter painter() const;
    /// An overlay that is no part of the system, such as the result of a simulation; it replaces the colours chosen
    /// above. Null: none.
    void setGuestOverlay(std::shared_ptr<const symbol::Overlay> overlay);
    /// The colourer in use, which has the legend.
    [[nodiscard]] const render::Colourer& colourer() const { return colourer_; }

    // Map ----------------------------------------------------------------------------------------------------------
    /// Whether the system's markers on the map are shown.
    [[nodiscard]] bool areMapMarksShown() const { return mapMarksShown_; }
    void setMapMarksShown(bool shown);

Q_SIGNALS:
    /// overrides() changed: for these rows, or for whole types.
    void overridesChanged(const navsmith::symbol::RowsByType& changed);
    /// The colouring or its legend changed, even if no colour did.
    void colouringChanged();
    void mapMarksShownChanged();

private:
    void follow(const model::Change& change);
    void followSelection();
    void followSurroundings();
    void followSettings();
    void recolourSoon();
    void recolour();
    /// Requires a type that is drawn.
    [[nodiscard]] const symbol::Symbol& symbolOf(model::ElementTypeId type) const;
    /// Bits of all groups of a type.
    [[nodiscard]] std::uint32_t allGroups(model::ElementTypeId type) const;
    void setGroups(std::vector<std::uint32_t>& groups, model::ElementTypeId type, std::uint32_t bits);
    /// Recomputes hiddenCount().
    [[nodiscard]] std::size_t countHidden(model::ElementTypeId type) const;
    /// Returns the rows whose colour changed.
    symbol::RowsByType repaint();

    document::Document& document_;
    document::IssueTracker issues_;
    symbol::Overrides overrides_;
    std::vector<std::size_t> hiddenCounts_;             ///< by type
    std::optional<symbol::RowsByType> beforeLocalView_; ///< hidden rows, while only the selection is shown
    ColourBy colourBy_;
    std::shared_ptr<const symbol::Overlay> guest_;
    bool ownColours_ = false; ///< the user selected the system's own colours
    render::Colourer colourer_;
    std::shared_ptr<const world::Backdrop> paintedOn_; ///< the map when colours were last computed
    systems::DerivedData paintedWith_;                 ///< the data of other documents when colours were last computed
    QTimer recolour_;
    bool mapMarksShown_ = true;
};

} // namespace navsmith::gui
