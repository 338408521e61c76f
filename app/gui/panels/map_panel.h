// The map behind the active document: how it is shown, and the entities in it.
#pragma once

#include "core/document/document.h"
#include "core/symbol/primitives.h"
#include "render/backdrop.h"

#include <QPointer>
#include <QWidget>

#include <glm/vec3.hpp>

#include <unordered_map>
#include <vector>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QScrollArea;
class QSlider;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace navsmith::gui {

/// Every document keeps its own look for as long as it is open. Widgets: "map.name", "map.open", "map.close",
/// "map.shown", "map.opacity", "map.bottom", "map.top", "map.layer.LAYER", "map.marks.shown", "map.entities.shown",
/// "map.entities.filter", "map.entities", "map.entity".
class MapPanel : public QWidget {
    Q_OBJECT

public:
    explicit MapPanel(QWidget* parent = nullptr);

    /// May be null.
    void setDocument(document::Document* document);
    [[nodiscard]] const render::BackdropLook& look() const;
    /// What is drawn of the entities over everything: those that matter to the document's system, and a mark each for
    /// those that the filter leaves, as far as they are wanted.
    [[nodiscard]] symbol::Primitives marks() const;

Q_SIGNALS:
    void lookChanged(const navsmith::render::BackdropLook& look);
    void marksChanged();
    void openRequested();
    void closeRequested();
    void goTo(glm::vec3 place);

private:
    struct State {
        render::BackdropLook look;
        bool marks = true;
    };

    State& state();
    [[nodiscard]] const State& shownState() const;
    QWidget* makeLook();
    QWidget* makeEntities();
    void showMap();
    void makeMarks();
    void showLook();
    void fillLayers();
    void fillEntities();
    void filterEntities();
    void showEntity(QTreeWidgetItem* item);
    void takeSlice();
    void announce();

    QPointer<document::Document> document_;
    std::unordered_map<const document::Document*, State> states_;
    QLabel* name_;
    QToolButton* close_;
    QCheckBox* shown_ = nullptr;
    QSlider* opacity_ = nullptr;
    QDoubleSpinBox* bottom_ = nullptr;
    QDoubleSpinBox* top_ = nullptr;
    QCheckBox* marksShown_ = nullptr;
    QVBoxLayout* layersLayout_ = nullptr;
    std::vector<QCheckBox*> layers_;
    QCheckBox* entitiesShown_ = nullptr;
    QLineEdit* filter_ = nullptr;
    QTreeWidget* entities_ = nullptr;
    QPlainTextEdit* entity_ = nullptr;
    QScrollArea* scroll_;
    QWidget* content_;
    symbol::Primitives ofSystem_;
    symbol::Primitives ofList_;
};

} // namespace navsmith::gui
