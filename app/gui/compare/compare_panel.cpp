#include "app/gui/compare/compare_panel.h"

#include "app/gui/compare/difference_model.h"
#include "app/gui/compare/floor_model.h"
#include "app/gui/panels/colour_icon.h"
#include "app/gui/panels/counted.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/widgets/flow_layout.h"
#include "app/gui/widgets/row_table.h"
#include "core/systems/floors.h"
#include "core/systems/places.h"

#include <QAction>
#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

namespace {

/// More marks would make the view slow; those listed first are drawn.
constexpr std::size_t kMostDrawn = 20'000;
constexpr std::size_t kMostCellsDrawn = 40'000;
constexpr std::array<const char*, kDifferenceKinds> kNames{"compare.added", "compare.removed", "compare.changed",
                                                           "compare.moved"};

} // namespace

ComparePanel::ComparePanel(CommandSet& commands, ViewStates& views, document::JobQueue& jobs, QWidget* parent)
    : QWidget(parent), views_(views), jobs_(jobs), model_(new DifferenceModel(this)), byFloor_(new QCheckBox(this)),
      shared_(new QCheckBox(this)), floorModel_(new FloorModel(this)), tables_(new QStackedWidget(this)),
      table_(makeRowTable(*model_, "compare.table", tr("Differences"))),
      floorTable_(makeRowTable(*floorModel_, "compare.floors", tr("Differences of the ground"))),
      state_(new QLabel(this)) {
    setObjectName(QStringLiteral("panel.compare"));
    setAccessibleName(tr("Comparison"));
    tables_->addWidget(table_);
    tables_->addWidget(floorTable_);
    const int em = fontMetrics().averageCharWidth();
    table_->setColumnWidth(DifferenceModel::What, 22 * em);
    table_->setColumnWidth(DifferenceModel::Name, 28 * em);
    table_->setColumnWidth(DifferenceModel::Where, 24 * em);
    floorTable_->setColumnWidth(FloorModel::What, 22 * em);
    floorTable_->setColumnWidth(FloorModel::Extent, 16 * em);
    floorTable_->setColumnWidth(FloorModel::Height, 24 * em);
    floorTable_->setColumnWidth(FloorModel::Where, 24 * em);
    state_->setObjectName(QStringLiteral("compare.state"));
    state_->setAccessibleName(tr("What is compared"));
    state_->setWordWrap(true);
    commands_ = commands.bind(ComparePanel::commands(), *this, tables_);
    makeLayout();
    for (auto* table : {table_, floorTable_}) {
        connect(table->selectionModel(), &QItemSelectionModel::selectionChanged, commands_, &BoundCommands::refresh);
        connect(table, &QTableView::clicked, this, [this](const QModelIndex& index) { goToRow(index.row()); });
        connect(table->model(), &QAbstractItemModel::modelReset, this, [this, table] {
            if (table == &shownTable()) // both follow the comparison
                refresh();
        });
    }
    refresh();
}

ComparePanel::~ComparePanel() = default;

void ComparePanel::makeLayout() {
    auto* controls = new QWidget(this);
    auto* top = new FlowLayout(controls); // in some languages the buttons are long
    top->setContentsMargins(6, 4, 6, 4);
    state_->setContentsMargins(6, 4, 6, 0);
    // First, so that it stays where it is while what follows differs.
    auto* byFloor = commands_->action(QStringLiteral("compare.byFloor"));
    byFloor_->setObjectName(QStringLiteral("compare.byFloorBox"));
    connect(byFloor_, &QCheckBox::clicked, byFloor, &QAction::trigger);
    top->addWidget(byFloor_);
    for (std::size_t k = 0; k < kDifferenceKinds; ++k) {
        auto*& box = kinds_[k];
        box = new QCheckBox(controls);
        box->setObjectName(QLatin1String(kNames[k]));
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, [this] {
            std::array<bool, kDifferenceKinds> shown{};
            std::ranges::transform(kinds_, shown.begin(), [](const auto* each) { return each->isChecked(); });
            model_->setShown(shown);
            floorModel_->setShown(shown);
        });
        top->addWidget(box);
    }
    shared_->setObjectName(QStringLiteral("compare.shared"));
    shared_->setText(tr("In both"));
    shared_->setChecked(true);
    connect(shared_, &QCheckBox::toggled, this, &ComparePanel::redraw);
    top->addWidget(shared_);
    for (auto* table : {table_, floorTable_})
        table->addActions(tables_->actions()); // for their context menus
    for (auto* action : tables_->actions()) {
        if (action->objectName() == QStringLiteral("compare.goTo") || action == byFloor)
            continue;
        auto* button = new QToolButton(controls);
        button->setDefaultAction(action);
        top->addWidget(button);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(state_);
    layout->addWidget(controls);
    layout->addWidget(tables_, 1);
}

