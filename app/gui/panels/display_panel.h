// What of a document is drawn, and in which colours.
#pragma once

#include "app/gui/panels/row_hiding.h"
#include "core/document/document.h"
#include "core/symbol/symbol.h"
#include "render/colouring.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace navsmith::gui {

class TypeRow;
struct LegendGroup;
class LegendView;

/// Every document keeps its own choices for as long as it is open. Widgets: "display.type.KIND", "display.lock.KIND",
/// "display.colour.type", "display.colour.property", "display.legend", "display.isolate", "display.hide",
/// "display.showAll", "display.hidden".
class DisplayPanel : public QWidget {
    Q_OBJECT

public:
    explicit DisplayPanel(QWidget* parent = nullptr);
    ~DisplayPanel() override;

    /// May be null. The panel lets go of a document that is deleted. What is chosen for the document is announced if
    /// it is anything but the system's own drawing.
    void setDocument(document::Document* document);
    [[nodiscard]] document::Document* document() const { return document_; }

    /// What is chosen for the document now.
    [[nodiscard]] const symbol::Overrides& overrides() const;
    /// The same for any document that was shown and is open.
    [[nodiscard]] const symbol::Overrides& overrides(const document::Document& document) const;

    void setTypeShown(model::ElementTypeId type, bool shown);
    /// Locked: drawn, but not for the mouse.
    void setTypeLocked(model::ElementTypeId type, bool locked);
    /// `property` may also be an overlay of the system. kNoKind or an unknown one: the system's own colours.
    void setColourBy(model::ElementTypeId type, std::string_view property);
    /// Of any document that was shown and is open; kNoKind: the system's own colours.
    [[nodiscard]] std::pair<model::ElementTypeId, std::string> colourBy(const document::Document& document) const;
    /// In place of those that are hidden.
    void setHiddenRows(HiddenRows hidden);

public Q_SLOTS:
    /// Hides all but the selected elements and what lies between them.
    void isolateSelection();
    /// Hides the selected elements, with what cannot be without them, and deselects them.
    void hideSelection();
    void showAll();

Q_SIGNALS:
    /// Of any document that was shown and is open.
    void displayChanged(const navsmith::document::Document& document, const navsmith::symbol::Overrides& overrides);

private:
    struct State {
        model::ElementTypeId colourType = model::kNoElementType; ///< kNoKind: nothing was chosen
        std::string colourProperty;
        bool ownColours = false;     ///< the user wants nothing painted by itself
        render::Colouring colouring; ///< its colours are in the overrides
        symbol::Overrides overrides;
        std::shared_ptr<const world::Backdrop> paintedOn; ///< the map when it was last coloured
        systems::DerivedData paintedWith;                 ///< the data of other documents, likewise
    };

    State& state();
    State& state(document::Document& document);
    /// What the type is coloured by: one of the two, or neither.
    struct Painter {
        model::ElementTypeId type = model::kNoElementType;
        const model::PropertySpec* property = nullptr;
        const symbol::Overlay* overlay = nullptr;

        [[nodiscard]] bool any() const { return property != nullptr || overlay != nullptr; }
    };
    [[nodiscard]] Painter painter() const;
    [[nodiscard]] Painter painter(const document::Document& document) const;
    [[nodiscard]] render::Colouring paint(document::Document& document, const Painter& painter);
    /// Colours of a document as they should be now. True if they were others.
    bool repaint(document::Document& document);
    void watch(document::Document& document);
    void recolourSoon(document::Document& document);
    [[nodiscard]] LegendGroup legendOf(const document::Document& document, const QString& of) const;
    void selectionChanged();
    void fillTypes();
    void fillProperties();
    void showState();
    void showLegend();
    void showCounts();
    void enableButtons();
    void documentChanged(const model::Change& change);
    void surroundingsChanged(document::Document& document);
    void recolour();
    void announce();

    QPointer<document::Document> document_;
    std::unordered_map<const document::Document*, State> states_;
    std::set<document::Document*> due_; ///< to be coloured anew by recolour()
    std::vector<std::pair<model::ElementTypeId, TypeRow*>> types_;
    QTimer recolour_;
    QVBoxLayout* typesLayout_;
    QComboBox* colourType_;
    QComboBox* colourProperty_;
    LegendView* legend_;
    QLabel* hidden_;
    QPushButton* isolate_;
    QPushButton* hide_;
    QPushButton* showAll_;
};

} // namespace navsmith::gui
