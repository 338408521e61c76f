#include "app/gui/message_bar.h"

#include "app/gui/panels/announce.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace navsmith::gui {

MessageBar::MessageBar(const QString& name, const QString& title, QWidget* parent)
    : QFrame(parent), text_(new QLabel(this)) {
    setObjectName(name);
    setAccessibleName(title);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    text_->setObjectName(name + ".text");
    text_->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 4, 6, 4);
    layout->addWidget(text_, 1);
    hide();
}

void MessageBar::setText(const QString& text) {
    text_->setText(text);
    announce(*this, text);
}

QPushButton* MessageBar::addButton(const char* id, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(objectName() + "." + id);
    button->setAccessibleName(text);
    button->setToolTip(tip);
    layout()->addWidget(button);
    return button;
}

} // namespace navsmith::gui