Topic<ComparePanel> ComparePanel::commands() {
    static constexpr auto canTake = [](ComparePanel& panel) {
        return panel.comparison() != nullptr && panel.comparison()->isCurrent() && !panel.selected().empty();
    };
    static constexpr Command<ComparePanel> kRows[] = {
        {.id = "compare.goTo",
         .title = QT_TRANSLATE_NOOP("Commands", "&Go to Element"),
         .keys = "Return",
         .help = QT_TRANSLATE_NOOP("Commands", "Select the element and frame it in the view"),
         .run = [](ComparePanel& panel) { panel.goToRow(panel.shownTable().currentIndex().row()); },
         .enabled = {[](ComparePanel& panel) { return panel.shownTable().currentIndex().isValid(); },
                     QT_TRANSLATE_NOOP("Commands", "no difference is chosen")}},
        {.id = "compare.take",
         .title = QT_TRANSLATE_NOOP("Commands", "&Take Theirs"),
         .keys = "Ctrl+Return",
         .help = QT_TRANSLATE_NOOP("Commands", "Take over the selected differences from the other state"),
         .run = [](ComparePanel& panel) { panel.comparison()->take(panel.selected()); },
         .enabled = {canTake, QT_TRANSLATE_NOOP("Commands", "no difference is chosen")}},
        {.id = "compare.keep",
         .title = QT_TRANSLATE_NOOP("Commands", "&Keep Ours"),
         .keys = "Del",
         .help = QT_TRANSLATE_NOOP("Commands", "Leave the document as it is there, and no longer list the difference"),
         .run = [](ComparePanel& panel) { panel.comparison()->keep(panel.selected()); },
         .enabled = {[](ComparePanel& panel) { return panel.comparison() != nullptr && !panel.selected().empty(); },
                     QT_TRANSLATE_NOOP("Commands", "no difference is chosen")}},
        {.id = "compare.takeAll",
         .title = QT_TRANSLATE_NOOP("Commands", "Take &All"),
         .help = QT_TRANSLATE_NOOP("Commands", "Take over all listed differences"),
         .run = [](ComparePanel& panel) { panel.comparison()->take(panel.model_->listed()); },
         .enabled =
             [](ComparePanel& panel) {
                 return panel.comparison() != nullptr && panel.comparison()->isCurrent() && !panel.isByFloor() &&
                        !panel.model_->listed().empty();
             }},
        {.id = "compare.byFloor",
         .title = QT_TRANSLATE_NOOP("Commands", "By &Floor"),
         .help = QT_TRANSLATE_NOOP("Commands", "List the ground that only one of the meshes covers, or both at "
                                               "different heights, whatever areas cover it"),
         .run = [](ComparePanel& panel) { panel.comparison()->setByFloor(!panel.comparison()->isByFloor()); },
         .enabled = {[](ComparePanel& panel) {
                         return panel.comparison() != nullptr && panel.comparison()->hasFloors();
                     },
                     QT_TRANSLATE_NOOP("Commands", "no meshes are compared")},
         .checked = [](ComparePanel& panel) { return panel.isByFloor(); },
         .visible =
             [](ComparePanel& panel) { return panel.comparison() == nullptr || panel.comparison()->hasFloors(); }},
        {.id = "compare.close",
         .title = QT_TRANSLATE_NOOP("Commands", "&Close Comparison"),
         .run = [](ComparePanel& panel) { panel.close(panel.comparison()->document()); },
         .enabled = {[](ComparePanel& panel) { return panel.comparison() != nullptr; },
                     QT_TRANSLATE_NOOP("Commands", "nothing is compared")}},
    };
    return {QT_TRANSLATE_NOOP("Commands", "Comparison Panel"),
            {"panel.compare", QT_TRANSLATE_NOOP("Commands", "Comparison panel")},
            kRows};
}

