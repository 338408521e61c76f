// Shows what the view draws of a document, and in which colours.
#pragma once

#include "app/gui/view/view_states.h"

#include <QPointer>
#include <QWidget>

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

/// Widgets: "display.type.TYPE", "display.lock.TYPE", "display.colour.type", "display.colour.property",
/// "display.legend", "display.isolate", "display.hide", "display.showAll", "display.hidden".
class DisplayPanel : public QWidget {
    Q_OBJECT

public:
    explicit DisplayPanel(QWidget* parent = nullptr);
    ~DisplayPanel() override;

    /// May be null. The panel drops a view that is deleted.
    void setView(ViewState* view);
    /// Adds the documents drawn together with the view to the legend. The views must outlive the panel.
    void setViews(const ViewStates& views);

private:
    [[nodiscard]] static LegendGroup legendOf(const ViewState& view, const QString& of);
    [[nodiscard]] const model::Schema& schema() const;
    void fillTypes();
    void fillProperties();
    void showState();
    void showLegend();
    void showCounts();
    void enableButtons();

    QPointer<ViewState> view_;
    const ViewStates* views_ = nullptr;
    std::vector<std::pair<model::ElementTypeId, TypeRow*>> types_;
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
