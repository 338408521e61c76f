// Every command of the window by its id: title, keys, and whether two want the same key. What the user has changed is
// kept in the settings; what is not changed follows the program's defaults.
#pragma once

#include <QKeySequence>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <span>
#include <vector>

class QAction;

namespace navsmith::gui {

/// Keys for those who come from another editor. What it does not name has the default.
struct KeyPreset {
    struct Keys {
        const char* id;
        const char* keys; ///< as QKeySequence reads it; empty: none
    };
    const char* title;
    std::span<const Keys> keys;
};
/// The first is the program's own.
std::span<const KeyPreset> keyPresets();

class Actions : public QObject {
    Q_OBJECT

public:
    struct Entry {
        QString id; ///< "action.save"
        QString title;
        QString group; ///< the menu it stands in
        QKeySequence standard;
        QPointer<QAction> action;
        /// Of the documents that it is for; empty: of any. Commands of different scopes are never there together, so
        /// they may share keys.
        QString scope = {};
    };
    /// A key that camera or tools listen to by themselves.
    struct ToolKey {
        QString title; ///< "Fly left, while the right button is held"
        QKeySequence keys;
    };

    explicit Actions(QObject* parent = nullptr) : QObject(parent) {}

    /// The property of an action that says its scope.
    static constexpr const char* kScope = "scope";

    /// Takes an action under its object name; the keys that it has now are its default. Gives it the user's keys.
    void add(QAction* action, const QString& group);
    /// Says that camera or a tool listens to a key while it is at work, so that no command takes it unnoticed. A
    /// command may still have it, for the rest of the time.
    void reserve(const QString& title, const QKeySequence& keys);

    /// Those whose action is still there, in the order in which they came.
    [[nodiscard]] std::vector<Entry> entries() const;
    [[nodiscard]] const Entry* find(const QString& id) const;
    [[nodiscard]] QKeySequence keys(const QString& id) const;
    [[nodiscard]] bool isStandard(const QString& id) const;
    /// Titles of other commands and tools that have these keys; none for empty keys.
    [[nodiscard]] QStringList conflicts(const QKeySequence& keys, const QString& except) const;
    /// All commands whose keys another one has, too.
    [[nodiscard]] QStringList allConflicts() const;

    void setKeys(const QString& id, const QKeySequence& keys);
    /// The same, and takes them away from whatever command has them. A tool keeps its own.
    void takeOverKeys(const QString& id, const QKeySequence& keys);
    void reset(const QString& id);
    void applyPreset(const KeyPreset& preset);

Q_SIGNALS:
    void changed();

private:
    /// For all actions of this id: systems may call their edits the same, and only one of them is to be seen.
    void put(const Entry& entry, const QKeySequence& keys);

    std::vector<Entry> entries_;
    std::vector<ToolKey> toolKeys_;
};

} // namespace navsmith::gui
