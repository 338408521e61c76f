// Commands of the tools that people give while they look at the view: steps, and drags without handles.
#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/tools/duplicate.h"
#include "app/gui/tools/move_handles.h"
#include "app/gui/tools/paint_tool.h"
#include "app/gui/tools/select_tool.h"
#include "app/gui/tools/snap.h"
#include "app/gui/tools/tool_box.h"
#include "app/gui/viewport/viewport.h"

#include <QAction>
#include <QDoubleSpinBox>
#include <QToolBar>

#include <algorithm>
#include <cmath>

namespace navsmith::gui {

namespace {

constexpr float kLevel = 0.1F;      ///< sine of the angle
constexpr double kBrushStep = 1.25; ///< factor by which a command resizes the brush

} // namespace

Topic<ToolBox> ToolBox::nudging() {
    static constexpr auto* kHelp = QT_TRANSLATE_NOOP("Commands", "Move the selection by a grid step along an axis");
    static constexpr auto* kDragHelp = QT_TRANSLATE_NOOP(
        "Commands", "The selection follows the mouse or typed numbers until a click or Enter confirms");
    static constexpr Command<ToolBox> kRows[] = {
        {"action.drag.move", QT_TRANSLATE_NOOP("Commands", "Move Without Handles"), "", kDragHelp,
         [](ToolBox& box) { box.dragSelection("select"); }},
        {"action.drag.rotate", QT_TRANSLATE_NOOP("Commands", "Rotate Without Handles"), "", kDragHelp,
         [](ToolBox& box) { box.dragSelection("rotate_selection"); }},
        {"action.drag.scale", QT_TRANSLATE_NOOP("Commands", "Scale Without Handles"), "", kDragHelp,
         [](ToolBox& box) { box.dragSelection("scale_selection"); }},
        {"action.drag.copy", QT_TRANSLATE_NOOP("Commands", "Duplicate and Move"), "",
         QT_TRANSLATE_NOOP("Commands",
                           "Copy the selection; the copy follows the mouse until a click or Enter confirms"),
         [](ToolBox& box) { box.dragCopy(); }},
        {"action.boxSelect", QT_TRANSLATE_NOOP("Commands", "Box Select"), "",
         QT_TRANSLATE_NOOP("Commands", "The next drag selects what is in a rectangle, even where handles are"),
         [](ToolBox& box) { box.beginBox(); }},
        {"action.nudge.left", QT_TRANSLATE_NOOP("Commands", "Move Left"), "Left", kHelp,
         [](ToolBox& box) { box.nudge(-1, 0, 0); }},
        {"action.nudge.right", QT_TRANSLATE_NOOP("Commands", "Move Right"), "Right", kHelp,
         [](ToolBox& box) { box.nudge(1, 0, 0); }},
        {"action.nudge.away", QT_TRANSLATE_NOOP("Commands", "Move Away"), "Up", kHelp,
         [](ToolBox& box) { box.nudge(0, 1, 0); }},
        {"action.nudge.closer", QT_TRANSLATE_NOOP("Commands", "Move Closer"), "Down", kHelp,
         [](ToolBox& box) { box.nudge(0, -1, 0); }},
        {"action.nudge.up", QT_TRANSLATE_NOOP("Commands", "Move Up"), "PgUp", kHelp,
         [](ToolBox& box) { box.nudge(0, 0, 1); }},
        {"action.nudge.down", QT_TRANSLATE_NOOP("Commands", "Move Down"), "PgDown", kHelp,
         [](ToolBox& box) { box.nudge(0, 0, -1); }},
    };
    return {QT_TRANSLATE_NOOP("Commands", "3D View"), kViewport, kRows};
}

void ToolBox::toggle(const ToggleSetting& setting, const char* command) {
    const bool on = !valueOf(setting);
    preferences_.set(setting, on);
    const auto title = commands_.find(QLatin1String(command))->title();
    viewport_.showMessage(on ? tr("%1: on").arg(title) : tr("%1: off").arg(title));
}

void ToolBox::nudge(float right, float away, float up) {
    if (up != 0 && viewport_.tool().step(up > 0 ? 1 : -1))
        return;
    const auto step = static_cast<float>(gridStep(workspace_.active()));
    const auto nearest = [](glm::vec3 direction) {
        return std::abs(direction.x) >= std::abs(direction.y) ? glm::vec3(std::copysign(1.F, direction.x), 0, 0)
                                                              : glm::vec3(0, std::copysign(1.F, direction.y), 0);
    };
    const auto toRight = nearest(viewport_.camera().right());
    // In a view from the side, away is up.
    const bool isLevel = viewport_.camera().orthographic && std::abs(viewport_.camera().forward().z) < kLevel;
    const auto ahead = isLevel ? glm::vec3(0, 0, 1) : glm::vec3(-toRight.y, toRight.x, 0);
    move_->nudge((toRight * right + ahead * away + glm::vec3(0, 0, up)) * step);
}

void ToolBox::dragSelection(std::string_view tool, quint64 mergeKey) {
    const auto* document = workspace_.active();
    if (document == nullptr)
        return;
    if (document->selection().empty()) {
        viewport_.showMessage(tr("Nothing is selected"));
        return;
    }
    const auto* action = boundTools_->action(QStringLiteral("action.tool.") + fromUtf8(tool));
    auto* const before = &viewport_.tool();
    viewport_.setTool(*toolHere(**std::ranges::find(entries_, action, &Entry::action)));
    auto& dragging = static_cast<SelectTool&>(viewport_.tool());
    const auto middle = QRectF({}, viewport_.size()).center();
    if (!dragging.dragSelection(viewport_.mouse().value_or(middle), mergeKey)) {
        viewport_.showMessage(dragging.hint());
        viewport_.setTool(before);
        return;
    }
    // Queued: the tool is still at work.
    connect(
        &dragging, &SelectTool::selectionDragged, this,
        [this, before, &dragging] {
            if (&viewport_.tool() == &dragging)
                viewport_.setTool(before);
        },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void ToolBox::scaleBrush(double by) {
    const double radius =
        std::clamp(paint_->radius() * by, settings::kBrushRadius.minimum, settings::kBrushRadius.maximum);
    preferences_.set(settings::kBrushRadius, radius);
    paint_->setRadius(radius);
    if (auto* field = options_->findChild<QDoubleSpinBox*>("paint.radius"))
        field->setValue(radius);
    viewport_.showMessage(tr("Brush radius: %1 units").arg(decimal(radius, 1)));
}

void ToolBox::resize(bool larger) {
    if (&viewport_.tool() == paint_) {
        scaleBrush(larger ? kBrushStep : 1 / kBrushStep);
        return;
    }
    const double step = std::clamp(gridStep(workspace_.active()) * (larger ? 2 : 0.5), settings::kSnapStep.minimum,
                                   settings::kSnapStep.maximum);
    preferences_.set(settings::kSnapStep, step);
    viewport_.showMessage(tr("Grid step: %1 units").arg(decimal(step, 3)));
}

void ToolBox::dragCopy() {
    if (const auto key = duplicateInPlace(viewport_))
        dragSelection("select", *key);
}

void ToolBox::beginBox() {
    if (workspace_.active() == nullptr)
        return;
    viewport_.setTool(nullptr);
    dynamic_cast<SelectTool&>(viewport_.tool()).beginBox();
}

} // namespace navsmith::gui
