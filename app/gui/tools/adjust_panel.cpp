#include "app/gui/tools/adjust_panel.h"

#include "app/gui/tools/parameter_form.h"
#include "app/gui/widgets/tab_stops.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace navsmith::gui {

using document::Document;
using document::LastOperation;

namespace {

constexpr int kNarrowest = 330; ///< pixels, for the title of the window

} // namespace

AdjustPanel::AdjustPanel(document::Workspace& workspace, QWidget* parent)
    : Dialog(parent, Qt::Tool), workspace_(workspace), content_(new QVBoxLayout(this)), title_(new QLabel(this)),
      message_(new QLabel(this)), again_(new QPushButton(tr("&Change…"), this)) {
    setObjectName("adjust");
    setWindowTitle(tr("Adjust Last Operation"));
    setAccessibleName(windowTitle());
    setMinimumWidth(kNarrowest);
    title_->setObjectName("adjust.title");
    auto font = title_->font();
    font.setBold(true);
    title_->setFont(font);
    message_->setObjectName("adjust.message");
    message_->setWordWrap(true);
    again_->setObjectName("adjust.again");
    again_->setToolTip(tr("Ask for the values again, and do it again from the state before"));
    again_->setAutoDefault(false);
    content_->addWidget(title_);
    content_->addWidget(message_);
    content_->addWidget(again_);
    content_->addStretch();
    connect(again_, &QPushButton::clicked, this, [this] { Q_EMIT againRequested(workspace_.active()); });
    connect(&workspace, &document::Workspace::activeChanged, this, &AdjustPanel::follow);
    follow(workspace.active());
}

bool AdjustPanel::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return Dialog::event(event);
}

void AdjustPanel::showEvent(QShowEvent* event) {
    Dialog::showEvent(event);
    if (form_ == nullptr)
        return;
    if (const auto stops = tabStops(*form_); !stops.empty())
        stops.front()->setFocus(Qt::TabFocusReason); // which selects its text
}

void AdjustPanel::follow(Document* document) {
    if (last_ != nullptr)
        last_->disconnect(this);
    last_ = document == nullptr ? nullptr : &LastOperation::of(*document);
    if (last_ != nullptr)
        connect(last_, &LastOperation::changed, this, &AdjustPanel::refresh);
    refresh();
}

void AdjustPanel::refresh() {
    if (adjusting_)
        return; // the form shows what is being tried
    const auto* operation = last_ == nullptr ? nullptr : last_->current();
    delete form_;
    form_ = nullptr;
    const bool takesLong = operation != nullptr && !operation->run;
    again_->setVisible(takesLong);
    title_->setText(operation == nullptr ? tr("Nothing to adjust") : operation->title);
    if (operation == nullptr) {
        tell(tr("The last step has no values to change."));
        return;
    }
    parameters_ = operation->parameters;
    tell(parameters_.list().empty() ? tr("It has no values.") : QString());
    if (takesLong || parameters_.list().empty())
        return;
    form_ = new ParameterForm(parameters_.list(), workspace_.active()->model(), ParameterForm::Shape::Column, this);
    form_->setValues(operation->numbers);
    content_->insertWidget(1, form_);
    connect(form_, &ParameterForm::changed, this, &AdjustPanel::adjust);
    form_->show();
}

void AdjustPanel::adjust() {
    adjusting_ = true;
    const auto outcome = last_->adjust(form_->values());
    adjusting_ = false;
    tell(outcome ? QString() : outcome.error());
}

void AdjustPanel::tell(const QString& message) {
    message_->setText(message);
    message_->setVisible(!message.isEmpty());
}

} // namespace navsmith::gui
