// How an open document is looked at: what is hidden, locked and coloured, the look of the map behind it, the camera;
// and what is wrong with it. Beside the document for as long as it is open; panels and viewport observe it.
#pragma once

#include "app/gui/view/row_hiding.h"
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
#include <string>
#include <string_view>

namespace navsmith::gui {

class ViewState : public QObject {
    Q_OBJECT

public:
    /// The document must outlive it.
    explicit ViewState(document::Document& document, QObject* parent = nullptr);
    ~ViewState() override;

    [[nodiscard]] document::Document& document() { return document_; }
    [[nodiscard]] const document::Document& document() const { return document_; }
    [[nodiscard]] document::IssueTracker& issues() { return issues_; }
    [[nodiscard]] const document::IssueTracker& issues() const { return issues_; }

    // What is shown ------------------------------------------------------------------------------------------------
    /// All of what follows, as the scene takes it.
    [[nodiscard]] const symbol::Overrides& overrides() const { return overrides_; }
    [[nodiscard]] bool isTypeShown(model::ElementTypeId type) const;
    void setTypeShown(model::ElementTypeId type, bool shown);
    /// Locked: drawn, but not for the mouse.
    void setTypeLocked(model::ElementTypeId type, bool locked);
    /// In place of those that are hidden.
    void setHiddenRows(HiddenRows hidden);
    /// Live elements of a type that are hidden one by one.
    [[nodiscard]] std::size_t hiddenCount(model::ElementTypeId type) const;
    /// Hides all but the selected elements and what lies between them.
    void isolateSelection();
    /// Hides the selected elements, with what cannot be without them, and deselects them.
    void hideSelection();
    void showAll();

    // Colours ------------------------------------------------------------------------------------------------------
    struct ColourBy {
        model::ElementTypeId type = model::kNoElementType; ///< kNoElementType: nothing was selected
        std::string property;                              ///< or an overlay of the system
    };
    [[nodiscard]] const ColourBy& colourBy() const { return colourBy_; }
    /// kNoElementType, or a property that there is not: the system's own colours.
    void setColourBy(model::ElementTypeId type, std::string_view property);
    /// What a type is coloured by, selected or not: a property, an overlay, or neither.
    struct Painter {
        model::ElementTypeId type = model::kNoElementType;
        const model::PropertySpec* property = nullptr;
        const symbol::Overlay* overlay = nullptr;

        [[nodiscard]] bool any() const { return property != nullptr || overlay != nullptr; }
    };
    [[nodiscard]] Painter painter() const;
    /// It at work: has the legend of the colours.
    [[nodiscard]] const render::Colourer& colourer() const { return colourer_; }

    // The map behind it --------------------------------------------------------------------------------------------
    [[nodiscard]] const render::BackdropLook& mapLook() const { return mapLook_; }
    void setMapLook(const render::BackdropLook& look);
    /// Whether what the system marks of the map is shown.
    [[nodiscard]] bool areMapMarksShown() const { return mapMarksShown_; }
    void setMapMarksShown(bool shown);

    // Camera -------------------------------------------------------------------------------------------------------
    /// None until the document is looked at for the first time. Documents of one world are seen from one place: the
    /// viewport hands it on.
    [[nodiscard]] const std::optional<render::Camera>& camera() const { return camera_; }
    void setCamera(const render::Camera& camera);

Q_SIGNALS:
    /// overrides() are others than before: those of these rows, or which types are hidden or locked.
    void overridesChanged(const navsmith::symbol::RowsByType& changed);
    /// What the colours are by, or their legend: also without another colour.
    void colouringChanged();
    void mapLookChanged();
    void mapMarksShownChanged();
    void cameraChanged();

private:
    void follow(const model::Change& change);
    void followSelection();
    void followSurroundings();
    void recolourSoon();
    void recolour();
    void changeOverrides(symbol::Overrides overrides);
    /// The rows that have another colour now.
    symbol::RowsByType repaint();

    document::Document& document_;
    document::IssueTracker issues_;
    symbol::Overrides overrides_;
    ColourBy colourBy_;
    bool ownColours_ = false; ///< the user wants nothing painted by itself
    render::Colourer colourer_;
    std::shared_ptr<const world::Backdrop> paintedOn_; ///< the map when it was last coloured
    systems::DerivedData paintedWith_;                 ///< the data of other documents, likewise
    QTimer recolour_;
    render::BackdropLook mapLook_;
    bool mapMarksShown_ = true;
    std::optional<render::Camera> camera_;
};

} // namespace navsmith::gui
