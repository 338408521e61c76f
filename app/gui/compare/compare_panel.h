// Lists what differs between the active document and another state, draws it over the view and takes it over.
#pragma once

#include "app/gui/commands/command_set.h"
#include "app/gui/compare/comparison.h"
#include "app/gui/compare/difference_marks.h"
#include "app/gui/view/view_states.h"

#include <QWidget>

#include <glm/vec3.hpp>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QStackedWidget;
class QTableView;

namespace navsmith::gui {

class DifferenceModel;
class FloorModel;

/// Widgets: "compare.table", "compare.floors", "compare.byFloor", "compare.state", "compare.added", "compare.removed",
/// "compare.changed", "compare.moved", "compare.shared", "compare.take", "compare.keep", "compare.takeAll",
/// "compare.close".
class ComparePanel : public QWidget {
    Q_OBJECT

public:
    ComparePanel(CommandSet& commands, ViewStates& views, document::JobQueue& jobs, QWidget* parent = nullptr);
    ~ComparePanel() override;

    /// Compares the document with this state, in place of another.
    void compare(document::Document& document, model::Model theirs, const QString& name);
    void close(document::Document& document);
    /// The document whose comparison is shown; may be null.
    void setDocument(document::Document* document);
    /// The comparison of the shown document; null if there is none.
    [[nodiscard]] Comparison* comparison() const;
    void setPalette(symbol::Palette palette);
    static Topic<ComparePanel> commands();

    /// Goes to the next (1) or previous (-1) difference.
    void step(int by);
    /// What to draw over the view.
    [[nodiscard]] const symbol::Primitives& marks() const { return marks_; }

Q_SIGNALS:
    /// Show this element of the document in the view.
    void goTo(navsmith::model::Element element);
    /// The same for an element that only theirs has.
    void goToPlace(glm::vec3 place);
    void statusMessage(const QString& message);
    void marksChanged();
    /// There is a comparison of the shown document now, or no longer.
    void shownChanged();

private:
    void makeLayout();
    void show(Comparison* comparison);
    void refresh();
    void redraw();
    void goToRow(int row);
    void goToFloor(int row);
    /// The table of differences, or the one of ground.
    [[nodiscard]] QTableView& shownTable() const;
    [[nodiscard]] bool isByFloor() const;
    [[nodiscard]] QString floorSummary() const;
    [[nodiscard]] std::vector<std::size_t> selected() const;

    ViewStates& views_;
    document::JobQueue& jobs_;
    std::map<document::Document*, std::unique_ptr<Comparison>> comparisons_;
    document::Document* document_ = nullptr;
    DifferenceModel* model_;
    QCheckBox* byFloor_;
    QCheckBox* shared_; ///< ground of both is drawn
    FloorModel* floorModel_;
    QStackedWidget* tables_;
    QTableView* table_;
    QTableView* floorTable_;
    QLabel* state_;
    std::array<QCheckBox*, kDifferenceKinds> kinds_{};
    BoundCommands* commands_ = nullptr;
    symbol::Palette palette_ = symbol::Palette::Standard;
    symbol::Primitives marks_;
    std::optional<std::size_t> current_; ///< the row to stay at while the list is made again
};

} // namespace navsmith::gui
