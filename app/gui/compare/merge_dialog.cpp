#include "app/gui/compare/merge_dialog.h"

#include "app/gui/panels/counted.h"
#include "app/gui/panels/schema_text.h"
#include "core/compare/describe.h"
#include "core/model/replacement.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace navsmith::gui {

using compare::Take;

namespace {

constexpr int kMergeDelay = 150; ///< edits come in bursts

enum Base { AsOpened, None, OfFile, AnotherFile };

/// Copies of the models: a model is not shared between threads, not even for reading.
struct Sides {
    const systems::System* system = nullptr;
    std::optional<model::Model> base;
    std::optional<model::Model> ours;
    std::optional<model::Model> theirs;

    /// Nothing if the job was cancelled.
    [[nodiscard]] std::optional<compare::Merged> merged(compare::MergeOptions options,
                                                        const document::JobQueue::Report& report) const {
        constexpr double share = 0.8; // the caller does the rest
        options.progress = [&](double done) { return report(done * share); };
        auto result = compare::merge(*system, *base, *ours, *theirs, options);
        return report(share) ? std::optional(std::move(result)) : std::nullopt;
    }
};

} // namespace

// ConflictModel ------------------------------------------------------------------------------------------------------

void ConflictModel::setConflicts(std::vector<compare::Conflict> conflicts) {
    // The document may have changed meanwhile: what was chosen for a conflict stays chosen. Keys count elements of the
    // merge, so they may differ.
    const auto nameOf = [](const compare::Conflict& conflict) {
        return std::tuple(conflict.key.type, conflict.key.kind, conflict.element, conflict.id, conflict.theirs);
    };
    std::map<decltype(nameOf(conflicts.front())), Take> choices;
    for (const auto& conflict : conflicts_)
        choices.emplace(nameOf(conflict), conflict.taken);
    for (auto& conflict : conflicts) {
        if (const auto choice = choices.find(nameOf(conflict)); choice != choices.end())
            conflict.taken = choice->second;
    }
    beginResetModel();
    conflicts_ = std::move(conflicts);
    endResetModel();
}

void ConflictModel::setTaken(const QModelIndexList& rows, Take take) {
    for (const auto& row : rows) {
        conflicts_[static_cast<std::size_t>(row.row())].taken = take;
        const auto cell = index(row.row(), Taken);
        Q_EMIT dataChanged(cell, cell);
    }
}

std::map<compare::ConflictKey, Take> ConflictModel::choices() const {
    std::map<compare::ConflictKey, Take> choices;
    for (const auto& conflict : conflicts_)
        choices[conflict.key] = conflict.taken;
    return choices;
}

int ConflictModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(conflicts_.size());
}

int ConflictModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant ConflictModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const auto& conflict = conflicts_[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case Element:
        return QString::fromStdString(conflict.element);
    case Property:
        return QString::fromStdString(conflict.title);
    case Base:
        return QString::fromStdString(conflict.base);
    case Ours:
        return QString::fromStdString(conflict.ours);
    case Theirs:
        return QString::fromStdString(conflict.theirs);
    default:
        return conflict.taken == Take::Ours ? tr("Ours") : tr("Theirs");
    }
}

QVariant ConflictModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case Element:
        return tr("Element");
    case Property:
        return tr("Property");
    case Base:
        return tr("Base");
    case Ours:
        return tr("Ours");
    case Theirs:
        return tr("Theirs");
    default:
        return tr("Taken");
    }
}

// MergeDialog --------------------------------------------------------------------------------------------------------

/// What a merge would do.
struct MergeDialog::Preview {
    std::vector<compare::Conflict> conflicts;
    std::vector<compare::TypeSummary> summary; ///< of what becomes of ours
    std::vector<std::string> notes;
    std::vector<compare::NewIssues> issues;
};

/// A merge as a change of the document.
struct MergeDialog::Outcome {
    model::Change change;
};