void ComparePanel::compare(document::Document& document, model::Model theirs, const QString& name) {
    auto& comparison = comparisons_[&document];
    if (document_ == &document)
        show(nullptr);
    comparison = std::make_unique<Comparison>(document, std::move(theirs), name, jobs_);
    connect(comparison.get(), &Comparison::statusMessage, this, &ComparePanel::statusMessage);
    connect(&views_.of(document), &ViewState::overridesChanged, comparison.get(), [this, &document] {
        if (document_ == &document)
            redraw();
    });
    if (document_ == &document)
        show(comparison.get());
}

void ComparePanel::close(document::Document& document) {
    // The view of a document that is being closed may be gone: nothing may be drawn of it any more.
    const auto ended = comparisons_.extract(&document);
    if (!ended.empty() && document_ == &document)
        show(nullptr);
}

void ComparePanel::setDocument(document::Document* document) {
    document_ = document;
    show(comparison());
}

Comparison* ComparePanel::comparison() const {
    const auto it = comparisons_.find(document_);
    return it == comparisons_.end() ? nullptr : it->second.get();
}

bool ComparePanel::isByFloor() const {
    return comparison() != nullptr && comparison()->isByFloor();
}

QTableView& ComparePanel::shownTable() const {
    return isByFloor() ? *floorTable_ : *table_;
}

void ComparePanel::setPalette(symbol::Palette palette) {
    palette_ = palette;
    model_->setPalette(palette);
    floorModel_->setPalette(palette);
}

void ComparePanel::show(Comparison* comparison) {
    current_.reset();
    model_->setComparison(comparison);
    floorModel_->setComparison(comparison);
    table_->setColumnHidden(DifferenceModel::Where,
                            comparison == nullptr || comparison->document().system().world.places.empty());
    Q_EMIT shownChanged();
}

void ComparePanel::refresh() {
    for (std::size_t k = 0; k < kDifferenceKinds; ++k) {
        const auto kind = static_cast<DifferenceKind>(k);
        const auto title = isByFloor() ? floorTitleOf(kind) : titleOf(kind);
        const auto count = isByFloor() ? floorModel_->count(kind) : model_->count(kind);
        kinds_[k]->setText(QStringLiteral("%1 (%2)").arg(title, grouped(count)));
        kinds_[k]->setVisible(!isByFloor() || kind != DifferenceKind::Moved);
        kinds_[k]->setIcon(differenceIcon(kind, palette_));
    }
    shared_->setVisible(isByFloor());
    shared_->setIcon(colourIcon(sharedFloorColour(palette_)));
    const auto* byFloor = commands_->action(QStringLiteral("compare.byFloor"));
    const auto* shown = comparison();
    byFloor_->setText(CommandSet::plain(byFloor->text()));
    byFloor_->setToolTip(byFloor->toolTip());
    byFloor_->setChecked(isByFloor());
    byFloor_->setVisible(shown != nullptr && shown->hasFloors());
    QString text = tr("Nothing is compared. Use File > Compare and Merge.");
    if (shown != nullptr && !shown->isReady())
        text = tr("Comparing with %1…").arg(shown->name());
    else if (isByFloor())
        text = floorSummary();
    else if (shown != nullptr) {
        const auto listed = model_->listed().size();
        text = shown->open().empty()
                   ? (shown->difference().empty() ? tr("No difference to %1").arg(shown->name())
                                                  : tr("All differences to %1 are settled").arg(shown->name()))
                   : tr("Ours: %1; theirs: %2").arg(shown->document().title(), shown->name());
        if (listed > kMostDrawn)
            text += tr(" (the first %1 are drawn)").arg(grouped(kMostDrawn));
    }
    state_->setText(text);
    state_->setToolTip(text);
    auto& table = shownTable();
    tables_->setCurrentWidget(&table);
    if (const int rows = table.model()->rowCount(); current_ && rows > 0)
        table.setCurrentIndex(table.model()->index(std::min(static_cast<int>(*current_), rows - 1), 0));
    commands_->refresh();
    redraw();
}

