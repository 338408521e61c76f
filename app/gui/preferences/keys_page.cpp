#include "app/gui/preferences/keys_page.h"

#include "app/gui/preferences/shortcut_edit.h"

#include <QAction>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace navsmith::gui {

namespace {

enum Column { CommandColumn, MenuColumn, KeysColumn, ColumnCount };
constexpr int kIdRole = Qt::UserRole;

} // namespace

KeysPage::KeysPage(CommandSet& commands, QWidget* parent)
    : QWidget(parent), commands_(commands), filter_(new QLineEdit(this)), table_(new QTreeWidget(this)),
      edit_(new ShortcutEdit(this)), conflict_(new QLabel(this)), takeOver_(new QPushButton(tr("Reassign"), this)),
      clear_(new QPushButton(tr("Clear"), this)), reset_(new QPushButton(tr("Reset"), this)),
      preset_(new QComboBox(this)) {
    setObjectName(QStringLiteral("preferences.keys"));
    const auto name = [](QWidget* widget, const char* id, const QString& accessible, const QString& tip) {
        widget->setObjectName(QLatin1String(id));
        widget->setAccessibleName(accessible);
        widget->setToolTip(tip);
    };
    auto* resetAll = new QPushButton(tr("Reset All"), this);
    name(filter_, "keys.filter", tr("Find command"), tr("Find commands by name, menu or key"));
    filter_->setPlaceholderText(tr("Find a command or a key"));
    filter_->setClearButtonEnabled(true);
    name(table_, "keys.table", tr("Commands"), {});
    name(edit_, "keys.edit", tr("Key of the command"), tr("Press the new key. Backspace removes the key."));
    name(conflict_, "keys.conflict", tr("Conflict"), {});
    conflict_->setWordWrap(true);
    name(takeOver_, "keys.takeOver", takeOver_->text(),
         tr("Assign the key to this command and remove it from the other"));
    name(clear_, "keys.clear", clear_->text(), tr("Remove the key from this command"));
    name(reset_, "keys.reset", reset_->text(), tr("Restore the default key of this command"));
    name(resetAll, "keys.resetAll", resetAll->text(), tr("Restore the default keys of all commands"));
    name(preset_, "keys.preset", tr("Preset"), tr("Apply the keys of another editor"));
    preset_->addItem(tr("Apply Preset…"));
    for (const auto& preset : keyPresets())
        preset_->addItem(QString::fromUtf8(preset.title));

    table_->setColumnCount(ColumnCount);
    table_->setHeaderLabels({tr("Command"), tr("Menu or Panel"), tr("Key")});
    table_->setRootIsDecorated(false);
    table_->setUniformRowHeights(true);
    table_->setAlternatingRowColors(true);
    table_->setSortingEnabled(true);
    table_->sortByColumn(MenuColumn, Qt::AscendingOrder);
    table_->header()->setStretchLastSection(false);
    table_->header()->setSectionResizeMode(CommandColumn, QHeaderView::Stretch);
    table_->header()->setSectionResizeMode(MenuColumn, QHeaderView::Stretch);
    table_->setColumnWidth(KeysColumn, fontMetrics().horizontalAdvance(QStringLiteral("Ctrl+Alt+Shift+W")) + 24);

    auto* top = new QHBoxLayout;
    top->addWidget(filter_, 1);
    top->addWidget(preset_);
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("Key:"), this);
    label->setBuddy(edit_);
    row->addWidget(label);
    row->addWidget(edit_, 1);
    row->addWidget(clear_);
    row->addWidget(reset_);
    auto* below = new QHBoxLayout;
    below->addWidget(conflict_, 1);
    below->addWidget(takeOver_);
    below->addWidget(resetAll);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(table_, 1);
    layout->addLayout(row);
    layout->addLayout(below);

    connect(filter_, &QLineEdit::textChanged, this, &KeysPage::filter);
    connect(table_, &QTreeWidget::currentItemChanged, this, &KeysPage::showCurrent);
    connect(table_, &QTreeWidget::itemActivated, edit_, [this] { edit_->setFocus(); });
    connect(edit_, &ShortcutEdit::pressed, this, &KeysPage::propose);
    connect(takeOver_, &QPushButton::clicked, this, [this] { commands_.takeOverKeys(current(), edit_->keys()); });
    connect(clear_, &QPushButton::clicked, this, [this] { commands_.setKeys(current(), {}); });
    connect(reset_, &QPushButton::clicked, this,
            [this] { commands_.takeOverKeys(current(), commands_.find(current())->standard); });
    connect(resetAll, &QPushButton::clicked, this, [this] { commands_.applyPreset(keyPresets().front()); });
    connect(preset_, &QComboBox::activated, this, [this](int index) {
        if (index > 0)
            commands_.applyPreset(keyPresets()[static_cast<std::size_t>(index - 1)]);
        preset_->setCurrentIndex(0);
    });
    connect(&commands_, &CommandSet::changed, this, &KeysPage::fill);
    fill();
}

