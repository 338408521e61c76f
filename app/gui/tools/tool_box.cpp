#include "app/gui/tools/tool_box.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/tools/build_tool.h"
#include "app/gui/tools/measure_tool.h"
#include "app/gui/tools/move_handles.h"
#include "app/gui/tools/paint_tool.h"
#include "app/gui/tools/parameter_form.h"
#include "app/gui/tools/pick_tool.h"
#include "app/gui/tools/polygon_tool.h"
#include "app/gui/tools/route_tool.h"
#include "app/gui/tools/select_tool.h"
#include "app/gui/tools/snap.h"
#include "app/gui/tools/tool_options.h"
#include "app/gui/tools/transform_handles.h"
#include "app/gui/viewport/viewport.h"
#include "core/systems/prepare.h"
#include "core/systems/registry.h"

#include <QAction>
#include <QActionGroup>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace navsmith::gui {

namespace {

constexpr double kHighest = 1e5; ///< larger than any world; a system clamps to the range of its files
constexpr int kIconSize = 18;    ///< pixels at 100 %

/// Whether a document has handles that can move neighbours along.
bool hasFollowers(const document::Document* document) {
    return document != nullptr &&
           std::ranges::any_of(document->system().view.symbols, [](const symbol::Symbol& symbol) {
               return std::ranges::any_of(symbol.handles, &symbol::Handle::neighbours);
           });
}

QString idOf(std::string_view tool) {
    return QStringLiteral("action.tool.") + fromUtf8(tool);
}

/// The systems whose generators tell how they work.
std::vector<const systems::System*> tracedSystems() {
    std::vector<const systems::System*> traced;
    for (const auto& system : systems::all())
        if (system.generator.trace != nullptr)
            traced.push_back(&system);
    return traced;
}

/// The systems that make elements of polygons.
std::vector<const systems::System*> drawnSystems() {
    std::vector<const systems::System*> drawn;
    for (const auto& system : systems::all())
        if (!system.editing.polygonMakers.empty())
            drawn.push_back(&system);
    return drawn;
}

} // namespace

void declareTools(CommandSet& commands) {
    const auto tool = [&](std::string_view id, const QString& english, const QString& title, const QString& help,
                          std::string_view keys, const QStringList& systems = {}) {
        commands.declare({.id = idOf(id),
                          .text = title,
                          .topic = ToolBox::tr("Tools"),
                          .standard = QKeySequence(fromUtf8(keys), QKeySequence::PortableText),
                          .help = help,
                          .systems = systems,
                          .checkable = true,
                          .english = english,
                          .englishTopic = QStringLiteral("Tools")});
    };
    tool("select", "Select and Move", ToolBox::tr("Select and Move"), ToolBox::tr("Select elements and move them"),
         "V");
    tool("rotate_selection", "Rotate", ToolBox::tr("Rotate"), ToolBox::tr("Turn the selection about its centre"),
         "Alt+R");
    tool("scale_selection", "Scale", ToolBox::tr("Scale"), ToolBox::tr("Move the selected elements apart, or together"),
         "Alt+S");
    for (const auto& system : systems::all()) {
        for (const auto& builder : system.editing.builders)
            tool(builder.id, fromUtf8(systems::englishTitleOf(system.id, builder.id)), fromUtf8(builder.title),
                 fromUtf8(builder.help), builder.shortcut, {fromUtf8(system.id)});
    }
    QStringList drawn;
    for (const auto* system : drawnSystems())
        drawn << fromUtf8(system->id);
    tool("polygon", "Draw Area", ToolBox::tr("Draw Area"),
         ToolBox::tr("Click the corners of a polygon on the ground; it becomes areas"), "Shift+E", drawn);
    tool("paint", "Paint", ToolBox::tr("Paint"), ToolBox::tr("Paint a property value over elements"), "K");
    tool("measure", "Measure", ToolBox::tr("Measure"), ToolBox::tr("Measure the distance along a series of clicks"),
         "Shift+M");
    tool("route", "Route", ToolBox::tr("Route"),
         ToolBox::tr("Show the route that the game would choose between two places"), "Shift+O");
    QStringList traced;
    for (const auto* system : tracedSystems())
        traced << fromUtf8(system->id);
    tool("ask", "Ask Generator", ToolBox::tr("Ask Generator"),
         ToolBox::tr("Tell what the generator makes of a place, and why it leaves it out"), "Shift+Q", traced);
    commands.declare(ToolBox::options());
    commands.declare(ToolBox::nudging());
}

