#include "app/gui/commands/command_set.h"

#include "app/gui/commands/icons.h"
#include "app/logging/crash_handler.h"
#include "core/document/post.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QSettings>
#include <QWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::gui {

namespace {

QString settingsKey(const QString& id) {
    return QStringLiteral("keys/") + id;
}

/// Whether both commands can be available at the same time in the same place.
bool together(const CommandSet::Entry& a, const CommandSet::Entry& b) {
    const auto shared = [&](const QString& system) { return b.systems.contains(system); };
    return a.place == b.place && (a.systems.isEmpty() || b.systems.isEmpty() || std::ranges::any_of(a.systems, shared));
}

constexpr const char* kWhy = "whyDisabled";

/// What keys of the keypad send while NumLock is off, and what their legends say.
constexpr std::array<std::pair<Qt::Key, Qt::Key>, 12> kKeypad{{{Qt::Key_Insert, Qt::Key_0},
                                                               {Qt::Key_End, Qt::Key_1},
                                                               {Qt::Key_Down, Qt::Key_2},
                                                               {Qt::Key_PageDown, Qt::Key_3},
                                                               {Qt::Key_Left, Qt::Key_4},
                                                               {Qt::Key_Clear, Qt::Key_5},
                                                               {Qt::Key_Right, Qt::Key_6},
                                                               {Qt::Key_Home, Qt::Key_7},
                                                               {Qt::Key_Up, Qt::Key_8},
                                                               {Qt::Key_PageUp, Qt::Key_9},
                                                               {Qt::Key_Delete, Qt::Key_Period},
                                                               {Qt::Key_Comma, Qt::Key_Period}}};

/// As presets name a key of the keypad: "Num+1", whatever NumLock says.
QKeySequence onKeypad(const QKeyEvent& key) {
    const auto code = static_cast<Qt::Key>(key.key());
    const auto legend = std::ranges::find(kKeypad, code, &std::pair<Qt::Key, Qt::Key>::first);
    return QKeySequence(QKeyCombination(key.modifiers(), legend == kKeypad.end() ? code : legend->second));
}

/// Empty if it is no key of the keypad.
QKeySequence besideKeypad(const QKeySequence& keys) {
    if (keys.isEmpty() || !keys[0].keyboardModifiers().testFlag(Qt::KeypadModifier))
        return {};
    return QKeySequence(QKeyCombination(keys[0].keyboardModifiers() & ~Qt::KeypadModifier, keys[0].key()));
}

void showTips(QAction& action, const CommandSet::Entry& entry, const QString& whyDisabled) {
    auto tip = entry.help; // empty: Qt shows title and shortcut
    if (!tip.isEmpty() && !entry.keys.isEmpty())
        tip += QStringLiteral(" (%1)").arg(entry.keys.toString(QKeySequence::NativeText));
    if (!whyDisabled.isEmpty())
        tip += QStringLiteral("\n\n") + CommandSet::tr("Unavailable: %1").arg(whyDisabled);
    action.setToolTip(tip);
    action.setStatusTip(whyDisabled.isEmpty() ? entry.help : whyDisabled);
    action.setProperty(kWhy, whyDisabled);
}

} // namespace

// BoundCommands ------------------------------------------------------------------------------------------------------

BoundCommands::BoundCommands(CommandSet& set, QObject* owner, QWidget* view, const Place& place)
    : QObject(owner), set_(set), view_(view), place_(place) {
    if (view != nullptr)
        view->installEventFilter(this);
}

QAction* BoundCommands::add(const QString& id, Behaviour behaviour) {
    auto* action = view_ != nullptr ? set_.makeAction(id, this) : set_.action(id);
    Q_ASSERT(action != nullptr); // undeclared id
    if (view_ != nullptr) {
        action->setShortcutContext(Qt::WidgetShortcut);
        view_->addAction(action);
    }
    const auto row = rows_.size();
    rows_.push_back({id, action, std::move(behaviour)});
    if (action->isCheckable())
        connect(action, &QAction::toggled, this, [this, row, action](bool on) {
            // another action of the group is checked now; it runs
            const bool another = !on && action->actionGroup() != nullptr;
            if (!another && on != rows_[row].behaviour.checked())
                run(row);
        });
    else
        connect(action, &QAction::triggered, this, [this, row] { run(row); });
    follow(rows_.back());
    return action;
}

