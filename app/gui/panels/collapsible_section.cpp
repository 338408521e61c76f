#include "app/gui/panels/collapsible_section.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace navsmith::gui {

CollapsibleSection::CollapsibleSection(const QString& title, QWidget* content, QWidget* parent)
    : QWidget(parent), header_(new QToolButton(this)), content_(content) {
    header_->setText(title);
    header_->setAccessibleName(title);
    header_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    header_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto font = header_->font();
    font.setBold(true);
    header_->setFont(font);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(header_);
    layout->addWidget(content_);
    connect(header_, &QToolButton::clicked, this, [this] { setExpanded(!isOpen()); });
    apply();
}

QString CollapsibleSection::title() const {
    return header_->text();
}

void CollapsibleSection::setName(const QString& objectName) {
    setObjectName(objectName);
    header_->setObjectName(objectName + QStringLiteral(".header"));
}

void CollapsibleSection::setExpanded(bool expanded) {
    const bool changed = expanded_ != expanded;
    expanded_ = expanded;
    forced_ = false;
    apply();
    if (changed)
        Q_EMIT toggled(expanded);
}

void CollapsibleSection::setForcedOpen(bool forced) {
    if (forced_ == forced)
        return;
    forced_ = forced;
    apply();
}

void CollapsibleSection::apply() {
    const bool open = isOpen();
    header_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    if (content_->isVisibleTo(this) == open)
        return;
    content_->setVisible(open);
    Q_EMIT opened(open);
}

} // namespace navsmith::gui
