#include "app/gui/tools/edit_dialog.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/tools/parameter_form.h"
#include "core/document/run_edit.h"
#include "core/model/change_summary.h"
#include "core/model/wording.h"
#include "core/opening/unsaved_files.h"

#include <QAbstractSpinBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>
#include <utility>

namespace navsmith::gui {

namespace {

// Wide enough for the usual lines of a report.
constexpr int kReportWidth = 560;
constexpr int kReportHeight = 320;
constexpr int kPercent = 100;

} // namespace

/// What the thread of a job shares with the dialog.
struct EditDialog::Work {
    opening::MapEdit edit;
    std::optional<model::Model> model; ///< a copy
    std::mutex mutex;
    std::string stage; ///< what the edit does now; guarded by `mutex`

    std::string stageNow() {
        const std::scoped_lock lock(mutex);
        return stage;
    }
};

EditDialog::EditDialog(document::Document& document, const systems::Edit& edit, document::JobQueue& jobs,
                       QWidget* parent)
    : QDialog(parent), document_(&document), edit_(edit), selected_(document.selection().elements()),
      label_(document::editTitle(document.model(), edit, selected_)), preview_(document.beginPreview()),
      form_(new ParameterForm(edit.parameters, document.model(), ParameterForm::Shape::Column, this)),
      told_(new QLabel(this)), report_(new QPlainTextEdit(this)), refusal_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)), jobs_(jobs) {
    setObjectName("dialog.verb");
    setWindowTitle(fromUtf8(edit.title));
    setAccessibleName(windowTitle());
    auto* help = new QLabel(fromUtf8(edit.help), this);
    help->setWordWrap(true);
    help->setMinimumWidth(360);
    told_->setObjectName("dialog.verb.description");
    told_->setWordWrap(true);
    report_->setObjectName("dialog.verb.report");
    report_->setAccessibleName(tr("Preview"));
    report_->setReadOnly(true);
    report_->setTabChangesFocus(true);
    report_->setLineWrapMode(QPlainTextEdit::NoWrap);
    report_->setMinimumSize(kReportWidth, kReportHeight);
    report_->hide();
    refusal_->setObjectName("dialog.verb.refusal");
    refusal_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(help);
    layout->addWidget(told_);
    layout->addWidget(form_);
    layout->addWidget(report_, 1);
    layout->addWidget(refusal_);
    if (edit_.usesMapFile) {
        progress_ = new QProgressBar(this);
        progress_->setObjectName("dialog.verb.progress");
        progress_->setAccessibleName(tr("Progress"));
        progress_->setRange(0, kPercent);
        progress_->hide();
        layout->addWidget(progress_);
        show_ = buttons_->addButton(tr("&Preview"), QDialogButtonBox::ActionRole);
        show_->setObjectName("dialog.verb.show");
        connect(show_, &QPushButton::clicked, this, &EditDialog::make);
        connect(&jobs_, &document::JobQueue::changed, this, &EditDialog::follow);
    }
    layout->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(form_, &ParameterForm::changed, this, &EditDialog::tryOut);
    form_->setValues(systems::initialNumbers(edit, document.model(), selected_));
    if (auto* first = form_->findChild<QAbstractSpinBox*>())
        first->selectAll();
    tryOut();
}

EditDialog::~EditDialog() {
    jobs_.discard(job_);
}

void EditDialog::tryOut() {
    if (!document_)
        return;
    if (edit_.usesMapFile) {
        made_ = false;
        preview_.show({}, {});
        describe();
        tell(nullptr);
        return;
    }
    const auto values = form_->values();
    const auto arguments = document::argumentsFor(*document_, values);
    auto tried = document::tryEdit(preview_, label_, [&](model::Transaction& tx) {
        // Describe here, where the previous preview is already undone.
        description_ = systems::describe(edit_, tx.model(), selected_, arguments);
        return systems::run(edit_, tx, selected_, arguments);
    });
    Q_EMIT described();
    if (tried)
        result_ = std::move(*tried);
    tell(tried ? nullptr : &tried.error());
}

void EditDialog::describe() {
    const auto values = form_->values();
    description_ = systems::describe(edit_, document_->model(), selected_, document::argumentsFor(*document_, values));
    Q_EMIT described();
}