void BoundCommands::run(std::size_t row) {
    const auto& behaviour = rows_[row].behaviour;
    const QPointer<BoundCommands> still(this); // the command may close the context and delete this
    if (!behaviour.enabled || behaviour.enabled()) {
        logging::noteCommand(rows_[row].id.toStdString());
        Q_EMIT set_.running(rows_[row].id);
        behaviour.run();
    }
    if (!still)
        return;
    follow(rows_[row]);
    // It may have chosen one of several states, each with a command of its own.
    for (const auto& other : rows_) {
        if (other.behaviour.checked && !other.action.isNull())
            other.action->setChecked(other.behaviour.checked());
    }
}

void BoundCommands::follow(Row& row) {
    if (row.action.isNull())
        return;
    const auto& behaviour = row.behaviour;
    const bool visible = !behaviour.visible || behaviour.visible();
    row.action->setVisible(visible);
    const auto why = visible && behaviour.whyDisabled ? behaviour.whyDisabled() : QString();
    row.action->setEnabled(visible && why.isEmpty() && (!behaviour.enabled || behaviour.enabled()));
    if (behaviour.checked)
        row.action->setChecked(behaviour.checked());
    if (behaviour.titleNow)
        row.action->setText(behaviour.titleNow());
    if (behaviour.whyDisabled && row.action->property(kWhy) != why)
        showTips(*row.action, *set_.find(row.id), why);
}

void BoundCommands::refresh() {
    waiting_ = false;
    for (auto& row : rows_)
        follow(row);
}

void BoundCommands::refreshSoon() {
    if (!std::exchange(waiting_, true)) {
        document::post(this, [this] {
            if (waiting_)
                refresh();
        });
    }
}

QAction* BoundCommands::action(const QString& id) const {
    const auto it = std::ranges::find(rows_, id, &Row::id);
    return it == rows_.end() ? nullptr : it->action.data();
}

QAction* BoundCommands::actionFor(const QKeySequence& keys) {
    for (auto& row : rows_) {
        if (row.action.isNull() || !row.action->shortcuts().contains(keys))
            continue;
        follow(row);
        if (row.action->isEnabled())
            return row.action;
    }
    return nullptr;
}

QAction* BoundCommands::actionFor(const QKeyEvent& key) {
    const bool enter = key.key() == Qt::Key_Enter;
    const auto code = enter ? Qt::Key_Return : static_cast<Qt::Key>(key.key());
    const auto with = [&](Qt::KeyboardModifiers modifiers) {
        return actionFor(QKeySequence(QKeyCombination(modifiers, code)));
    };
    const auto modifiers = key.modifiers() & ~Qt::KeypadModifier;
    QAction* action = nullptr;
    if (modifiers != key.modifiers()) {
        action = actionFor(onKeypad(key));
        // Also those of the window: Qt does not tell keys of the keypad apart on every system.
        if (action == nullptr && place_ == kViewport)
            action = set_.windowActionFor(onKeypad(key));
    }
    if (action == nullptr)
        action = with(modifiers);
    // Shift belongs to what a held key does: it flies faster, for example.
    const bool isFree = action == nullptr && set_.windowActionFor(QKeySequence(key.keyCombination())) == nullptr;
    if (modifiers == Qt::ShiftModifier && (isFree || !keysDown_.isEmpty())) {
        auto* unshifted = with(Qt::NoModifier);
        if (const auto row = rowOf(unshifted); row != rows_.end() && row->behaviour.hold)
            action = unshifted;
    }
    return action;
}

std::vector<BoundCommands::Row>::iterator BoundCommands::rowOf(const QAction* action) {
    return std::ranges::find(rows_, action, [](const Row& each) { return each.action.data(); });
}

void BoundCommands::press(QAction& action, quint32 key) {
    const auto row = rowOf(&action);
    if (row == rows_.end() || !row->behaviour.hold) {
        action.trigger();
        return;
    }
    Q_EMIT set_.running(row->id);
    logging::noteCommand(row->id.toStdString());
    keysDown_.insert(key, static_cast<std::size_t>(row - rows_.begin()));
    row->behaviour.hold(true);
}

bool BoundCommands::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    const bool isRelease = type == QEvent::KeyRelease;
    if (watched == view_ && type == QEvent::FocusOut) { // the keys come up elsewhere
        for (const auto row : std::exchange(keysDown_, {}))
            rows_[row].behaviour.hold(false);
    }
    if (watched != view_ || (!isRelease && type != QEvent::ShortcutOverride && type != QEvent::KeyPress))
        return QObject::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    // Not by its code, which Shift changes. Events that no keyboard has sent have only that.
    const auto physicalKey = key.nativeScanCode() != 0 ? key.nativeScanCode() : static_cast<quint32>(key.key());
    if (keysDown_.contains(physicalKey) && (isRelease || key.isAutoRepeat())) {
        if (!key.isAutoRepeat())
            rows_[keysDown_.take(physicalKey)].behaviour.hold(false);
        event->accept();
        return true;
    }
    if (isRelease)
        return false;
    // An editor in a cell has precedence.
    if (const auto* focus = QApplication::focusWidget(); focus != nullptr &&
                                                         focus->testAttribute(Qt::WA_InputMethodEnabled) &&
                                                         focus != view_ && view_->isAncestorOf(focus))
        return false;
    auto* action = actionFor(key);
    if (action == nullptr)
        return false;
    event->accept(); // accepting ShortcutOverride suppresses the window's shortcut, so that the key arrives as a press
    if (type == QEvent::KeyPress)
        press(*action, physicalKey);
    return true;
}