QString KeysPage::current() const {
    const auto* item = table_->currentItem();
    return item == nullptr ? QString() : item->data(CommandColumn, kIdRole).toString();
}

void KeysPage::choose(const QString& id) {
    for (int i = 0; i < table_->topLevelItemCount(); ++i) {
        auto* item = table_->topLevelItem(i);
        if (item->data(CommandColumn, kIdRole).toString() == id) {
            table_->setCurrentItem(item);
            table_->scrollToItem(item);
        }
    }
}

void KeysPage::fill() {
    const auto id = current();
    const auto conflicts = commands_.allConflicts();
    table_->setSortingEnabled(false);
    table_->clear();
    for (const auto& entry : commands_.entries()) {
        auto* item = new QTreeWidgetItem(table_);
        const auto& keys = entry.keys;
        item->setText(CommandColumn, entry.title());
        item->setText(MenuColumn, commands_.topicOf(entry));
        item->setToolTip(MenuColumn, item->text(MenuColumn));
        item->setText(KeysColumn, keys.toString(QKeySequence::NativeText));
        item->setData(CommandColumn, kIdRole, entry.id);
        if (!commands_.isStandard(entry.id)) {
            auto font = item->font(KeysColumn);
            font.setBold(true);
            item->setFont(KeysColumn, font);
            item->setToolTip(
                KeysColumn,
                tr("Default: %1")
                    .arg(entry.standard.isEmpty() ? tr("none") : entry.standard.toString(QKeySequence::NativeText)));
        }
        if (conflicts.contains(entry.id)) {
            item->setForeground(KeysColumn, QColor(0xE0, 0x55, 0x55));
            item->setToolTip(
                KeysColumn,
                tr("Also assigned to: %1").arg(commands_.conflicts(keys, entry.id).join(QStringLiteral(", "))));
        }
    }
    table_->setSortingEnabled(true);
    filter();
    choose(id);
    showCurrent();
}

void KeysPage::filter() {
    const auto text = filter_->text().trimmed();
    for (int i = 0; i < table_->topLevelItemCount(); ++i) {
        auto* item = table_->topLevelItem(i);
        bool found = false;
        for (int column = 0; column < ColumnCount; ++column)
            found = found || item->text(column).contains(text, Qt::CaseInsensitive);
        item->setHidden(!found);
    }
}

void KeysPage::showCurrent() {
    const auto id = current();
    edit_->setEnabled(!id.isEmpty());
    clear_->setEnabled(!id.isEmpty() && !commands_.keys(id).isEmpty());
    reset_->setEnabled(!id.isEmpty() && !commands_.isStandard(id));
    edit_->setKeys(commands_.keys(id));
    takeOver_->setEnabled(false);
    const auto others = commands_.conflicts(commands_.keys(id), id);
    conflict_->setText(others.isEmpty() ? QString()
                                        : tr("Also assigned to: %1").arg(others.join(QStringLiteral(", "))));
}

void KeysPage::propose(const QKeySequence& keys) {
    const auto others = commands_.conflicts(keys, current());
    if (others.isEmpty()) {
        commands_.setKeys(current(), keys);
        return;
    }
    // Do not assign the keys yet: Qt runs neither of two actions with the same shortcut.
    conflict_->setText(
        tr("%1 is assigned to: %2").arg(keys.toString(QKeySequence::NativeText), others.join(QStringLiteral(", "))));
    takeOver_->setEnabled(true);
}

} // namespace navsmith::gui
