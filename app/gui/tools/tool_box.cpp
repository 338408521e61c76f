#include "app/gui/tools/tool_box.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/actions.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/tools/build_tool.h"
#include "app/gui/tools/measure_tool.h"
#include "app/gui/tools/parameter_form.h"
#include "app/gui/tools/select_tool.h"
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

namespace navsmith::gui {

namespace {

constexpr double kHighest = 1e5; ///< beyond any world's; a system clamps to what its files hold

} // namespace

ToolBox::ToolBox(document::Workspace& workspace, Viewport& viewport, Preferences& preferences, QMenu& menu,
                 QMainWindow& window)
    : QObject(&window), workspace_(workspace), viewport_(viewport), group_(new QActionGroup(this)),
      tools_(window.addToolBar(tr("Tools"))), options_(new QToolBar(tr("Tool options"), &window)),
      hint_(new QLabel(tools_)), preferences_(preferences) {
    tools_->setObjectName("toolbar.tools");
    tools_->setAccessibleName(tr("Tools"));
    options_->setObjectName("toolbar.options");
    options_->setAccessibleName(tr("Tool options"));
    window.addToolBarBreak();
    window.addToolBar(options_);
    hint_->setObjectName("toolbar.hint");
    hint_->setContentsMargins(16, 4, 8, 4);
    hint_->setForegroundRole(QPalette::PlaceholderText);

    viewport_.setDefaultTool(new SelectTool(viewport_));
    add(nullptr, nullptr, "select", tr("Select and move"), tr("Select elements and move them"), "V", menu);
    for (const auto& system : systems::all()) {
        for (const auto& builder : system.builders)
            add(&system, new BuildTool(viewport_, builder), fromUtf8(builder.id), fromUtf8(builder.title),
                fromUtf8(builder.help), fromUtf8(builder.shortcut), menu);
    }
    add(nullptr, new MeasureTool(viewport_), "measure", tr("Measure"), tr("Measure distances along a line of clicks"),
        "Shift+M", menu);
    tools_->addWidget(hint_);
    addSnapping(menu);
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
    followPreferences();
    options_->addSeparator();
}

std::vector<QAction*> ToolBox::actions() const {
    std::vector<QAction*> actions(entries_.size());
    std::ranges::transform(entries_, actions.begin(), &Entry::action);
    actions.push_back(snap_);
    return actions;
}

void ToolBox::followPreferences() {
    snap_->setChecked(valueOf(settings::kSnap));
    snapStep_->setValue(valueOf(settings::kSnapStep));
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
}

void ToolBox::followTool() {
    const auto* current = &viewport_.tool();
    auto it = std::ranges::find(entries_, current, &Entry::tool);
    if (it == entries_.end())
        it = entries_.begin(); // selecting, the default
    it->action->setChecked(true);
    showOptions(qobject_cast<BuildTool*>(it->tool));
    showHint();
}

void ToolBox::showOptions(BuildTool* tool) {
    for (auto* field : fields_)
        field->deleteLater();
    fields_.clear();
    const auto* document = workspace_.active();
    if (tool == nullptr || document == nullptr)
        return;
    const auto addField = [&](QWidget* field) {
        options_->addWidget(field);
        fields_.push_back(field);
    };
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