void ComparePanel::redraw() {
    marks_.clear();
    const auto* shown = comparison();
    if (isByFloor() && shown->floors() != nullptr) {
        const auto current = floorTable_->currentIndex();
        const auto chosen = current.isValid() && current.row() < floorModel_->rowCount()
                                ? std::optional(floorModel_->listed()[static_cast<std::size_t>(current.row())])
                                : std::nullopt;
        marks_ = floorMarks(*shown->floors(), {floorModel_->listed(), chosen, shared_->isChecked(), kMostCellsDrawn},
                            palette_);
    } else if (shown != nullptr && shown->isReady()) {
        const auto& document = shown->document();
        const auto& listed = model_->listed();
        marks_ = differenceMarks(document.system(), document.model(), shown->theirs(), shown->difference(),
                                 std::span(listed).first(std::min(listed.size(), kMostDrawn)),
                                 views_.of(shown->document()).overrides(), palette_);
    }
    Q_EMIT marksChanged();
}

QString ComparePanel::floorSummary() const {
    const auto* floors = comparison()->floors();
    if (floors == nullptr)
        return tr("Comparing with %1…").arg(comparison()->name());
    const double all = floors->both + floors->onlyA + floors->onlyB + floors->otherHeight;
    const auto share = [&](double part) { return decimal(all == 0 ? 0 : part / all * 100, 1); };
    auto text = tr("Ours: %1; theirs: %2").arg(comparison()->document().title(), comparison()->name()) + u'\n' +
                tr("Ground: %1 % in both, %2 % only in ours, %3 % only in theirs, %4 % at another height")
                    .arg(share(floors->both), share(floors->onlyA), share(floors->onlyB), share(floors->otherHeight));
    if (floors->slivers != 0)
        text += tr("; %1 too narrow to stand on are not listed").arg(counted(floors->slivers, "strip"));
    return text;
}

std::vector<std::size_t> ComparePanel::selected() const {
    std::vector<std::size_t> which;
    if (isByFloor())
        return which;
    for (const auto& index : table_->selectionModel()->selectedRows())
        which.push_back(model_->listed()[static_cast<std::size_t>(index.row())]);
    std::ranges::sort(which);
    return which;
}

void ComparePanel::step(int by) {
    auto& table = shownTable();
    const int rows = table.model()->rowCount();
    if (rows == 0)
        return;
    const auto current = table.currentIndex();
    const int row = current.isValid() ? (current.row() + by + rows) % rows : (by > 0 ? 0 : rows - 1);
    table.setCurrentIndex(table.model()->index(row, 0));
    goToRow(row);
}

void ComparePanel::goToFloor(int row) {
    auto* shown = comparison();
    const auto& region = shown->floors()->regions[floorModel_->listed()[static_cast<std::size_t>(row)]];
    auto& document = shown->document();
    std::vector<model::Element> elements;
    if (region.kind != compare::FloorKind::OnlyB) {
        const auto type = document.system().floors->type;
        for (const auto slot : region.rows) {
            if (document.model().isLive({type, slot}))
                elements.push_back({type, slot});
        }
    }
    document.selection().set(std::move(elements));
    redraw(); // the chosen ground stands out
    Q_EMIT goToPlace(glm::vec3(region.place));
}

void ComparePanel::goToRow(int row) {
    auto* shown = comparison();
    if (shown == nullptr || !shown->isReady() || row < 0 || row >= shownTable().model()->rowCount())
        return;
    current_ = static_cast<std::size_t>(row);
    if (isByFloor()) {
        goToFloor(row);
        return;
    }
    const auto& element = shown->difference().elements[model_->listed()[static_cast<std::size_t>(row)]];
    auto& document = shown->document();
    const model::Element ours{element.type, element.a};
    if (!element.isAdded() && document.model().isLive(ours)) {
        document.selection().set({ours});
        Q_EMIT goTo(ours);
        return;
    }
    document.selection().clear();
    if (element.b == model::kNoSlot)
        return;
    if (const auto place = drawnAt(document.system(), shown->theirs(), {element.type, element.b}))
        Q_EMIT goToPlace(*place);
}

} // namespace navsmith::gui