// CommandSet ---------------------------------------------------------------------------------------------------------

QString CommandSet::Entry::title() const {
    return plain(text);
}

QString CommandSet::plain(QString text) {
    return text.remove(u'&').remove(u'…').trimmed();
}

QString CommandSet::whyDisabled(const QAction& action) {
    return action.property(kWhy).toString();
}

QString CommandSet::translated(const char* text) {
    return QCoreApplication::translate("Commands", text);
}

QKeySequence CommandSet::portable(const char* keys) {
    return QKeySequence(QLatin1String(keys), QKeySequence::PortableText);
}

void CommandSet::declare(Entry entry) {
    if (auto* existing = this->entry(entry.id)) {
        Q_ASSERT(existing->standard == entry.standard && !existing->systems.isEmpty() && !entry.systems.isEmpty());
        existing->systems += entry.systems;
        return;
    }
    entry.keys = entry.standard;
    if (const QSettings settings; settings.contains(settingsKey(entry.id)))
        entry.keys = QKeySequence(settings.value(settingsKey(entry.id)).toString(), QKeySequence::PortableText);
    entries_.push_back(std::move(entry));
    if (entries_.back().place == kWindow) {
        auto* action = makeAction(entries_.back().id, this);
        action->setVisible(false);
        action->setEnabled(false);
    }
    giveSecondKeys();
}

BoundCommands* CommandSet::bind(QObject* owner) {
    std::erase_if(bound_, [](const auto& old) { return old.isNull(); });
    return bound_.emplace_back(new BoundCommands(*this, owner, nullptr, kWindow));
}

BoundCommands* CommandSet::bindIn(QWidget& view, const Place& place) {
    std::erase_if(bound_, [](const auto& old) { return old.isNull(); });
    return bound_.emplace_back(new BoundCommands(*this, &view, &view, place));
}

void CommandSet::refresh() {
    for (const auto& bound : bound_) {
        if (bound)
            bound->refresh();
    }
}

QAction* CommandSet::makeAction(const QString& id, QObject* parent) {
    auto* action = new QAction(parent);
    auto& of = *entry(id);
    action->setObjectName(id);
    action->setText(of.text);
    action->setIcon(commandIcon(id));
    action->setCheckable(of.checkable);
    showTips(*action, of, {});
    std::erase_if(of.actions, [](const auto& old) { return old.isNull(); });
    of.actions.emplace_back(action);
    giveKeys(of);
    return action;
}

void CommandSet::adopt(const QString& id, QAction* action) {
    auto& of = *entry(id);
    for (const auto& own : std::exchange(of.actions, {}))
        delete own.data();
    action->setObjectName(id);
    action->setIcon(commandIcon(id));
    of.actions.emplace_back(action);
    giveKeys(of);
}

CommandSet::Entry* CommandSet::entry(const QString& id) {
    const auto it = std::ranges::find(entries_, id, &Entry::id);
    return it == entries_.end() ? nullptr : &*it;
}

const CommandSet::Entry* CommandSet::find(const QString& id) const {
    return const_cast<CommandSet*>(this)->entry(id);
}

QString CommandSet::systemsOf(const Entry& entry) const {
    QStringList titles;
    for (const auto& [id, title] : systems_) {
        if (entry.systems.contains(id))
            titles << title;
    }
    return titles.join(QStringLiteral(", "));
}

QString CommandSet::topicOf(const Entry& entry) const {
    const auto titles = systemsOf(entry);
    return titles.isEmpty() ? entry.topic : tr("%1 (%2)").arg(entry.topic, titles);
}

QAction* CommandSet::action(const QString& id) const {
    if (const auto* of = find(id)) {
        for (const auto& action : of->actions) {
            if (action)
                return action;
        }
    }
    return nullptr;
}

QAction* CommandSet::windowActionFor(const QKeySequence& keys) const {
    for (const auto& of : entries_) {
        if (!(of.place == kWindow) || of.keys != keys)
            continue;
        if (auto* candidate = action(of.id); candidate != nullptr && candidate->isEnabled())
            return candidate;
    }
    return nullptr;
}

