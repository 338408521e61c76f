#include "app/gui/preferences/actions.h"

#include <QAction>
#include <QSettings>

#include <algorithm>
#include <array>

namespace navsmith::gui {

namespace {

QString settingsKey(const QString& id) {
    return QStringLiteral("keys/") + id;
}

QString plain(QString text) {
    return text.remove(u'&').remove(u'…').trimmed();
}

constexpr std::array<KeyPreset::Keys, 8> kBlenderLike{{{"action.frame", "."},
                                                       {"action.frameAll", "Home"},
                                                       {"action.topView", "7"},
                                                       {"action.isoView", "1"},
                                                       {"action.selectAll", "A"},
                                                       {"action.isolate", "/"},
                                                       {"action.findAction", "F3"},
                                                       {"action.grid", "Shift+G"}}};

constexpr std::array<KeyPreset::Keys, 8> kHammerLike{{{"action.frame", "Ctrl+E"},
                                                      {"action.frameAll", "Ctrl+Shift+E"},
                                                      {"action.isolate", "Ctrl+H"},
                                                      {"action.showAll", "U"},
                                                      {"action.escape", "Shift+Q"},
                                                      {"action.grid", "Shift+R"},
                                                      {"action.problems", "Alt+P"},
                                                      {"action.goTo", "Ctrl+Shift+G"}}};

/// Whether both may be there at one time.
bool meet(const Actions::Entry& a, const Actions::Entry& b) {
    return a.scope.isEmpty() || b.scope.isEmpty() || a.scope == b.scope;
}

} // namespace

std::span<const KeyPreset> keyPresets() {
    static constexpr std::array<KeyPreset, 3> presets{
        {{"Navsmith", {}}, {"Blender-like", kBlenderLike}, {"Hammer-like", kHammerLike}}};
    return presets;
}

void Actions::add(QAction* action, const QString& group) {
    const Entry entry{action->objectName(),
                      plain(action->text()),
                      plain(group),
                      action->shortcut(),
                      action,
                      action->property(kScope).toString()};
    entries_.push_back(entry);
    if (const QSettings settings; settings.contains(settingsKey(entry.id)))
        action->setShortcut(QKeySequence(settings.value(settingsKey(entry.id)).toString(), QKeySequence::PortableText));
}

void Actions::reserve(const QString& title, const QKeySequence& keys) {
    toolKeys_.push_back({title, keys});
}

std::vector<Actions::Entry> Actions::entries() const {
    std::vector<Entry> there;
    std::ranges::copy_if(entries_, std::back_inserter(there), [](const Entry& e) { return !e.action.isNull(); });
    return there;
}

const Actions::Entry* Actions::find(const QString& id) const {
    const auto found = std::ranges::find_if(entries_, [&](const Entry& e) { return e.id == id && !e.action.isNull(); });
    return found == entries_.end() ? nullptr : &*found;
}

QKeySequence Actions::keys(const QString& id) const {
    const auto* entry = find(id);
    return entry == nullptr ? QKeySequence() : entry->action->shortcut();
}

bool Actions::isStandard(const QString& id) const {
    const auto* entry = find(id);
    return entry == nullptr || entry->action->shortcut() == entry->standard;
}

QStringList Actions::conflicts(const QKeySequence& keys, const QString& except) const {
    QStringList titles;
    if (keys.isEmpty())
        return titles;
    const auto* own = find(except);
    for (const auto& entry : entries_) {
        if (entry.id != except && !entry.action.isNull() && entry.action->shortcut() == keys &&
            (own == nullptr || meet(*own, entry)))
            titles << entry.title;
    }
    for (const auto& tool : toolKeys_) {
        if (tool.keys == keys)
            titles << tool.title;
    }
    return titles;
}

QStringList Actions::allConflicts() const {
    QStringList ids;
    const auto there = entries();
    for (const auto& entry : there) {
        const auto keys = entry.action->shortcut();
        if (!keys.isEmpty() && std::ranges::any_of(there, [&](const Entry& other) {
                return other.id != entry.id && other.action->shortcut() == keys && meet(entry, other);
            }))
            ids << entry.id;
    }
    return ids;
}

void Actions::put(const Entry& entry, const QKeySequence& keys) {
    for (const auto& each : entries_) {
        if (each.id == entry.id && !each.action.isNull())
            each.action->setShortcut(keys);
    }
    QSettings settings;
    if (keys == entry.standard)
        settings.remove(settingsKey(entry.id));
    else
        settings.setValue(settingsKey(entry.id), keys.toString(QKeySequence::PortableText));
}

void Actions::setKeys(const QString& id, const QKeySequence& keys) {
    if (const auto* entry = find(id)) {
        put(*entry, keys);
        Q_EMIT changed();
    }
}

void Actions::takeOverKeys(const QString& id, const QKeySequence& keys) {
    const auto* own = find(id);
    for (const auto& other : entries()) {
        if (other.id != id && !keys.isEmpty() && other.action->shortcut() == keys &&
            (own == nullptr || meet(*own, other)))
            put(other, {});
    }
    setKeys(id, keys);
}

void Actions::reset(const QString& id) {
    if (const auto* entry = find(id))
        setKeys(id, entry->standard);
}

void Actions::applyPreset(const KeyPreset& preset) {
    for (const auto& entry : entries()) {
        const auto named =
            std::ranges::find_if(preset.keys, [&](const auto& k) { return entry.id == QLatin1String(k.id); });
        put(entry, named == preset.keys.end() ? entry.standard : QKeySequence(QLatin1String(named->keys)));
    }
    // What the preset names goes before a default that has the same key.
    for (const auto& entry : entries()) {
        const bool named =
            std::ranges::any_of(preset.keys, [&](const auto& k) { return entry.id == QLatin1String(k.id); });
        const bool taken = std::ranges::any_of(preset.keys, [&](const auto& k) {
            return find(QLatin1String(k.id)) != nullptr &&
                   QKeySequence(QLatin1String(k.keys)) == entry.action->shortcut();
        });
        if (!named && taken)
            put(entry, {});
    }
    Q_EMIT changed();
}

} // namespace navsmith::gui