void EditDialog::tell(const QString* refusal) {
    const bool pending = edit_.usesMapFile && !made_;
    auto lines = made_ ? notes_ : std::vector<std::string>();
    if (!description_.text.empty())
        lines.insert(lines.begin(), description_.text);
    told_->setText(QString::fromStdString(fmt::format("{}", fmt::join(lines, "\n"))));
    told_->setVisible(!lines.empty());
    const auto text = refusal == nullptr && !pending ? QString::fromStdString(report()) : QString();
    if (text != report_->toPlainText())
        report_->setPlainText(text);
    if (!text.isEmpty()) // stays visible once shown, so that the dialog keeps its size
        report_->show();
    const bool unchanged =
        refusal == nullptr && !pending && preview_.change() == nullptr && edit_.role != systems::EditRole::Select;
    refusal_->setText(refusal != nullptr ? *refusal : unchanged && text.isEmpty() ? tr("Nothing changes.") : QString());
    buttons_->button(QDialogButtonBox::Ok)->setEnabled((refusal == nullptr && !unchanged) || pending);
}

void EditDialog::make() {
    if (!document_ || !document_->map() || job_ != 0)
        return;
    preview_.show({}, {}); // the work begins with what was there before
    work_ = std::make_shared<Work>();
    work_->edit = {&edit_, document_->map()->path, label_.toStdString(), selected_, form_->values()};
    work_->model.emplace(document_->model());
    setWorking(true);
    job_ = jobs_.run<std::shared_ptr<Made>>(
        this, {.title = windowTitle(), .quiet = true},
        [work = work_](const document::JobQueue::Report& report) {
            return std::make_shared<Made>(
                opening::runMapEdit(*work->model, work->edit, [&](std::string_view stage, double done) {
                    {
                        const std::scoped_lock lock(work->mutex);
                        work->stage = stage;
                    }
                    return report(done);
                }));
        },
        [this](const std::shared_ptr<Made>& made) { show(std::move(*made)); });
}

void EditDialog::show(Made made) {
    job_ = 0;
    setWorking(false);
    made_ = true;
    notes_.clear();
    if (!made) {
        acceptWhenMade_ = false;
        const auto reason = QString::fromStdString(made.error().reason);
        tell(&reason);
        return;
    }
    result_ = std::move(made->select);
    notes_ = made->notes;
    preview_.show(std::move(made->change), std::move(made->notes));
    tell(nullptr);
    if (std::exchange(acceptWhenMade_, false) && preview_.change() != nullptr)
        QDialog::accept();
}

void EditDialog::setWorking(bool working) {
    form_->setEnabled(!working);
    show_->setEnabled(!working);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(!working);
    progress_->setValue(0);
    progress_->setFormat(QString());
    progress_->setVisible(working);
}

void EditDialog::follow() {
    const auto all = jobs_.jobs();
    const auto job = std::ranges::find(all, job_, &document::JobQueue::Status::id);
    if (job_ == 0 || job == all.end())
        return;
    progress_->setValue(static_cast<int>(std::lround(job->progress * kPercent)));
    progress_->setFormat(QString::fromStdString(work_->stageNow()) + QStringLiteral(" %p%"));
}

void EditDialog::accept() {
    if (!edit_.usesMapFile || made_) {
        QDialog::accept();
        return;
    }
    acceptWhenMade_ = true;
    make();
}

void EditDialog::reject() {
    if (job_ == 0) {
        QDialog::reject();
        return;
    }
    jobs_.discard(std::exchange(job_, 0));
    acceptWhenMade_ = false;
    setWorking(false);
    tell(nullptr);
}

std::string EditDialog::report() const {
    if (!description_.report.empty() || !systems::mayChangeAll(edit_))
        return description_.report;
    const auto* change = preview_.change();
    if (change == nullptr)
        return tr("Nothing changes.").toStdString();
    const auto& model = document_->model();
    auto text = model::describe(model.schema(), model::summarise(model, *change));
    const auto files = model.count(model::kFileType);
    if (files <= 1)
        return text;
    opening::UnsavedFiles affected;
    affected.follow(model, *change);
    const auto changed = affected.rows(model).size();
    return fmt::format("{}\n{} of {} may change.\n", text, changed, model::counted(files, "file"));
}

bool EditDialog::isNeeded() const {
    if (edit_.usesMapFile || !edit_.parameters.empty() || edit_.describe != nullptr)
        return true;
    const auto* change = preview_.change();
    if (change == nullptr)
        return false;
    const auto summary = model::summarise(document_->model(), *change);
    return !summary.values.empty() || !summary.lists.empty() ||
           std::ranges::any_of(summary.rows, [](const auto& rows) { return rows.erased != 0; });
}

void EditDialog::done(int result) {
    if (document_) {
        result == Accepted ? preview_.commit() : preview_.abandon();
        // The preview may have removed selected elements temporarily.
        document_->selection().set(result == Accepted ? result_ : selected_);
    }
    QDialog::done(result);
}

} // namespace navsmith::gui