Topic<ToolBox> ToolBox::options() {
    static constexpr Command<ToolBox> kRows[] = {
        {.id = "action.snap",
         .title = QT_TRANSLATE_NOOP("Commands", "&Snap to Grid"),
         .keys = "X",
         .help = QT_TRANSLATE_NOOP("Commands", "Place and move elements in grid steps"),
         .run = [](ToolBox& box) { box.toggle(settings::kSnap, "action.snap"); },
         .checked = [](ToolBox&) { return valueOf(settings::kSnap); }},
        {.id = "action.neighboursFollow",
         .title = QT_TRANSLATE_NOOP("Commands", "Move &Neighbours Along"),
         .keys = "N",
         .help = QT_TRANSLATE_NOOP("Commands", "Also move neighbours that touch a dragged edge, corner or height"),
         .run = [](ToolBox& box) { box.toggle(settings::kNeighboursFollow, "action.neighboursFollow"); },
         .enabled = {[](ToolBox& box) { return hasFollowers(box.workspace_.active()); },
                     QT_TRANSLATE_NOOP("Commands", "the document has nothing whose neighbours could follow")},
         .checked = [](ToolBox&) { return valueOf(settings::kNeighboursFollow); }},
        {.id = "action.followGround",
         .title = QT_TRANSLATE_NOOP("Commands", "Follo&w Ground"),
         .keys = "Shift+G",
         .help = QT_TRANSLATE_NOOP("Commands", "Moved and pasted elements keep their height above the map's ground"),
         .run = [](ToolBox& box) { box.toggle(settings::kFollowGround, "action.followGround"); },
         .enabled = {[](ToolBox& box) { return box.hasGround(); }, QT_TRANSLATE_NOOP("Commands", "no map is open")},
         .checked = [](ToolBox&) { return valueOf(settings::kFollowGround); }},
        {.id = "action.dragSelected",
         .title = QT_TRANSLATE_NOOP("Commands", "Drag Selected Elements"),
         .help = QT_TRANSLATE_NOOP("Commands", "A drag that begins on a selected element changes the selection instead "
                                               "of drawing a rectangle"),
         .run = [](ToolBox& box) { box.toggle(settings::kDragSelected, "action.dragSelected"); },
         .checked = [](ToolBox&) { return valueOf(settings::kDragSelected); }},
        {.id = "action.pivotAtLast",
         .title = QT_TRANSLATE_NOOP("Commands", "&Pivot at Last Selected"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Rotate and scale about the element selected last instead of the middle of the selection"),
         .run = [](ToolBox& box) { box.toggle(settings::kPivotAtLast, "action.pivotAtLast"); },
         .checked = [](ToolBox&) { return valueOf(settings::kPivotAtLast); }},
        {.id = "action.lasso",
         .title = QT_TRANSLATE_NOOP("Commands", "Select with &Lasso"),
         .keys = "Shift+V",
         .help = QT_TRANSLATE_NOOP("Commands", "Select with a freehand outline instead of a rectangle"),
         .run = [](ToolBox& box) { box.toggle(settings::kLasso, "action.lasso"); },
         .checked = [](ToolBox&) { return valueOf(settings::kLasso); }},
        {.id = "action.heights",
         .title = QT_TRANSLATE_NOOP("Commands", "Limit to &Floor"),
         .keys = "Z",
         .help = QT_TRANSLATE_NOOP("Commands", "Restrict marquees and brushes to elements between two heights"),
         .run = [](ToolBox& box) { box.heights_->set(!box.heights_->on(), box.heights_->from(), box.heights_->to()); },
         .checked = [](ToolBox& box) { return box.heights_->on(); }},
        {.id = "action.heights.take",
         .title = QT_TRANSLATE_NOOP("Commands", "Limit to Floor &Under Mouse"),
         .keys = "Shift+Z",
         .help = QT_TRANSLATE_NOOP("Commands", "Set both heights from the element under the mouse"),
         .run = [](ToolBox& box) { box.takeHeights(); }},
        {.id = "action.brush.smaller",
         .title = QT_TRANSLATE_NOOP("Commands", "S&maller Brush or Grid Step"),
         .keys = "[",
         .help =
             QT_TRANSLATE_NOOP("Commands", "Decrease the brush radius while painting, otherwise halve the grid step"),
         .run = [](ToolBox& box) { box.resize(false); }},
        {.id = "action.brush.larger",
         .title = QT_TRANSLATE_NOOP("Commands", "Larger &Brush or Grid Step"),
         .keys = "]",
         .help =
             QT_TRANSLATE_NOOP("Commands", "Increase the brush radius while painting, otherwise double the grid step"),
         .run = [](ToolBox& box) { box.resize(true); }},
    };
    return {QT_TRANSLATE_NOOP("Commands", "Tools"), kWindow, kRows};
}

bool ToolBox::hasGround() const {
    const auto* document = workspace_.active();
    return document != nullptr && document->map().has_value();
}

ToolBox::ToolBox(CommandSet& commands, document::Workspace& workspace, Viewport& viewport, Preferences& preferences,
                 QMainWindow& window)
    : QObject(&window), commands_(commands), workspace_(workspace), viewport_(viewport),
      boundTools_(commands.bind(this)), group_(new QActionGroup(this)), tools_(window.addToolBar(tr("Tools"))),
      options_(new QToolBar(tr("Tool Options"), &window)), preferences_(preferences), heights_(new HeightLimits(this)) {
    tools_->setObjectName("toolbar.tools");
    tools_->setAccessibleName(tr("Tools"));
    for (auto* bar : {tools_, options_}) {
        bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        bar->setIconSize({kIconSize, kIconSize});
    }
    options_->setObjectName("toolbar.options");
    options_->setAccessibleName(tr("Tool Options"));
    window.addToolBarBreak();
    window.addToolBar(options_);

    auto move = std::make_unique<MoveHandles>(viewport_);
    move_ = move.get();
    auto* select = new SelectTool(viewport_, *heights_, std::move(move));
    viewport_.setDefaultTool(select);
    connect(&viewport_, &Viewport::listRequested, select, &SelectTool::showList);
    paint_ = new PaintTool(viewport_, *heights_);
    ask_ = new AskTool(viewport_);
    pick_ = new PickTool(viewport_);
    connect(pick_, &PickTool::picked, this, &ToolBox::picked);
    add(idOf("select"), nullptr, nullptr);
    add(idOf("rotate_selection"), nullptr,
        new SelectTool(viewport_, *heights_, std::make_unique<RotateHandles>(viewport_)));
    add(idOf("scale_selection"), nullptr,
        new SelectTool(viewport_, *heights_, std::make_unique<ScaleHandles>(viewport_)));
    for (const auto& system : systems::all()) {
        for (const auto& builder : system.editing.builders)
            add(idOf(builder.id), &system, new BuildTool(viewport_, builder));
    }
    for (const auto* system : drawnSystems())
        add(idOf("polygon"), system, new PolygonTool(viewport_, system->editing.polygonMakers.front()));
    add(idOf("paint"), nullptr, paint_);
    add(idOf("measure"), nullptr, new MeasureTool(viewport_));
    for (const auto* system : tracedSystems())
        add(idOf("ask"), system, ask_);
    route_ = new RouteTool(viewport_);
    add(idOf("route"), nullptr, route_);
    connect(route_, &RouteTool::documentChanged, this, &ToolBox::followTool);
    boundOptions_ = commands.bind(options(), *this);
    commands.bind(nudging(), *this, &viewport_);
    addSnapping();
    options_->addSeparator();
    followPreferences();
    connect(heights_, &HeightLimits::changed, boundOptions_, &BoundCommands::refresh);
    connect(&viewport_.tool(), &Tool::hintChanged, this, &ToolBox::showHint); // the default tool is already current
    connect(&viewport_, &Viewport::toolChanged, this, &ToolBox::followTool);
    connect(&workspace_, &document::Workspace::activeChanged, this, &ToolBox::showForDocument);
    showForDocument();
}

void ToolBox::add(const QString& id, const systems::System* system, Tool* tool) {
    if (tool != nullptr)
        connect(tool, &Tool::hintChanged, this, &ToolBox::showHint);
    // Tools of several systems with the same id share a command.
    if (const auto* action = boundTools_->action(id)) {
        (*std::ranges::find(entries_, action, &Entry::action))->tools.emplace_back(system, tool);
        return;
    }
    auto* entry = entries_.emplace_back(std::make_unique<Entry>()).get();
    entry->tools.emplace_back(system, tool);
    entry->action = boundTools_->add(
        id, {.run = [this, entry] { viewport_.setTool(*toolHere(*entry)); },
             .enabled = [this] { return workspace_.active() != nullptr; },
             .checked = [this, entry] { return &current() == entry; },
             .visible = [this, entry] { return toolHere(*entry).has_value(); },
             .whyDisabled = [this] { return workspace_.active() != nullptr ? QString() : tr("no document is open"); }});
    group_->addAction(entry->action);
    tools_->addAction(entry->action);
}

std::optional<Tool*> ToolBox::toolHere(const Entry& entry) const {
    const auto* document = workspace_.active();
    for (const auto& [system, tool] : entry.tools) {
        if (system == nullptr || (document != nullptr && system == &document->system()))
            return tool;
    }
    return std::nullopt;
}

const ToolBox::Entry& ToolBox::current() const {
    const auto has = [this](const auto& entry) {
        return std::ranges::any_of(entry->tools, [this](const auto& each) { return each.second == &viewport_.tool(); });
    };
    const auto it = std::ranges::find_if(entries_, has);
    return it == entries_.end() ? *entries_.front() : **it; // the default, selecting
}

void ToolBox::fill(QMenu& menu) const {
    for (const auto& entry : entries_)
        menu.addAction(entry->action);
}

void ToolBox::addSnapping() {
    snapStep_ = new QDoubleSpinBox(options_);
    snapStep_->setObjectName("toolbar.snapStep");
    snapStep_->setAccessibleName(tr("Grid step"));
    snapStep_->setToolTip(tr("Distance between grid lines"));
    snapStep_->setRange(settings::kSnapStep.minimum, settings::kSnapStep.maximum);
    snapStep_->setDecimals(3);
    snapStep_->setSuffix(tr(" units"));
    connect(snapStep_, &QDoubleSpinBox::valueChanged, this,
            [this](double step) { preferences_.set(settings::kSnapStep, step); });
    snapField_ = options_->addWidget(snapStep_);
}

void ToolBox::showGridStep() {
    const QSignalBlocker quiet(snapStep_); // nobody has chosen it
    snapStep_->setValue(gridStep(workspace_.active()));
}

void ToolBox::setExplain(AskTool::Explain explain) {
    ask_->setExplain(std::move(explain));
}

void ToolBox::takeHeights() {
    const auto mouse = viewport_.mouse();
    const auto hit = mouse ? viewport_.pickAt(*mouse) : std::nullopt;
    if (hit)
        heights_->takeFrom(*viewport_.activeScene(), hit->element);
    viewport_.showMessage(
        hit ? tr("Heights from %1 to %2").arg(decimal(heights_->from(), 1)).arg(decimal(heights_->to(), 1))
            : tr("No element under the mouse"));
}

void ToolBox::followPreferences() {
    boundOptions_->refresh();
    showGridStep();
    if (auto* select = qobject_cast<SelectTool*>(&viewport_.tool());
        select != nullptr && viewport_.document() != nullptr) {
        select->refresh(); // its handles may stand elsewhere
        viewport_.redrawTool();
    }
    showHint();
}

void ToolBox::showForDocument() {
    const auto* document = workspace_.active();
    const auto isElsewhere = [&](const auto& each) {
        const auto& [system, tool] = each;
        return tool == &viewport_.tool() && system != nullptr && (document == nullptr || system != &document->system());
    };
    for (const auto& entry : entries_) {
        if (std::ranges::any_of(entry->tools, isElsewhere))
            viewport_.setTool(nullptr);
    }
    showGridStep();
    followTool(); // the fields may depend on the document
}

void ToolBox::followTool() {
    boundTools_->refresh();
    showOptions(toolHere(current()).value_or(nullptr));
    for (const auto* bar : {tools_, options_}) {
        for (auto* button : bar->findChildren<QToolButton*>())
            button->setFocusPolicy(Qt::TabFocus);
    }
    showHint();
}

void ToolBox::pick(model::ElementTypeId type) {
    if (type != model::kNoElementType) {
        pick_->setType(type);
        viewport_.setTool(pick_);
    } else if (&viewport_.tool() == pick_) {
        viewport_.setTool(nullptr);
    }
}

void ToolBox::addField(QWidget* field) {
    fields_.push_back(options_->addWidget(field));
}

void ToolBox::showOptions(Tool* tool) {
    for (auto* action : fields_) {
        options_->widgetForAction(action)->setObjectName({}); // the new field with the same name must be found first
        options_->removeAction(action);                       // at once: new fields need the room
        action->deleteLater();
    }
    fields_.clear();
    auto* document = workspace_.active();
    const bool moving = tool == nullptr;
    const bool selecting = moving || qobject_cast<SelectTool*>(tool) != nullptr;
    auto* follow = commands_.action("action.neighboursFollow");
    auto* lasso = commands_.action("action.lasso");
    auto* snap = commands_.action("action.snap");
    auto* pivot = commands_.action("action.pivotAtLast");
    auto* build = qobject_cast<BuildTool*>(tool);
    for (auto* action : {snap, follow, pivot, lasso})
        options_->removeAction(action);
    boundOptions_->refresh();
    snapField_->setVisible(selecting || build != nullptr || qobject_cast<PolygonTool*>(tool) != nullptr);
    if (snapField_->isVisible())
        options_->insertAction(snapField_, snap);
    if (auto* button = qobject_cast<QToolButton*>(options_->widgetForAction(snap));
        button != nullptr && build != nullptr)
        button->setToolButtonStyle(Qt::ToolButtonIconOnly); // the fields of a road need the room
    if (selecting) {
        if (moving && follow->isEnabled())
            options_->addAction(follow);
        if (!moving)
            options_->addAction(pivot);
        options_->addAction(lasso);
    }
    if (document == nullptr)
        return;
    if (build != nullptr)
        showBuildOptions(*build);
    if (auto* route = qobject_cast<RouteTool*>(tool); route != nullptr && route->finder().hasRoutes()) {
        addField(new TravellerField(*route, options_));
        addField(new CostsField(*route, options_));
    }
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

    auto* label = new QLabel(tr("Height:"), options_);
    auto* height = new QDoubleSpinBox(options_);
    height->setObjectName("toolbar.height");
    height->setAccessibleName(tr("Height of the ground"));
    height->setToolTip(tr("Height of the next click on the ground"));
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
    Q_EMIT hintChanged(workspace_.active() == nullptr ? QString() : viewport_.tool().hint());
}

} // namespace navsmith::gui
