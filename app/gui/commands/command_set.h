// All commands of the program by id, with their actions, shortcuts and shortcut conflicts. Only the shortcuts that the
// user changed are stored in the settings; the others are the defaults of the tables.
#pragma once

#include "app/gui/commands/command.h"
#include "app/gui/commands/key_presets.h"

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <functional>
#include <utility>
#include <vector>

class QAction;
class QKeyEvent;
class QSettings;
class QWidget;

namespace navsmith::gui {

class CommandSet;

/// The functions of a command, bound to its context. Empty functions have the same meaning as null ones in Command.
struct Behaviour {
    std::function<void()> run = {};
    std::function<bool()> enabled = {};
    std::function<bool()> checked = {};
    std::function<bool()> visible = {};
    std::function<QString()> titleNow = {};
    std::function<QString()> whyDisabled = {}; ///< shown in tooltip and status bar; not empty: the command is disabled
    std::function<void(bool down)> hold = {};
};

/// Commands bound to one context. The view is the parent, or the context if there is no view.
class BoundCommands : public QObject {
    Q_OBJECT

public:
    /// Null if the command is not bound here.
    [[nodiscard]] QAction* action(const QString& id) const;
    /// Adds a declared command.
    QAction* add(const QString& id, Behaviour behaviour);
    /// Updates the enabled, checked and visible state of the actions. `enabled` is checked again before a command runs.
    void refresh();
    /// Calls refresh() once when control returns to the event loop.
    void refreshSoon();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    friend class CommandSet;
    struct Row {
        QString id;
        QPointer<QAction> action;
        Behaviour behaviour;
    };
    BoundCommands(CommandSet& set, QObject* owner, QWidget* view, const Place& place);
    void follow(Row& row);
    void run(std::size_t row);
    /// The enabled action with this shortcut; null if there is none.
    [[nodiscard]] QAction* actionFor(const QKeySequence& keys);
    [[nodiscard]] QAction* actionFor(const QKeyEvent& key);
    void press(QAction& action, quint32 key);
    std::vector<Row>::iterator rowOf(const QAction* action);

    CommandSet& set_;
    QWidget* view_; ///< null: the window
    Place place_;
    std::vector<Row> rows_;
    QHash<quint32, std::size_t> keysDown_; ///< rows with Behaviour::hold, by their keys
    bool waiting_ = false;
};

class CommandSet : public QObject {
    Q_OBJECT

public:
    struct Entry {
        QString id;    ///< "action.save"
        QString text;  ///< as in a menu, with mnemonic and ellipsis
        QString topic; ///< "File"
        QKeySequence standard;
        QString help = {};
        Place place = kWindow;
        /// Ids of the systems whose documents have the command; empty: all. Commands of different systems are never
        /// available together, so they may share shortcuts.
        QStringList systems = {};
        bool checkable = false;
        QList<QKeySequence> others = {}; ///< work as well, unless another command has them; the user cannot change them
        QString english = {};            ///< the title before translation, which people may type, too
        QString englishTopic = {};       ///< likewise
        QKeySequence keys = {};          ///< current shortcut, set by the user or the default
        std::vector<QPointer<QAction>> actions = {};

        [[nodiscard]] QString title() const; ///< without mnemonic and ellipsis
    };
    /// A key that no command owns.
    struct Reserved {
        QString title; ///< "Fly left, while the right button is held"
        QKeySequence keys;
        bool shared = true; ///< in effect only in some mode; a command may use the key otherwise
    };

    explicit CommandSet(QObject* parent = nullptr) : QObject(parent) {}

    /// Declares a command. A window command gets an action, which does nothing until it is bound. Declaring an id again
    /// for another system makes it one command of both systems.
    void declare(Entry entry);
    template <typename Context>
    void declare(const Topic<Context>& topic) {
        for (const auto& row : topic.commands)
            declare({QLatin1String(row.id),
                     translated(row.title),
                     translated(topic.title),
                     portable(row.keys),
                     translated(row.help),
                     topic.place,
                     {},
                     row.checked != nullptr,
                     {portable(row.secondKeys)},
                     plain(QString::fromUtf8(row.title)),
                     QString::fromUtf8(topic.title)});
    }
    /// A menu text without mnemonic and ellipsis.
    [[nodiscard]] static QString plain(QString text);
    /// Declares the title of a system used in Entry::systems. The order of calls is the order in lists.
    void declareSystem(const QString& id, const QString& title) { systems_.emplace_back(id, title); }
    void reserve(Reserved reserved) { reserved_.push_back(std::move(reserved)); }

