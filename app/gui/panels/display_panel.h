// Shows what the view draws of a document, and in which colours.
#pragma once

#include "app/gui/view/view_states.h"
#include "core/symbol/colour_scheme.h"

#include <QPointer>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace navsmith::gui {

class TypeRow;
struct LegendGroup;
class LegendView;

/// Widgets: "display.setting.ID" for each setting of the document, those of TypeRow for each type and group,
/// "display.colour.type", "display.colour.property", "display.legend", "display.isolate", "display.hide",
/// "display.showAll", "display.hidden", and, while several documents are drawn, "display.others".
class DisplayPanel : public QWidget {
    Q_OBJECT

public:
    explicit DisplayPanel(QWidget* parent = nullptr);
    ~DisplayPanel() override;

    /// May be null. The panel drops a view that is deleted.
    void setView(ViewState* view);
    /// Adds the documents drawn together with the view to the legend. The views must outlive the panel.
    void setViews(ViewStates& views);
    /// The palette of the legend.
    void setPalette(symbol::Palette palette);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A type, or one of its groups.
    struct Row {
        model::ElementTypeId type = model::kNoElementType;
        std::optional<std::size_t> group;
        TypeRow* widget = nullptr;
    };

    [[nodiscard]] static LegendGroup legendOf(const ViewState& view, const QString& of);
    /// Adds how the colours of the group look, which are those of a type of the view.
    void colour(LegendGroup& group, const ViewState& view, model::ElementTypeId type, bool painted) const;
    [[nodiscard]] const model::Schema& schema() const;
    void setUp(QComboBox& box);
    void arrange();
    void connectWidgets();
    void fillSettings();
    void showSettings();
    void fillTypes();
    [[nodiscard]] std::vector<Row> rowsToShow() const;
    TypeRow* addRow(const Row& row);
    void showRow(const Row& row);
    void showRowMenu(const Row& row, const QPoint& onScreen);
    /// Shows nothing but the rows of this type or group.
    void showOnly(const Row& row);
    void showLegendMenu(model::ElementTypeId type, symbol::Rgba colour, const QPoint& onScreen);
    void select(const std::vector<model::Element>& elements, Qt::KeyboardModifiers modifiers);
    void fillProperties();
    void showState();
    void showLegend();
    void showCounts();
    void showOthers();
    void enableButtons();

    QPointer<ViewState> view_;
    const ViewStates* views_ = nullptr;
    symbol::Palette palette_ = symbol::Palette::Standard;
    QGridLayout* settingsLayout_ = nullptr;
    std::vector<QComboBox*> settings_; ///< by index of System::settings
    std::vector<Row> rows_;            ///< groups follow their type
    QVBoxLayout* typesLayout_ = nullptr;
    QComboBox* colourType_;
    QComboBox* colourProperty_;
    LegendView* legend_;
    QLabel* hidden_;
    QComboBox* others_;
    QLabel* othersTitle_;
    QPushButton* isolate_;
    QPushButton* hide_;
    QPushButton* showAll_;
};

} // namespace navsmith::gui
