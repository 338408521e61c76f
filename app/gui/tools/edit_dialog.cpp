#include "app/gui/tools/edit_dialog.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/tools/parameter_form.h"
#include "app/gui/widgets/text_box.h"
#include "core/model/change_summary.h"
#include "core/model/wording.h"
#include "core/opening/unsaved_files.h"
#include "formats/texts/texts.h"

#include <QAbstractSpinBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

namespace {

// Wide enough for the usual lines of a report.
constexpr int kReportWidth = 560;
constexpr int kReportHeight = 320;

} // namespace

EditDialog::EditDialog(document::Document& document, const systems::Edit& edit, document::JobQueue& jobs,
                       QWidget* parent)
    : Dialog(parent), document_(&document), edit_(edit), operation_(document::operationOf(document, edit, {})),
      maker_(EditMaker::make(document, edit, jobs)),
      form_(new ParameterForm(edit.parameters, document.model(), ParameterForm::Shape::Column, this)),
      description_(new QLabel(this)), report_(new TextBox({kReportWidth, kReportHeight}, this)),
      refusal_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setObjectName("dialog.verb");
    setWindowTitle(fromUtf8(edit.title));
    setAccessibleName(windowTitle());
    auto* help = new QLabel(fromUtf8(edit.help), this);
    help->setWordWrap(true);
    help->setMinimumWidth(360);
    description_->setObjectName("dialog.verb.description");
    description_->setWordWrap(true);
    report_->setObjectName("dialog.verb.report");
    report_->setAccessibleName(tr("Preview"));
    report_->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    report_->hide();
    refusal_->setObjectName("dialog.verb.refusal");
    refusal_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(help);
    layout->addWidget(description_);
    layout->addWidget(form_);
    layout->addWidget(report_, 1);
    layout->addWidget(refusal_);
    if (auto* controls = maker_->controls(this))
        layout->addWidget(controls);
    layout->addWidget(buttons_);
    connectButtons(buttons_);
    const auto tryOut = [this] { maker_->setArguments(form_->values()); };
    connect(form_, &ParameterForm::changed, this, tryOut);
    connect(maker_.get(), &EditMaker::changed, this, &EditDialog::showOutcome);
    connect(&document, &QObject::destroyed, this, [this] { done(Rejected); });
    form_->setValues(systems::initialNumbers(edit, document.model(), operation_.selected));
    if (auto* first = form_->findChild<QAbstractSpinBox*>())
        first->selectAll();
    tryOut();
}

EditDialog::~EditDialog() {
    maker_->disconnect(this);
}

void EditDialog::setArguments(std::span<const checks::FixArgument> arguments) {
    auto values = form_->values();
    for (const auto& [id, value] : arguments) {
        const auto at = std::ranges::find(edit_.parameters, id, &systems::Parameter::id);
        if (at != edit_.parameters.end())
            values[static_cast<std::size_t>(at - edit_.parameters.begin())] = value;
    }
    form_->setValues(values);
    maker_->setArguments(form_->values());
}

void EditDialog::showOutcome() {
    const auto& [pending, refusal, select, notes, description] = maker_->outcome();
    Q_EMIT described();
    const bool working = maker_->isWorking();
    form_->setEnabled(!working);
    auto lines = notes;
    if (!description.text.empty())
        lines.insert(lines.begin(), description.text);
    description_->setText(QString::fromStdString(fmt::format("{}", fmt::join(lines, "\n"))));
    description_->setVisible(!lines.empty());
    const auto text = !refusal && !pending ? QString::fromStdString(report()) : QString();
    if (text != report_->toPlainText())
        report_->setPlainText(text);
    if (!text.isEmpty()) // stays visible once shown, so that the dialog keeps its size
        report_->show();
    const bool unchanged =
        !refusal && !pending && maker_->change() == nullptr && edit_.role != systems::EditRole::Select;
    refusal_->setText(refusal ? *refusal : unchanged && text.isEmpty() ? tr("Nothing changes.") : QString());
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(!working && !refusal && !unchanged);
    if (pending || working)
        return;
    if (std::exchange(acceptWhenMade_, false) && !refusal && !unchanged)
        Dialog::accept();
}

void EditDialog::accept() {
    if (!maker_->outcome().pending) {
        Dialog::accept();
        return;
    }
    acceptWhenMade_ = true;
    maker_->begin();
}

void EditDialog::reject() {
    acceptWhenMade_ = false;
    if (!maker_->stop())
        Dialog::reject();
}

std::string EditDialog::report() const {
    const auto& reportText = maker_->outcome().description.report;
    if (!reportText.empty() || !systems::mayChangeAll(edit_))
        return reportText;
    const auto* change = maker_->change();
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
    return fmt::format("{}\n{}\n", text, texts::format("{} of {} may change.", changed, model::counted(files, "file")));
}

bool EditDialog::isNeeded() const {
    if (maker_->outcome().pending || !edit_.parameters.empty() || edit_.describe != nullptr)
        return true;
    const auto* change = maker_->change();
    if (change == nullptr)
        return false;
    const auto summary = model::summarise(document_->model(), *change);
    return !summary.values.empty() || !summary.lists.empty() ||
           std::ranges::any_of(summary.rows, [](const auto& rows) { return rows.erased != 0; });
}

void EditDialog::done(int result) {
    if (document_) {
        const auto select = maker_->outcome().select;
        const bool shown = maker_->change() != nullptr;
        if (result == Accepted) {
            auto& last = document::LastOperation::of(*document_);
            operation_.numbers = form_->values();
            last.expect(operation_);
            maker_->commit();
            last.forget();
        } else {
            maker_->abandon();
        }
        // The preview may have removed selected elements temporarily.
        if (shown)
            document_->selection().set(result == Accepted ? select : operation_.selected);
    }
    Dialog::done(result);
}

} // namespace navsmith::gui
