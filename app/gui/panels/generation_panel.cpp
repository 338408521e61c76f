#include "app/gui/panels/generation_panel.h"

#include "app/gui/panels/colour_icon.h"
#include "app/gui/panels/counted.h"
#include "app/gui/panels/rejected_model.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/widgets/flow_layout.h"
#include "app/gui/widgets/row_table.h"
#include "core/opening/map_edit.h"
#include "formats/texts/texts.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace navsmith::gui {

namespace {

/// More marks would make the view slow; the largest pieces of ground are drawn.
constexpr std::size_t kMostMarks = 40'000;
constexpr float kMarkShare = 0.36F; ///< radius, of the distance of neighbouring places
constexpr float kAboveGround = 1;
constexpr std::uint8_t kMarkAlpha = 120;
/// Walls are everywhere and say little.
constexpr std::string_view kHiddenAtFirst = "in_solid";

} // namespace

GenerationPanel::GenerationPanel(CommandSet& commands, document::JobQueue& jobs,
                                 std::function<std::vector<std::filesystem::path>()> games, QWidget* parent)
    : QWidget(parent), games_(std::move(games)), jobs_(jobs), state_(new QLabel(this)), stage_(new QComboBox(this)),
      reasonsRow_(new QWidget(this)), model_(new RejectedModel(this)),
      table_(makeRowTable(*model_, "generation.table", tr("Ground left out"), this)) {
    setObjectName(QStringLiteral("panel.generation"));
    setAccessibleName(tr("Generation"));
    commands_ = commands.bind(GenerationPanel::commands(), *this, table_);
    makeLayout();
    connect(stage_, &QComboBox::currentIndexChanged, this, [this] {
        commands_->refresh();
        redraw();
    });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        commands_->refresh();
        redraw(); // the chosen ground stands out
    });
    connect(table_, &QTableView::clicked, this, [this](const QModelIndex& index) { goToRow(index.row()); });
    showTrace();
}

GenerationPanel::~GenerationPanel() = default;

