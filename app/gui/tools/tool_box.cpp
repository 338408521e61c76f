#include "app/gui/tools/tool_box.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/actions.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/tools/build_tool.h"
#include "app/gui/tools/measure_tool.h"
#include "app/gui/tools/paint_tool.h"
#include "app/gui/tools/parameter_form.h"
#include "app/gui/tools/select_tool.h"
#include "app/gui/tools/tool_options.h"
#include "app/gui/viewport/viewport.h"
#include "core/systems/registry.h"

#include <QAction>
#include <QActionGroup>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>

#include <algorithm>
#include <cmath>

namespace navsmith::gui {

namespace {

constexpr double kHighest = 1e5;    ///< beyond any world's; a system clamps to what its files hold
constexpr double kBrushStep = 1.25; ///< by which a key makes the brush larger

/// Whether anything in a document's view can be dragged so that its neighbours go along.
bool hasFollowers(const document::Document* document) {
    return document != nullptr &&
           std::ranges::any_of(document->system().view.symbols, [](const symbol::Symbol& symbol) {
               return std::ranges::any_of(symbol.handles, &symbol::Handle::neighbours);
           });
}

} // namespace

ToolBox::ToolBox(document::Workspace& workspace, Viewport& viewport, Preferences& preferences, QMenu& menu,
                 QMainWindow& window)
    : QObject(&window), workspace_(workspace), viewport_(viewport), group_(new QActionGroup(this)),
      tools_(window.addToolBar(tr("Tools"))), options_(new QToolBar(tr("Tool options"), &window)),
      hint_(new QLabel(tools_)), preferences_(preferences), heights_(new HeightLimits(this)) {
    tools_->setObjectName("toolbar.tools");
    tools_->setAccessibleName(tr("Tools"));
    options_->setObjectName("toolbar.options");
    options_->setAccessibleName(tr("Tool options"));
    window.addToolBarBreak();
    window.addToolBar(options_);
    hint_->setObjectName("toolbar.hint");
    hint_->setContentsMargins(16, 4, 8, 4);
    hint_->setForegroundRole(QPalette::PlaceholderText);

    viewport_.setDefaultTool(new SelectTool(viewport_, *heights_));
    add(nullptr, nullptr, "select", tr("Select and move"), tr("Select elements and move them"), "V", menu);
    for (const auto& system : systems::all()) {
        for (const auto& builder : system.editing.builders)
            add(&system, new BuildTool(viewport_, builder), fromUtf8(builder.id), fromUtf8(builder.title),
                fromUtf8(builder.help), fromUtf8(builder.shortcut), menu);
    }
    paint_ = new PaintTool(viewport_, *heights_);
    add(nullptr, paint_, "paint", tr("Paint"), tr("Paint a flag, a choice or a place over elements"), "K", menu);
    add(nullptr, new MeasureTool(viewport_), "measure", tr("Measure"), tr("Measure distances along a line of clicks"),
        "Shift+M", menu);
    tools_->addWidget(hint_);
    addSnapping(menu);
    addCatching(menu);
    addBrush(menu);
    options_->addSeparator();
    followPreferences();
    connect(&viewport_.tool(), &Tool::hintChanged, this, &ToolBox::showHint); // of the default, which is selecting
    connect(&viewport_, &Viewport::toolChanged, this, &ToolBox::followTool);
    connect(&workspace_, &document::Workspace::activeChanged, this, &ToolBox::showForDocument);
    showForDocument();
    followTool();
}

void ToolBox::add(const systems::System* system, Tool* tool, const QString& id, const QString& title,
                  const QString& help, const QString& shortcut, QMenu& menu) {
    auto* action = menu.addAction(title);
    action->setObjectName("action.tool." + id);
    if (system != nullptr)
        action->setProperty(Actions::kScope, fromUtf8(system->id));
    action->setCheckable(true);
    action->setShortcut(QKeySequence(shortcut));
    action->setToolTip(shortcut.isEmpty() ? help : QString("%1 (%2)").arg(help, shortcut));
    action->setStatusTip(help);
    group_->addAction(action);
    tools_->addAction(action);
    connect(action, &QAction::triggered, this, [this, tool] { viewport_.setTool(tool); });
    if (tool != nullptr)
        connect(tool, &Tool::hintChanged, this, &ToolBox::showHint);
    entries_.push_back({system, tool, action});
}

void ToolBox::addSnapping(QMenu& menu) {
    menu.addSeparator();
    snap_ = menu.addAction(tr("&Snap to grid"));
    snap_->setObjectName("action.snap");
    snap_->setCheckable(true);
    snap_->setShortcut(QKeySequence("X"));
    snap_->setToolTip(tr("What is placed or dragged goes to a grid (X)"));
    snap_->setStatusTip(tr("What is placed or dragged goes to a grid"));
    connect(snap_, &QAction::toggled, this, [this](bool on) { preferences_.set(settings::kSnap, on); });
    options_->addAction(snap_);
    snapStep_ = new QDoubleSpinBox(options_);
    snapStep_->setObjectName("toolbar.snapStep");
    snapStep_->setAccessibleName(tr("Step of the grid"));
    snapStep_->setToolTip(tr("Distance of the lines that things snap to"));
    snapStep_->setRange(settings::kSnapStep.minimum, settings::kSnapStep.maximum);
    snapStep_->setDecimals(3);
    snapStep_->setSuffix(tr(" units"));
    connect(snapStep_, &QDoubleSpinBox::valueChanged, this,
            [this](double step) { preferences_.set(settings::kSnapStep, step); });
    options_->addWidget(snapStep_);
}

QAction* ToolBox::addOption(QMenu& menu, const char* name, const QString& title, const QString& help,
                            const QString& shortcut) {
    auto* action = menu.addAction(title);
    action->setObjectName(name);
    action->setShortcut(QKeySequence(shortcut));
    action->setToolTip(QStringLiteral("%1 (%2)").arg(help, shortcut));
    action->setStatusTip(help);
    more_.push_back(action);
    return action;
}

void ToolBox::addCatching(QMenu& menu) {
    follow_ = addOption(menu, "action.neighboursFollow", tr("&Neighbours follow"),
                        tr("What touches what is dragged goes along"), "N");
    follow_->setCheckable(true);
    connect(follow_, &QAction::toggled, this, [this](bool on) {
        preferences_.set(settings::kNeighboursFollow, on);
        showHint();
    });
    lasso_ = addOption(menu, "action.lasso", tr("Select with a &lasso"),
                       tr("Dragging selects what lies inside a line, not a rectangle"), "Shift+V");
    lasso_->setCheckable(true);
    connect(lasso_, &QAction::toggled, this, [this](bool on) {
        preferences_.set(settings::kLasso, on);
        showHint();
    });
    auto* limit = addOption(menu, "action.heights", tr("Keep to a &floor"),
                            tr("Rectangles, lassos and brushes leave alone what lies lower or higher"), "Z");
    limit->setCheckable(true);
    connect(limit, &QAction::toggled, heights_,
            [this](bool on) { heights_->set(on, heights_->from(), heights_->to()); });
    connect(heights_, &HeightLimits::changed, limit, [this, limit] { limit->setChecked(heights_->on()); });
    auto* take = addOption(menu, "action.heights.take", tr("Keep to the floor &under the mouse"),
                           tr("Takes the heights of what is under the mouse"), "Shift+Z");
    connect(take, &QAction::triggered, this, [this] {
        const auto mouse = viewport_.mouse();
        const auto hit = mouse ? viewport_.pickAt(*mouse) : std::nullopt;
        if (hit)
            heights_->takeFrom(*viewport_.activeScene(), hit->element);
        viewport_.tell(hit ? tr("Heights from %1 to %2").arg(heights_->from(), 0, 'f', 1).arg(heights_->to(), 0, 'f', 1)
                           : tr("There is nothing under the mouse to take the heights of"));
    });
}

void ToolBox::addBrush(QMenu& menu) {
    const auto scale = [this](double by) {
        const double radius =
            std::clamp(paint_->radius() * by, settings::kBrushRadius.minimum, settings::kBrushRadius.maximum);
        preferences_.set(settings::kBrushRadius, radius);
        paint_->setRadius(radius);
        if (auto* field = options_->findChild<QDoubleSpinBox*>("paint.radius"))
            field->setValue(radius);
        viewport_.tell(tr("Brush of %1 units").arg(radius, 0, 'f', 1));
    };
    auto* smaller = addOption(menu, "action.brush.smaller", tr("S&maller brush"), tr("Makes the brush smaller"), "[");
    connect(smaller, &QAction::triggered, this, [scale] { scale(1 / kBrushStep); });
    auto* larger = addOption(menu, "action.brush.larger", tr("Larger &brush"), tr("Makes the brush larger"), "]");
    connect(larger, &QAction::triggered, this, [scale] { scale(kBrushStep); });
}

std::vector<QAction*> ToolBox::actions() const {
    std::vector<QAction*> actions(entries_.size());
    std::ranges::transform(entries_, actions.begin(), &Entry::action);
    actions.push_back(snap_);
    actions.insert(actions.end(), more_.begin(), more_.end());
    return actions;
}

void ToolBox::followPreferences() {
    snap_->setChecked(valueOf(settings::kSnap));
    snapStep_->setValue(valueOf(settings::kSnapStep));
    follow_->setChecked(valueOf(settings::kNeighboursFollow));
    lasso_->setChecked(valueOf(settings::kLasso));
}

void ToolBox::showForDocument() {
    const auto* document = workspace_.active();
    for (const auto& entry : entries_) {
        const bool here = entry.system == nullptr || (document != nullptr && entry.system == &document->system());
        entry.action->setVisible(here);
        entry.action->setEnabled(here && document != nullptr);
        if (!here && entry.tool == &viewport_.tool())
            viewport_.setTool(nullptr);
    }
    followTool(); // what it asks for may be another document's
}

void ToolBox::followTool() {
    const auto* current = &viewport_.tool();
    auto it = std::ranges::find(entries_, current, &Entry::tool);
    if (it == entries_.end())
        it = entries_.begin(); // selecting, the default
    it->action->setChecked(true);
    showOptions(it->tool);
    showHint();
}

void ToolBox::addField(QWidget* field) {
    options_->addWidget(field);
    fields_.push_back(field);
}

void ToolBox::showOptions(Tool* tool) {
    for (auto* field : fields_) {
        field->setObjectName({}); // until it is gone, the next one of its name is the one
        field->deleteLater();
    }
    fields_.clear();
    auto* document = workspace_.active();
    const bool selecting = tool == nullptr;
    for (auto* action : {follow_, lasso_})
        options_->removeAction(action);
    follow_->setEnabled(hasFollowers(document));
    if (selecting) {
        if (follow_->isEnabled())
            options_->addAction(follow_);
        options_->addAction(lasso_);
    }
    if (document == nullptr)
        return;
    if (auto* build = qobject_cast<BuildTool*>(tool))
        showBuildOptions(*build);
    if (tool == paint_)
        addField(new PaintFields(*paint_, *document, preferences_, options_));
    if (selecting || tool == paint_)
        addField(new HeightFields(*heights_, options_));
}

void ToolBox::showBuildOptions(BuildTool& building) {
    auto* tool = &building;
    const auto* document = workspace_.active();
    auto* form = new ParameterForm(tool->builder().parameters, document->model(), ParameterForm::Shape::Row, options_);
    form->setValues(tool->values());
    connect(form, &ParameterForm::changed, tool, [tool, form] { tool->setValues(form->values()); });
    connect(tool, &BuildTool::valuesChanged, form, [tool, form] { form->setValues(tool->values()); });
    addField(form);

    auto* label = new QLabel(tr("Height"), options_);
    auto* height = new QDoubleSpinBox(options_);
    height->setObjectName("toolbar.height");
    height->setAccessibleName(tr("Height of the ground"));
    height->setToolTip(tr("Height at which the next click on the ground builds"));
    label->setToolTip(height->toolTip());
    height->setRange(-kHighest, kHighest);
    height->setDecimals(3);
    height->setValue(tool->height());
    connect(height, &QDoubleSpinBox::valueChanged, tool, &BuildTool::setHeight);
    connect(tool, &BuildTool::heightChanged, height, &QDoubleSpinBox::setValue);
    addField(label);
    addField(height);
}

void ToolBox::showHint() {
    hint_->setText(viewport_.tool().hint());
}

} // namespace navsmith::gui