MergeDialog::MergeDialog(document::Document& document, OtherState theirs, const QString& name, document::JobQueue& jobs,
                         QWidget* parent)
    : Dialog(parent), document_(&document), theirs_(std::move(theirs)), opened_(document.asOpened()), name_(name),
      jobs_(&jobs), model_(new ConflictModel(this)), base_(new QComboBox(this)), summary_(new QLabel(this)),
      table_(new QTableView(this)), ours_(new QToolButton(this)), takeTheirs_(new QToolButton(this)),
      report_(new QPlainTextEdit(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setObjectName(QStringLiteral("merge"));
    setWindowTitle(tr("Merge with %1").arg(name));
    base_->addItem(tr("The document as it was opened"));
    base_->addItem(tr("Nothing: every difference is a conflict"));
    base_->addItem(tr("A file"));
    base_->addItem(tr("Choose a file…"));
    makeLayout();
    // Without an edit of ours, the document as it was opened says nothing about who changed what.
    base_->setCurrentIndex(opened_ ? AsOpened : None);
    connect(base_, &QComboBox::activated, this, &MergeDialog::baseChosen);
    connect(ours_, &QToolButton::clicked, this, [this] { take(Take::Ours); });
    connect(takeTheirs_, &QToolButton::clicked, this, [this] { take(Take::Theirs); });
    connectButtons(buttons_);
    soon_.setSingleShot(true);
    soon_.setInterval(kMergeDelay);
    connect(&soon_, &QTimer::timeout, this, &MergeDialog::begin);
    connect(&document, &document::Document::changed, this, [this] {
        if (!jobs_)
            return;
        jobs_->discard(std::exchange(job_, 0)); // of a state that is past
        setBusy(true);
        soon_.start();
    });
    connect(&document, &QObject::destroyed, this, &QDialog::reject);
    begin();
}

MergeDialog::~MergeDialog() {
    if (jobs_)
        jobs_->discard(job_);
}

void MergeDialog::makeLayout() {
    base_->setObjectName(QStringLiteral("merge.base"));
    summary_->setObjectName(QStringLiteral("merge.told"));
    summary_->setWordWrap(true);
    table_->setObjectName(QStringLiteral("merge.table"));
    table_->setAccessibleName(tr("Conflicts"));
    table_->setModel(model_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setTabKeyNavigation(false);
    table_->setWordWrap(false);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + 6);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->setMinimumSize(680, 200);
    ours_->setObjectName(QStringLiteral("merge.ours"));
    ours_->setText(tr("Take &Ours"));
    ours_->setToolTip(tr("For the selected conflicts; for all if none is selected"));
    takeTheirs_->setObjectName(QStringLiteral("merge.theirs"));
    takeTheirs_->setText(tr("Take &Theirs"));
    takeTheirs_->setToolTip(ours_->toolTip());
    report_->setObjectName(QStringLiteral("merge.report"));
    report_->setAccessibleName(tr("What the merge does"));
    report_->setReadOnly(true);
    report_->setTabChangesFocus(true);
    report_->setMaximumHeight(120);
    buttons_->setObjectName(QStringLiteral("merge.buttons"));
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Merge"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Both started from:"), base_);
    auto* row = new QHBoxLayout;
    row->addWidget(summary_, 1);
    row->addWidget(ours_);
    row->addWidget(takeTheirs_);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addLayout(row);
    layout->addWidget(table_, 1);
    layout->addWidget(report_);
    layout->addWidget(buttons_);
}

void MergeDialog::baseChosen() {
    if (base_->currentIndex() == AnotherFile || (base_->currentIndex() == OfFile && !file_)) {
        const auto path = QFileDialog::getOpenFileName(this, tr("What Both Started From"));
        base_->setCurrentIndex(file_ ? OfFile : opened_ ? AsOpened : None);
        if (!path.isEmpty())
            setBase(path);
        return;
    }
    begin();
}

void MergeDialog::setBase(const QString& path) {
    if (!document_ || !jobs_)
        return;
    setBusy(true);
    readOther(*jobs_, this, *document_, path, [this, path](const ReadState& read) {
        setBusy(false);
        if (!read.model) {
            QMessageBox::warning(this, windowTitle(), read.problems.join(u'\n'));
            return;
        }
        file_ = read.model;
        base_->setItemText(OfFile, path);
        base_->setCurrentIndex(OfFile);
        begin();
    });
}

OtherState MergeDialog::base() const {
    const auto& model = document_->model();
    switch (base_->currentIndex()) {
    case AsOpened:
        return opened_ ? opened_ : std::make_shared<const model::Model>(model);
    case OfFile:
        return file_;
    default:
        return std::make_shared<const model::Model>(model.sharedSchema());
    }
}

void MergeDialog::setBusy(bool busy) {
    base_->setEnabled(!busy);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(!busy);
    const bool any = !busy && !model_->conflicts().empty();
    ours_->setEnabled(any);
    takeTheirs_->setEnabled(any);
    if (busy)
        summary_->setText(tr("Merging…"));
}

