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
#include <QPushButton>
#include <QVBoxLayout>

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::gui {

namespace {

// Wide enough for the usual lines of a report.
constexpr int kReportWidth = 560;
constexpr int kReportHeight = 320;

} // namespace

EditDialog::EditDialog(document::Document& document, const systems::Edit& edit, QWidget* parent)
    : QDialog(parent), document_(&document), edit_(edit), selected_(document.selection().elements()),
      label_(document::editTitle(document.model(), edit, selected_)), preview_(document.beginPreview()),
      form_(new ParameterForm(edit.parameters, document.model(), ParameterForm::Shape::Column, this)),
      told_(new QLabel(this)), report_(new QPlainTextEdit(this)), refusal_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
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
    layout->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(form_, &ParameterForm::changed, this, &EditDialog::tryOut);
    form_->setValues(systems::initialNumbers(edit, document.model(), selected_));
    if (auto* first = form_->findChild<QAbstractSpinBox*>())
        first->selectAll();
    tryOut();
}

void EditDialog::tryOut() {
    if (!document_)
        return;
    const auto values = form_->values();
    const auto arguments = document::argumentsFor(*document_, values);
    auto tried = document::tryEdit(preview_, label_, [&](model::Transaction& tx) {
        // Describe here, where the previous preview is already undone.
        description_ = systems::describe(edit_, tx.model(), selected_, arguments);
        return systems::run(edit_, tx, selected_, arguments);
    });
    told_->setText(QString::fromStdString(description_.text));
    told_->setVisible(!description_.text.empty());
    Q_EMIT described();
    if (tried)
        result_ = std::move(*tried);
    const auto text = tried ? QString::fromStdString(report()) : QString();
    if (text != report_->toPlainText())
        report_->setPlainText(text);
    if (!text.isEmpty()) // stays visible once shown, so that the dialog keeps its size
        report_->show();
    const bool unchanged = tried && preview_.change() == nullptr && edit_.role != systems::EditRole::Select;
    refusal_->setText(!tried ? tried.error() : unchanged && text.isEmpty() ? tr("Nothing changes.") : QString());
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(tried && !unchanged);
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
    if (!edit_.parameters.empty() || edit_.describe != nullptr)
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
