// The map of the active document: how it is drawn, and its entities.
#pragma once

#include "app/gui/panels/filter_texts.h"
#include "app/gui/view/view_state.h"
#include "core/symbol/primitives.h"

#include <QPointer>
#include <QWidget>

#include <glm/vec3.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
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

/// Widgets: "map.name", "map.open", "map.close", "map.shown", "map.surfaces", "map.textures", "map.opacity",
/// "map.brightness", "map.bottom", "map.top",
/// "map.layer.LAYER", "map.marks.shown", "map.entities.shown", "map.entities.filter", "map.entities", "map.entity".
class MapPanel : public QWidget {
    Q_OBJECT

public:
    explicit MapPanel(QWidget* parent = nullptr);

    /// May be null. The panel drops a view that is deleted.
    void setView(ViewState* view);
    /// The look that the panel shows and changes: that of the document's views in a window. Null: in the main one.
    void setLook(WindowViews* look);
    /// Marks drawn over the scene: the entities that matter to the document's system, and those that pass the filter,
    /// if shown. Without their labels.
    [[nodiscard]] symbol::Primitives marks() const;
    [[nodiscard]] std::vector<symbol::Label> labels() const;
    /// What is to say about the map's textures; empty: nothing.
    void setTextureNote(const QString& note);
    /// The entity whose mark is shown at a pixel.
    [[nodiscard]] std::optional<std::uint32_t> entityAt(const render::Camera& camera, glm::vec2 pixel) const;
    /// Makes an entity the current one of the list, whose keys and values are shown, even if the filter hides it.
    void chooseEntity(std::uint32_t entity);

Q_SIGNALS:
    void marksChanged();
    void openRequested();
    void closeRequested();
    void goTo(glm::vec3 place);

private:
    [[nodiscard]] const document::Document* document() const;
    [[nodiscard]] WindowViews& look() const { return look_ ? *look_ : *view_; }
    void change(const std::function<void(render::BackdropLook&)>& change);
    QWidget* makeLook();
    QSlider* makeShare(QWidget* parent, const char* name, const QString& title, const QString& tip,
                       float render::BackdropLook::*member);
    QWidget* makeEntities();
    void showMap();
    void makeMarks();
    void showLook();
    void fillLayers();
    void colourLayers();
    void fillEntities();
    void filterEntities();
    void showEntity(QTreeWidgetItem* item);
    void takeSlice();

    QPointer<ViewState> view_;
    QPointer<WindowViews> look_; ///< null: view_
    QLabel* name_;
    QToolButton* close_;
    QCheckBox* shown_ = nullptr;
    QComboBox* surfaces_ = nullptr;
    QLabel* textures_ = nullptr;
    std::vector<std::pair<QSlider*, float render::BackdropLook::*>> shares_;
    QDoubleSpinBox* bottom_ = nullptr;
    std::vector<std::pair<QCheckBox*, bool render::BackdropLook::*>> switches_;
    QDoubleSpinBox* top_ = nullptr;
    QCheckBox* marksShown_ = nullptr;
    QVBoxLayout* layersLayout_ = nullptr;
    std::vector<std::pair<QCheckBox*, world::MapLayer>> layers_;
    QCheckBox* entitiesShown_ = nullptr;
    QLineEdit* filter_ = nullptr;
    FilterTexts texts_;
    QTreeWidget* entities_ = nullptr;
    QPlainTextEdit* entity_ = nullptr;
    QScrollArea* scroll_;
    QWidget* content_;
    symbol::Primitives ofSystem_;
    symbol::Primitives ofList_;
};

} // namespace navsmith::gui
