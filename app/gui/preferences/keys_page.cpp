#include "app/gui/preferences/keys_page.h"

#include "app/gui/panels/severity_icon.h"
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

#include <algorithm>
#include <initializer_list>
#include <vector>

namespace navsmith::gui {

namespace {

enum Column { CommandColumn, MenuColumn, KeysColumn, ColumnCount };
constexpr int kIdsRole = Qt::UserRole;

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
    name(preset_, "keys.preset", tr("Preset"), tr("The keys of Navsmith, or of another editor"));
    for (const auto& preset : keyPresets())
        preset_->addItem(QString::fromUtf8(preset.title));
    preset_->setPlaceholderText(tr("Custom"));

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
    auto* presetLabel = new QLabel(tr("Preset:"), this);
    presetLabel->setBuddy(preset_);
    top->addWidget(presetLabel);
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
    QWidget* before = filter_;
    for (QWidget* next : std::initializer_list<QWidget*>{preset_, table_, edit_, clear_, reset_, takeOver_, resetAll}) {
        setTabOrder(before, next);
        before = next;
    }

    connect(filter_, &QLineEdit::textChanged, this, &KeysPage::filter);
    connect(table_, &QTreeWidget::currentItemChanged, this, &KeysPage::showCurrent);
    connect(table_, &QTreeWidget::itemActivated, edit_, [this] { edit_->setFocus(); });
    connect(edit_, &ShortcutEdit::pressed, this, &KeysPage::propose);
    connect(takeOver_, &QPushButton::clicked, this, [this] { takeOverKeys(edit_->keys()); });
    connect(clear_, &QPushButton::clicked, this, [this] { setKeys({}); });
    connect(reset_, &QPushButton::clicked, this, [this] { takeOverKeys(commands_.find(current().front())->standard); });
    connect(resetAll, &QPushButton::clicked, this, [this] { commands_.applyPreset(keyPresets().front()); });
    connect(preset_, &QComboBox::activated, this,
            [this](int index) { commands_.applyPreset(keyPresets()[static_cast<std::size_t>(index)]); });
    connect(&commands_, &CommandSet::changed, this, &KeysPage::fill);
    fill();
}

QStringList KeysPage::current() const {
    const auto* item = table_->currentItem();
    return item == nullptr ? QStringList() : item->data(CommandColumn, kIdsRole).toStringList();
}

void KeysPage::choose(const QString& id) {
    for (int i = 0; i < table_->topLevelItemCount(); ++i) {
        auto* item = table_->topLevelItem(i);
        if (item->data(CommandColumn, kIdsRole).toStringList().contains(id)) {
            table_->setCurrentItem(item);
            table_->scrollToItem(item);
        }
    }
}

namespace {

/// Commands that look and behave the same in several systems.
struct Row {
    CommandSet::Entry entry; ///< of the first, with the systems of all
    QStringList ids;
};

std::vector<Row> rowsOf(const CommandSet& commands) {
    std::vector<Row> rows;
    for (const auto& entry : commands.entries()) {
        const auto same = std::ranges::find_if(rows, [&](const Row& row) {
            return !entry.systems.isEmpty() && !row.entry.systems.isEmpty() && row.entry.text == entry.text &&
                   row.entry.topic == entry.topic && row.entry.keys == entry.keys &&
                   row.entry.standard == entry.standard;
        });
        if (same == rows.end()) {
            rows.push_back({entry, {entry.id}});
        } else {
            same->entry.systems += entry.systems;
            same->ids << entry.id;
        }
    }
    return rows;
}

} // namespace

void KeysPage::fill() {
    const auto selected = current();
    const auto conflicting = commands_.allConflicts();
    table_->setSortingEnabled(false);
    table_->clear();
    for (const auto& [entry, ids] : rowsOf(commands_)) {
        auto* item = new QTreeWidgetItem(table_);
        const auto& keys = entry.keys;
        item->setText(CommandColumn, entry.title());
        item->setText(MenuColumn, commands_.topicOf(entry));
        item->setToolTip(MenuColumn, item->text(MenuColumn));
        item->setText(KeysColumn, keys.toString(QKeySequence::NativeText));
        item->setData(CommandColumn, kIdsRole, ids);
        if (!commands_.isStandard(entry.id)) {
            auto font = item->font(KeysColumn);
            font.setBold(true);
            item->setFont(KeysColumn, font);
            item->setToolTip(
                KeysColumn,
                tr("Default: %1")
                    .arg(entry.standard.isEmpty() ? tr("none") : entry.standard.toString(QKeySequence::NativeText)));
        }
        if (std::ranges::any_of(ids, [&](const QString& id) { return conflicting.contains(id); })) {
            item->setForeground(KeysColumn, readable(QColor(0xE0, 0x55, 0x55), palette()));
            item->setToolTip(KeysColumn,
                             tr("Also assigned to: %1").arg(conflicts(keys, ids).join(QStringLiteral(", "))));
        }
    }
    table_->setSortingEnabled(true);
    filter();
    if (!selected.isEmpty())
        choose(selected.front());
    showCurrent();
    showPreset();
}

void KeysPage::showPreset() {
    const auto presets = keyPresets();
    const auto active = std::ranges::find_if(presets, [&](const KeyPreset& preset) {
        return std::ranges::all_of(commands_.entries(), [&](const CommandSet::Entry& entry) {
            return commands_.keysIn(preset, entry) == entry.keys;
        });
    });
    preset_->setCurrentIndex(active == presets.end() ? -1 : static_cast<int>(active - presets.begin()));
}

QStringList KeysPage::conflicts(const QKeySequence& keys, const QStringList& ids) const {
    QStringList all;
    for (const auto& id : ids)
        all += commands_.conflicts(keys, id);
    all.removeDuplicates();
    return all;
}

void KeysPage::setKeys(const QKeySequence& keys) {
    for (const auto& id : current()) // the row may be split while its commands get their keys one by one
        commands_.setKeys(id, keys);
}

void KeysPage::takeOverKeys(const QKeySequence& keys) {
    for (const auto& id : current())
        commands_.takeOverKeys(id, keys);
}

void KeysPage::filter() {
    const auto text = filter_->text().trimmed();
    for (int i = 0; i < table_->topLevelItemCount(); ++i) {
        auto* item = table_->topLevelItem(i);
        bool matches = false;
        for (int column = 0; column < ColumnCount; ++column)
            matches = matches || item->text(column).contains(text, Qt::CaseInsensitive);
        item->setHidden(!matches);
    }
}

void KeysPage::showCurrent() {
    const auto ids = current();
    const auto keys = ids.isEmpty() ? QKeySequence() : commands_.keys(ids.front());
    edit_->setEnabled(!ids.isEmpty());
    clear_->setEnabled(!keys.isEmpty());
    reset_->setEnabled(!ids.isEmpty() && !commands_.isStandard(ids.front()));
    edit_->setKeys(keys);
    takeOver_->setEnabled(false);
    const auto others = conflicts(keys, ids);
    conflict_->setText(others.isEmpty() ? QString()
                                        : tr("Also assigned to: %1").arg(others.join(QStringLiteral(", "))));
}

void KeysPage::propose(const QKeySequence& keys) {
    const auto others = conflicts(keys, current());
    if (others.isEmpty()) {
        setKeys(keys);
        return;
    }
    // Do not assign the keys yet: Qt runs neither of two actions with the same shortcut.
    conflict_->setText(
        tr("%1 is assigned to: %2").arg(keys.toString(QKeySequence::NativeText), others.join(QStringLiteral(", "))));
    takeOver_->setEnabled(true);
}

} // namespace navsmith::gui