QKeySequence CommandSet::keys(const QString& id) const {
    const auto* of = find(id);
    return of == nullptr ? QKeySequence() : of->keys;
}

bool CommandSet::isStandard(const QString& id) const {
    const auto* of = find(id);
    return of == nullptr || of->keys == of->standard;
}

QStringList CommandSet::conflicts(const QKeySequence& keys, const QString& except) const {
    QStringList titles;
    if (keys.isEmpty())
        return titles;
    const auto* own = find(except);
    for (const auto& other : entries_) {
        if (other.id != except && other.keys == keys && (own == nullptr || together(*own, other)))
            titles << other.title();
    }
    for (const auto& other : reserved_) {
        if (other.keys == keys && (own == nullptr || own->place == kWindow))
            titles << other.title;
    }
    return titles;
}

QStringList CommandSet::allConflicts() const {
    QStringList ids;
    for (const auto& own : entries_) {
        const auto clashes = [&](const Entry& other) {
            return other.id != own.id && other.keys == own.keys && together(own, other);
        };
        const auto collides = [&](const Reserved& other) {
            return !other.shared && other.keys == own.keys && own.place == kWindow;
        };
        if (!own.keys.isEmpty() && (std::ranges::any_of(entries_, clashes) || std::ranges::any_of(reserved_, collides)))
            ids << own.id;
    }
    return ids;
}

void CommandSet::giveKeys(Entry& entry) {
    QList<QKeySequence> keys;
    if (!entry.keys.isEmpty())
        keys << entry.keys;
    for (const auto& more : entry.others + QList{besideKeypad(entry.keys)}) {
        const auto has = [&](const Entry& other) {
            return other.id != entry.id && other.keys == more && together(other, entry);
        };
        if (!more.isEmpty() && !keys.contains(more) && std::ranges::none_of(entries_, has))
            keys << more;
    }
    for (const auto& action : entry.actions) {
        if (action && action->shortcuts() != keys)
            action->setShortcuts(keys);
    }
}

void CommandSet::giveSecondKeys() {
    for (auto& entry : entries_) {
        if (!entry.others.isEmpty() || !besideKeypad(entry.keys).isEmpty())
            giveKeys(entry);
    }
}

void CommandSet::put(Entry& entry, const QKeySequence& keys, QSettings& settings) {
    entry.keys = keys;
    giveKeys(entry);
    for (const auto& action : entry.actions) {
        if (action)
            showTips(*action, entry, action->property(kWhy).toString());
    }
    if (keys == entry.standard)
        settings.remove(settingsKey(entry.id));
    else
        settings.setValue(settingsKey(entry.id), keys.toString(QKeySequence::PortableText));
}

void CommandSet::setKeys(const QString& id, const QKeySequence& keys) {
    if (auto* of = entry(id)) {
        QSettings settings;
        put(*of, keys, settings);
        giveSecondKeys();
        Q_EMIT changed();
    }
}

void CommandSet::takeOverKeys(const QString& id, const QKeySequence& keys) {
    QSettings settings;
    const auto* own = find(id);
    for (auto& other : entries_) {
        if (other.id != id && !keys.isEmpty() && other.keys == keys && (own == nullptr || together(*own, other)))
            put(other, {}, settings);
    }
    setKeys(id, keys);
}

void CommandSet::reset(const QString& id) {
    if (const auto* of = find(id))
        setKeys(id, of->standard);
}

QKeySequence CommandSet::keysIn(const KeyPreset& preset, const Entry& of) const {
    const auto isNamed = [&](const KeyPreset::Keys& named) { return named.names(of.id); };
    if (const auto it = std::ranges::find_if(preset.keys, isNamed); it != preset.keys.end())
        return portable(it->keys);
    // A shortcut named in the preset takes precedence over an equal default. One of the view means nothing else where
    // the view does not have the focus: people look at the view, not at the focus.
    const auto competes = [&](const Entry& by) {
        return together(by, of) || (by.place == kViewport && of.place == kWindow);
    };
    const bool isTaken = std::ranges::any_of(preset.keys, [&](const KeyPreset::Keys& named) {
        return portable(named.keys) == of.standard &&
               std::ranges::any_of(entries_, [&](const Entry& by) { return named.names(by.id) && competes(by); });
    });
    return isTaken ? QKeySequence() : of.standard;
}

void CommandSet::applyPreset(const KeyPreset& preset) {
    QSettings settings;
    for (auto& of : entries_)
        put(of, keysIn(preset, of), settings);
    giveSecondKeys();
    Q_EMIT changed();
}

} // namespace navsmith::gui