    /// For adding commands to the window one by one.
    BoundCommands* bind(QObject* owner);
    /// Binds the commands of a declared topic to their context, for the window or for a view of a panel. The context
    /// must outlive the view.
    template <typename Context>
    BoundCommands* bind(const Topic<Context>& topic, Context& context, QWidget* view = nullptr) {
        auto* bound = view != nullptr ? bindIn(*view, topic.place) : bind(&context);
        for (const auto& row : topic.commands) {
            const auto with = [&context]<typename Result>(Result (*function)(Context&)) -> std::function<Result()> {
                if (function == nullptr)
                    return {};
                return [function, &context] { return function(context); };
            };
            Behaviour behaviour{with(row.run), {}, with(row.checked), with(row.visible), with(row.titleNow), {}};
            if (row.hold != nullptr)
                behaviour.hold = [hold = row.hold, &context](bool down) { hold(context, down); };
            if (const auto* condition = &row.enabled; condition->holds != nullptr) {
                behaviour.enabled = [condition, &context] { return (*condition)(context); };
                if (*condition->otherwise != '\0')
                    behaviour.whyDisabled = [condition, &context] {
                        return (*condition)(context) ? QString() : translated(condition->otherwise);
                    };
            }
            bound->add(QLatin1String(row.id), std::move(behaviour));
        }
        return bound;
    }
    /// Updates the state of all bound commands, for example before a menu opens.
    void refresh();
    /// Uses an existing action, such as the toggle action of a dock, for a declared command.
    void adopt(const QString& id, QAction* action);

    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    /// Ids and titles of the systems.
    [[nodiscard]] const std::vector<std::pair<QString, QString>>& systems() const { return systems_; }
    /// The topic as shown in lists: "Edit", "Elements (GTA IV paths)".
    [[nodiscard]] QString topicOf(const Entry& entry) const;
    /// The titles of the systems that have the command; empty: all have it.
    [[nodiscard]] QString systemsOf(const Entry& entry) const;
    [[nodiscard]] const Entry* find(const QString& id) const;
    /// The action in the window, otherwise the first one in a panel; null if there is none.
    [[nodiscard]] QAction* action(const QString& id) const;
    /// Why it cannot run now; empty if it can, or if nothing is known.
    [[nodiscard]] static QString whyDisabled(const QAction& action);
    [[nodiscard]] QKeySequence keys(const QString& id) const;
    /// The shortcut of a command in a preset.
    [[nodiscard]] QKeySequence keysIn(const KeyPreset& preset, const Entry& of) const;
    [[nodiscard]] bool isStandard(const QString& id) const;
    /// Titles of the other commands and reserved keys that conflict with these keys; none for empty keys.
    [[nodiscard]] QStringList conflicts(const QKeySequence& keys, const QString& except) const;
    /// Ids of all commands whose shortcut conflicts with another command or reserved key.
    [[nodiscard]] QStringList allConflicts() const;

    void setKeys(const QString& id, const QKeySequence& keys);
    /// Like setKeys(), but also removes the keys from other commands that have them. Reserved keys stay reserved.
    void takeOverKeys(const QString& id, const QKeySequence& keys);
    void reset(const QString& id);
    /// A text of a table of commands.
    [[nodiscard]] static QString translated(const char* text);
    void applyPreset(const KeyPreset& preset);

Q_SIGNALS:
    void changed();
    /// A command is about to run; adopted actions are not told of.
    void running(const QString& id);

private:
    friend class BoundCommands;
    [[nodiscard]] static QKeySequence portable(const char* keys);
    [[nodiscard]] Entry* entry(const QString& id);
    BoundCommands* bindIn(QWidget& view, const Place& place);
    /// The enabled action of a command of the window; null if there is none.
    [[nodiscard]] QAction* windowActionFor(const QKeySequence& keys) const;
    /// Creates an action for a declared command, with its text and shortcut.
    QAction* makeAction(const QString& id, QObject* parent);
    void put(Entry& entry, const QKeySequence& keys, QSettings& settings);
    void giveKeys(Entry& entry);
    /// A second shortcut gives way to what other commands have. That of a key of the keypad is the same key
    /// outside the keypad.
    void giveSecondKeys();

    std::vector<Entry> entries_;
    std::vector<Reserved> reserved_;
    std::vector<std::pair<QString, QString>> systems_;
    std::vector<QPointer<BoundCommands>> bound_;
};

} // namespace navsmith::gui