Topic<GenerationPanel> GenerationPanel::commands() {
    static constexpr Command<GenerationPanel> kRows[] = {
        {.id = "generation.goTo",
         .title = QT_TRANSLATE_NOOP("Commands", "&Go to Ground"),
         .keys = "Return",
         .help = QT_TRANSLATE_NOOP("Commands", "Frame the ground in the view"),
         .run = [](GenerationPanel& panel) { panel.goToRow(panel.table_->currentIndex().row()); },
         .enabled = {[](GenerationPanel& panel) { return panel.table_->currentIndex().isValid(); },
                     QT_TRANSLATE_NOOP("Commands", "no ground is chosen")}},
        {.id = "generation.previousStage",
         .title = QT_TRANSLATE_NOOP("Commands", "&Previous Stage"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show what the generator has one stage earlier"),
         .run = [](GenerationPanel& panel) { panel.stepStage(-1); },
         .enabled = {[](GenerationPanel& panel) { return panel.stage_->currentIndex() > 0; },
                     QT_TRANSLATE_NOOP("Commands", "there is no earlier stage")}},
        {.id = "generation.nextStage",
         .title = QT_TRANSLATE_NOOP("Commands", "&Next Stage"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show what the generator has one stage later"),
         .run = [](GenerationPanel& panel) { panel.stepStage(1); },
         .enabled = {[](GenerationPanel& panel) { return panel.stage_->currentIndex() + 1 < panel.stage_->count(); },
                     QT_TRANSLATE_NOOP("Commands", "there is no later stage")}},
        {.id = "generation.close",
         .title = QT_TRANSLATE_NOOP("Commands", "&Close Trace"),
         .help = QT_TRANSLATE_NOOP("Commands", "No longer show how the generator works"),
         .run = [](GenerationPanel& panel) { panel.close(*panel.document_); },
         .enabled = {[](GenerationPanel& panel) { return panel.isShown(); },
                     QT_TRANSLATE_NOOP("Commands", "no generation is traced")}},
    };
    return {QT_TRANSLATE_NOOP("Commands", "Generation Panel"),
            {"panel.generation", QT_TRANSLATE_NOOP("Commands", "Generation panel")},
            kRows};
}

bool GenerationPanel::canTrace(const document::Document& document) {
    return document.system().generator.trace != nullptr && document.map().has_value();
}

void GenerationPanel::makeLayout() {
    state_->setObjectName(QStringLiteral("generation.state"));
    state_->setAccessibleName(tr("What was traced"));
    state_->setWordWrap(true);
    state_->setContentsMargins(6, 4, 6, 0);
    stage_->setObjectName(QStringLiteral("generation.stage"));
    stage_->setAccessibleName(tr("Stage"));
    stage_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    stage_->setToolTip(tr("What the generator has after this stage is drawn over the map"));
    auto* controls = new QWidget(this);
    auto* stages = new FlowLayout(controls);
    stages->setContentsMargins(6, 4, 6, 0);
    stages->addWidget(stage_);
    for (const auto* id : {"generation.previousStage", "generation.nextStage", "generation.close"}) {
        auto* button = new QToolButton(controls);
        button->setDefaultAction(commands_->action(QLatin1String(id)));
        stages->addWidget(button);
    }
    auto* reasons = new FlowLayout(reasonsRow_);
    reasons->setContentsMargins(6, 4, 6, 4);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    const int em = fontMetrics().averageCharWidth();
    table_->setColumnWidth(RejectedModel::Why, 24 * em);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(state_);
    layout->addWidget(controls);
    layout->addWidget(reasonsRow_);
    layout->addWidget(table_, 1);
}

void GenerationPanel::makeReasons() {
    for (auto* box : reasons_)
        delete box;
    reasons_.clear();
    if (document_ == nullptr)
        return;
    const auto all = document_->system().generator.reasons;
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto* box = new QCheckBox(reasonsRow_);
        box->setObjectName(QStringLiteral("generation.reason.") + fromUtf8(all[i].id));
        box->setText(
            QStringLiteral("%1 (%2)").arg(fromUtf8(texts::translated({all[i].title})), grouped(model_->count(i))));
        box->setToolTip(fromUtf8(texts::translated({all[i].help})));
        box->setIcon(colourIcon(all[i].colour));
        box->setChecked(all[i].id != kHiddenAtFirst);
        box->setVisible(model_->count(i) != 0);
        connect(box, &QCheckBox::toggled, this, &GenerationPanel::chooseReasons);
        reasonsRow_->layout()->addWidget(box);
        reasons_.push_back(box);
    }
}

void GenerationPanel::setDocument(document::Document* document) {
    if (std::exchange(document_, document) != document)
        showTrace();
}

void GenerationPanel::trace(document::Document& document) {
    auto& trace = traces_[&document];
    if (trace.job != 0 || !canTrace(document))
        return;
    connect(&document, &document::Document::mapChanged, this, [this, &document] { close(document); });
    const auto copy = std::make_shared<const model::Model>(document.model());
    trace.job = jobs_.run<std::shared_ptr<Result>>(
        &document,
        {.title = tr("Tracing the generation of %1").arg(document.title()),
         .dropped = [this, &document] { close(document); }},
        [copy, map = document.map()->path, games = games_()](const document::JobQueue::Report& report) {
            return std::make_shared<Result>(
                opening::traceGeneration(*copy, map, games, [&](std::string_view, double done) {
                    return report(done);
                }).map([](systems::GenerationTrace&& trace) {
                    auto grounds = systems::rejectedGrounds(trace);
                    return Outcome{std::move(trace), std::move(grounds)};
                }));
        },
        [this, &document](const std::shared_ptr<Result>& result) { take(document, std::move(*result)); });
    if (&document == document_)
        showTrace();
}

void GenerationPanel::take(document::Document& document, Result result) {
    const auto entry = traces_.find(&document);
    if (entry == traces_.end())
        return; // closed meanwhile
    entry->second.job = 0;
    if (!result) {
        if (!result.error().reason.empty())
            Q_EMIT statusMessage(QString::fromStdString(result.error().reason));
        if (entry->second.outcome == nullptr)
            close(document);
        return;
    }
    entry->second.outcome = std::make_shared<const Outcome>(std::move(*result));
    if (&document == document_)
        showTrace();
}

void GenerationPanel::close(document::Document& document) {
    disconnect(&document, nullptr, this, nullptr);
    const auto ended = traces_.extract(&document);
    if (ended.empty())
        return;
    jobs_.discard(ended.mapped().job);
    if (&document == document_)
        showTrace();
}

std::shared_ptr<const GenerationPanel::Outcome> GenerationPanel::shown() const {
    const auto entry = traces_.find(document_);
    return entry == traces_.end() ? nullptr : entry->second.outcome;
}

void GenerationPanel::showTrace() {
    const auto outcome = shown();
    if (outcome != nullptr)
        model_->setGrounds(outcome->grounds, document_->system().generator.reasons);
    else
        model_->setGrounds({}, document_ == nullptr ? std::span<const systems::RejectionReason>()
                                                    : document_->system().generator.reasons);
    makeReasons();
    const QSignalBlocker blocker(stage_);
    stage_->clear();
    stage_->addItem(tr("No stage"));
    if (outcome != nullptr)
        for (const auto& stage : outcome->trace.stages)
            stage_->addItem(QStringLiteral("%1 (%2)").arg(fromUtf8(stage.title), grouped(stage.count)));
    if (outcome != nullptr)
        state_->setText(tr("%1, %2. Choose the tool Ask Generator and click a place to learn why.")
                            .arg(tr("Reached: %1").arg(counted(outcome->trace.reached.size(), "place")),
                                 tr("left out: %1").arg(grouped(outcome->trace.rejected.size()))));
    else
        state_->setText(isShown() ? tr("The generation is being traced.") : tr("No generation is traced."));
    chooseReasons();
    Q_EMIT shownChanged();
}

void GenerationPanel::chooseReasons() {
    std::vector<bool> shown;
    for (const auto* box : reasons_)
        shown.push_back(box->isChecked());
    model_->setShown(std::move(shown));
    commands_->refresh();
    redraw();
}

void GenerationPanel::stepStage(int by) {
    stage_->setCurrentIndex(std::clamp(stage_->currentIndex() + by, 0, stage_->count() - 1));
}

void GenerationPanel::goToRow(int row) {
    if (row >= 0 && row < model_->rowCount())
        Q_EMIT goToPlace(model_->at(row).place);
}

QString GenerationPanel::explain(const glm::vec3& place) {
    if (document_ == nullptr || !canTrace(*document_))
        return tr("The document has no map, so nothing can be generated.");
    if (const auto outcome = shown())
        return QString::fromStdString(systems::explain(outcome->trace, document_->system().generator.reasons, place));
    trace(*document_);
    return tr("The generation is being traced. Click again when that is done.");
}

void GenerationPanel::redraw() {
    marks_.clear();
    if (const auto outcome = shown()) {
        const auto& trace = outcome->trace;
        if (const int stage = stage_->currentIndex(); stage > 0)
            marks_ = trace.stages[static_cast<std::size_t>(stage) - 1].drawing;
        const auto reasons = document_->system().generator.reasons;
        const auto chosen = table_->currentIndex();
        std::size_t drawn = 0;
        for (int row = 0; row < model_->rowCount() && drawn < kMostMarks; ++row) {
            const auto& ground = model_->at(row);
            const auto colour = reasons[ground.reason].colour;
            const auto edge = chosen.isValid() && chosen.row() == row ? symbol::rgb(0xFFFFFF) : colour;
            const symbol::Rgba fill{colour.r, colour.g, colour.b, kMarkAlpha};
            for (const auto member : ground.members) {
                const auto& place = trace.rejected[member].place;
                marks_.quads.push_back(
                    symbol::disc(place + glm::vec3(0, 0, kAboveGround), kMarkShare * trace.spacing, fill, edge));
                ++drawn;
            }
        }
    }
    Q_EMIT marksChanged();
}

} // namespace navsmith::gui
