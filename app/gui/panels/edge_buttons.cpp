#include "app/gui/panels/edge_buttons.h"

#include "app/gui/panels/edge_table.h"
#include "app/gui/panels/element_names.h"
#include "app/gui/panels/schema_text.h"
#include "core/document/run_edit.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace navsmith::gui {

using model::Element;
using model::ElementTypeId;
using systems::Edit;
using systems::Elements;

EdgeButtons::EdgeButtons(EdgeTable& table, QWidget* parent)
    : QWidget(parent), table_(table), add_(new QPushButton(tr("Add"), this)),
      remove_(new QPushButton(tr("Remove"), this)), end_(new QLineEdit(this)),
      bothWays_(new QCheckBox(tr("Both ways"), this)) {
    add_->setObjectName("edges.add");
    add_->setCheckable(true);
    remove_->setObjectName("edges.remove");
    end_->setObjectName("edges.end");
    end_->setAccessibleDescription(tr("The element to link to: its name, or click it in the 3D view"));
    end_->setToolTip(end_->accessibleDescription());
    end_->hide();
    bothWays_->setObjectName("edges.bothWays");
    bothWays_->setToolTip(tr("Also add the way back"));
    bothWays_->setChecked(true);
    bothWays_->hide();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->addWidget(add_);
    layout->addWidget(end_, 1);
    layout->addWidget(bothWays_);
    layout->addWidget(remove_);
    layout->addStretch();
    connect(add_, &QPushButton::toggled, this, &EdgeButtons::showAdding);
    connect(remove_, &QPushButton::clicked, this, &EdgeButtons::removeSelected);
    connect(end_, &QLineEdit::returnPressed, this, &EdgeButtons::addNamed);
    // Later: the completer has not written the name into the line yet.
    connect(completeNames(*end_, names_), qOverload<const QString&>(&QCompleter::activated), this,
            &EdgeButtons::addNamed, Qt::QueuedConnection);
    end_->installEventFilter(this);
    bothWays_->installEventFilter(this);
    connect(&table_, &EdgeTable::removeRequested, this, &EdgeButtons::removeSelected);
    connect(&table_, &EdgeTable::itemSelectionChanged, this, &EdgeButtons::refresh);
    hide();
}

void EdgeButtons::show(document::Document* document) {
    stopAdding(); // it was for another element
    document_ = document;
    refresh();
}

void EdgeButtons::refresh() {
    const auto* connecting = this->connecting();
    const auto* disconnecting = findEdit("disconnect");
    const auto owner = document_ ? table_.owner() : Element{};
    setVisible(owner.valid() && connecting != nullptr && disconnecting != nullptr);
    if (isHidden())
        return;
    const auto edges = capitalised(fromUtf8(document_->model().schema().type(table_.edgeType()).title));
    add_->setAccessibleName(tr("Add %1").arg(edges));
    add_->setToolTip(tr("Name the other end, or click it in the 3D view"));
    remove_->setAccessibleName(tr("Remove %1").arg(edges));
    const bool any = !table_.selectedEdges().empty();
    remove_->setEnabled(any);
    remove_->setToolTip(any ? fromUtf8(disconnecting->help) : tr("Select a row of the table"));
    const auto& end = document_->model().schema().type(endType());
    end_->setAccessibleName(capitalised(fromUtf8(end.title)));
    end_->setPlaceholderText(tr("Name of the %1, or click it").arg(fromUtf8(end.title)));
}

bool EdgeButtons::isAdding() const {
    return add_->isChecked();
}

void EdgeButtons::stopAdding() {
    add_->setChecked(false);
}

const Edit* EdgeButtons::connecting() const {
    const auto* oneWay = bothWays_->isChecked() ? nullptr : findEdit("connect_one_way");
    return oneWay != nullptr ? oneWay : findEdit("connect");
}

const Edit* EdgeButtons::findEdit(std::string_view id) const {
    if (!document_)
        return nullptr;
    const auto& edits = document_->system().editing.edits;
    const auto it = std::ranges::find(edits, id, &Edit::id);
    return it == edits.end() ? nullptr : &*it;
}

ElementTypeId EdgeButtons::endType() const {
    const auto& type = document_->model().schema().type(table_.edgeType());
    return type.columns[type.edge->to].ref->target;
}

void EdgeButtons::showAdding(bool adding) {
    if (!adding && end_->hasFocus())
        add_->setFocus(); // hiding the line would give the focus to any widget
    end_->setVisible(adding);
    bothWays_->setVisible(adding && findEdit("connect_one_way") != nullptr);
    remove_->setVisible(!adding);
    if (!adding) {
        names_.setStringList({});
        Q_EMIT pickRequested(model::kNoElementType);
        return;
    }
    names_.setStringList(shortNames(document_->model(), endType()));
    end_->clear();
    end_->setFocus();
    Q_EMIT pickRequested(endType());
}

void EdgeButtons::addNamed() {
    if (!isAdding() || !document_ || end_->text().trimmed().isEmpty())
        return;
    const auto name = end_->text().trimmed();
    if (const auto end = findElementByName(document_->model(), endType(), name)) {
        addEdgeTo(*end);
        return;
    }
    end_->selectAll();
    const auto type = fromUtf8(document_->model().schema().type(endType()).title);
    Q_EMIT statusMessage(tr("There is no %1 called \"%2\".").arg(type, name));
}

void EdgeButtons::addEdgeTo(Element end) {
    if (!isAdding() || !document_)
        return;
    // If the edit is refused, the status bar tells why, and another element may do.
    if (run(*connecting(), {table_.owner(), end}))
        stopAdding();
}

void EdgeButtons::removeSelected() {
    if (const auto edges = table_.selectedEdges(); document_ && !edges.empty())
        run(*findEdit("disconnect"), edges);
}

bool EdgeButtons::run(const Edit& edit, const Elements& on) {
    // The selection stays, so that the table shows the result.
    return document_
        ->edit(document::editTitle(document_->model(), edit, on),
               [&](model::Transaction& tx) {
                   if (auto done = systems::run(edit, tx, on, document::argumentsFor(*document_)); !done)
                       tx.refuse(std::move(done.error()));
               })
        .has_value();
}

void EdgeButtons::hideEvent(QHideEvent* event) {
    stopAdding();
    QWidget::hideEvent(event);
}

bool EdgeButtons::eventFilter(QObject* watched, QEvent* event) {
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!key || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // not a command of the window
        return true;
    }
    if (end_->completer()->popup()->isVisible())
        return false; // closes the list of names
    stopAdding();
    return true;
}

} // namespace navsmith::gui