void MergeDialog::begin() {
    if (!document_ || !jobs_)
        return;
    jobs_->discard(job_);
    if (document_->isPreviewing()) {
        soon_.start();
        return;
    }
    setBusy(true);
    hasPreview_ = false;
    state_ = document_->stateId();
    const auto sides = std::make_shared<Sides>(Sides{&document_->system(), *base(), document_->model(), *theirs_});
    job_ = jobs_->run<std::shared_ptr<Preview>>(
        this, {.title = tr("Merging with %1").arg(name_), .quiet = true, .dropped = [this] { notMerged(); }},
        [sides](const document::JobQueue::Report& report) {
            auto merged = sides->merged({}, report);
            if (!merged)
                return std::shared_ptr<Preview>();
            auto preview = std::make_shared<Preview>();
            const auto& identities = *sides->system->identities;
            preview->summary = compare::summarise(compare::compare(
                *sides->ours, merged->model, compare::matchModels(*sides->ours, merged->model, identities)));
            preview->issues = compare::newIssues(*sides->system, merged->model, *sides->ours, *sides->theirs);
            preview->conflicts = std::move(merged->conflicts);
            preview->notes = std::move(merged->notes);
            return preview;
        },
        [this](const std::shared_ptr<Preview>& preview) {
            if (preview)
                show(*preview);
            else
                notMerged();
        });
}

void MergeDialog::show(const Preview& preview) {
    job_ = 0;
    if (!document_)
        return;
    hasPreview_ = true;
    model_->setConflicts(preview.conflicts);
    table_->resizeColumnsToContents();
    setBusy(false);
    summary_->setText(
        preview.conflicts.empty()
            ? tr("No conflicts.")
            : tr("%1. Ours is taken where nothing else is chosen.").arg(counted(preview.conflicts.size(), "conflict")));
    QStringList lines;
    const auto& schema = document_->model().schema();
    for (const auto& type : preview.summary)
        lines << tr("%1: %2 added, %3 removed, %4 changed")
                     .arg(capitalised(fromUtf8(schema.type(type.type).plural)))
                     .arg(type.added)
                     .arg(type.removed)
                     .arg(type.changed);
    if (preview.summary.empty())
        lines << tr("Nothing of theirs is missing in the document.");
    for (const auto& note : preview.notes)
        lines << QString::fromStdString(note);
    for (const auto& entry : preview.issues)
        lines << tr("The result has %1 more of %2: %3")
                     .arg(entry.more)
                     .arg(fromUtf8(entry.rule->id), fromUtf8(entry.rule->fault));
    report_->setPlainText(lines.join(u'\n'));
}

void MergeDialog::take(Take take) {
    auto rows = table_->selectionModel()->selectedRows();
    if (rows.isEmpty()) {
        for (int row = 0; row < model_->rowCount(); ++row)
            rows << model_->index(row, 0);
    }
    model_->setTaken(rows, take);
}

void MergeDialog::accept() {
    if (!document_ || !jobs_ || job_ != 0 || soon_.isActive())
        return;
    if (!hasPreview_) { // nobody has seen what would be merged
        begin();
        return;
    }
    setBusy(true);
    const auto sides = std::make_shared<Sides>(Sides{&document_->system(), *base(), document_->model(), *theirs_});
    job_ = jobs_->run<std::shared_ptr<Outcome>>(
        this, {.title = tr("Merging with %1").arg(name_), .dropped = [this] { notMerged(); }},
        [sides, choices = model_->choices(),
         label = tr("Merge with %1").arg(name_).toStdString()](const document::JobQueue::Report& report) {
            auto merged = sides->merged({.rule = Take::Ours, .choices = choices}, report);
            if (!merged)
                return std::shared_ptr<Outcome>();
            return std::make_shared<Outcome>(
                Outcome{model::replacedBy(*sides->ours, merged->model, {.continued = std::move(merged->ours)}, label)});
        },
        [this, state = state_](const std::shared_ptr<Outcome>& outcome) {
            if (outcome)
                apply(std::move(*outcome), state);
            else
                notMerged();
        });
}

void MergeDialog::notMerged() {
    job_ = 0;
    setBusy(false);
    summary_->setText(tr("Merging was not completed."));
}

void MergeDialog::apply(Outcome outcome, quint64 state) {
    job_ = 0;
    if (!document_)
        return;
    if (document_->stateId() != state || document_->isPreviewing()) {
        begin();
        return;
    }
    disconnect(document_, &document::Document::changed, this, nullptr);
    document_->take(std::move(outcome.change));
    Dialog::accept();
}

} // namespace navsmith::gui
