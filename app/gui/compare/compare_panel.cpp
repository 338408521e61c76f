#include "app/gui/compare/compare_panel.h"

#include "app/gui/compare/difference_model.h"
#include "app/gui/panels/counted.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/widgets/flow_layout.h"
#include "core/systems/places.h"

#include <QAction>
#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

namespace {

/// More marks would make the view slow; those listed first are drawn.
constexpr std::size_t kMostDrawn = 20'000;
constexpr std::array<const char*, kDifferenceKinds> kNames{"compare.added", "compare.removed", "compare.changed",
                                                           "compare.moved"};

} // namespace

ComparePanel::ComparePanel(CommandSet& commands, ViewStates& views, document::JobQueue& jobs, QWidget* parent)
    : QWidget(parent), views_(views), jobs_(jobs), model_(new DifferenceModel(this)), table_(new QTableView(this)),
      state_(new QLabel(this)) {
    setObjectName(QStringLiteral("panel.compare"));
    setAccessibleName(tr("Comparison"));
    table_->setObjectName(QStringLiteral("compare.table"));
    table_->setAccessibleName(tr("Differences"));
    table_->setModel(model_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setAlternatingRowColors(true);
    table_->setShowGrid(false);
    table_->setWordWrap(false);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + 6);
    table_->horizontalHeader()->setStretchLastSection(true);
    const int em = fontMetrics().averageCharWidth();
    table_->setColumnWidth(DifferenceModel::What, 18 * em);
    table_->setColumnWidth(DifferenceModel::Name, 28 * em);
    table_->setColumnWidth(DifferenceModel::Where, 24 * em);
    state_->setObjectName(QStringLiteral("compare.state"));
    state_->setAccessibleName(tr("What is compared"));
    state_->setMinimumWidth(1);
    commands_ = commands.bind(ComparePanel::commands(), *this, table_);
    makeLayout();
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, commands_, &BoundCommands::refresh);
    connect(table_, &QTableView::clicked, this, [this](const QModelIndex& index) { goToRow(index.row()); });
    connect(model_, &QAbstractItemModel::modelReset, this, &ComparePanel::refresh);
    refresh();
}

ComparePanel::~ComparePanel() = default;

void ComparePanel::makeLayout() {
    auto* controls = new QWidget(this);
    auto* top = new FlowLayout(controls); // in some languages the buttons are long
    top->setContentsMargins(6, 4, 6, 4);
    state_->setContentsMargins(6, 4, 6, 0);
    for (std::size_t k = 0; k < kDifferenceKinds; ++k) {
        auto*& box = kinds_[k];
        box = new QCheckBox(controls);
        box->setObjectName(QLatin1String(kNames[k]));
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, [this] {
            std::array<bool, kDifferenceKinds> shown{};
            std::ranges::transform(kinds_, shown.begin(), [](const auto* each) { return each->isChecked(); });
            model_->setShown(shown);
        });
        top->addWidget(box);
    }
    for (auto* action : table_->actions()) {
        if (action->objectName() == QStringLiteral("compare.goTo"))
            continue;
        auto* button = new QToolButton(controls);
        button->setDefaultAction(action);
        top->addWidget(button);
    }
    table_->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(state_);
    layout->addWidget(controls);
    layout->addWidget(table_, 1);
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
         .run = [](ComparePanel& panel) { panel.goToRow(panel.table_->currentIndex().row()); },
         .enabled = {[](ComparePanel& panel) { return panel.table_->currentIndex().isValid(); },
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
                 return panel.comparison() != nullptr && panel.comparison()->isCurrent() &&
                        !panel.model_->listed().empty();
             }},
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
    const auto found = comparisons_.find(document_);
    return found == comparisons_.end() ? nullptr : found->second.get();
}

void ComparePanel::setPalette(symbol::Palette palette) {
    palette_ = palette;
    model_->setPalette(palette);
}

void ComparePanel::show(Comparison* comparison) {
    current_.reset();
    model_->setComparison(comparison);
    table_->setColumnHidden(DifferenceModel::Where,
                            comparison == nullptr ||
                                systems::placesOf(comparison->document().system().world.name).empty());
    Q_EMIT shownChanged();
}

void ComparePanel::refresh() {
    for (std::size_t k = 0; k < kDifferenceKinds; ++k) {
        const auto kind = static_cast<DifferenceKind>(k);
        kinds_[k]->setText(QStringLiteral("%1 (%2)").arg(titleOf(kind), grouped(model_->count(kind))));
        kinds_[k]->setIcon(differenceIcon(kind, palette_));
    }
    const auto* shown = comparison();
    QString text = tr("Nothing is compared. Use File > Compare and Merge.");
    if (shown != nullptr && !shown->isReady())
        text = tr("Comparing with %1…").arg(shown->name());
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
    if (current_ && !model_->listed().empty()) {
        const auto row = static_cast<int>(std::min(*current_, model_->listed().size() - 1));
        table_->setCurrentIndex(model_->index(row, 0));
    }
    commands_->refresh();
    redraw();
}

void ComparePanel::redraw() {
    marks_.clear();
    const auto* shown = comparison();
    if (shown != nullptr && shown->isReady()) {
        const auto& document = shown->document();
        const auto& listed = model_->listed();
        marks_ = differenceMarks(document.system(), document.model(), shown->theirs(), shown->difference(),
                                 std::span(listed).first(std::min(listed.size(), kMostDrawn)),
                                 views_.of(shown->document()).overrides(), palette_);
    }
    Q_EMIT marksChanged();
}

std::vector<std::size_t> ComparePanel::selected() const {
    std::vector<std::size_t> which;
    for (const auto& index : table_->selectionModel()->selectedRows())
        which.push_back(model_->listed()[static_cast<std::size_t>(index.row())]);
    std::ranges::sort(which);
    return which;
}

void ComparePanel::step(int by) {
    const int rows = model_->rowCount();
    if (rows == 0)
        return;
    const auto current = table_->currentIndex();
    const int row = current.isValid() ? (current.row() + by + rows) % rows : (by > 0 ? 0 : rows - 1);
    table_->setCurrentIndex(model_->index(row, 0));
    goToRow(row);
}

void ComparePanel::goToRow(int row) {
    auto* shown = comparison();
    if (shown == nullptr || !shown->isReady() || row < 0 || row >= model_->rowCount())
        return;
    current_ = static_cast<std::size_t>(row);
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
