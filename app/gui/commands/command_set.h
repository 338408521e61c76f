// All commands of the program by their ids: their actions, their keys, and whether two want the same keys. What the
// user has changed is kept in the settings; the rest follows the tables.
#pragma once

#include "app/gui/commands/command.h"
#include "app/gui/commands/key_presets.h"

#include <QKeySequence>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <functional>
#include <utility>
#include <vector>

class QAction;
class QSettings;
class QWidget;

namespace navsmith::gui {

class CommandSet;

/// What a command does and how it shows, bound to what it works on. Empty functions: as in Command.
struct Behaviour {
    std::function<void()> run = {};
    std::function<bool()> enabled = {};
    std::function<bool()> checked = {};
    std::function<bool()> visible = {};
    std::function<QString()> titleNow = {};
    std::function<QString()> whyDisabled = {}; ///< for tool tip and status bar; not empty: the command is disabled
};

/// Commands at work on one context. Belongs to the view that it was bound to, else to the context.
class BoundCommands : public QObject {
    Q_OBJECT

public:
    /// Null if the command is none of these.
    [[nodiscard]] QAction* action(const QString& id) const;
    /// Adds a declared command.
    QAction* add(const QString& id, Behaviour behaviour);
    /// Asks what is enabled, checked and to be seen now. `enabled` is asked once more before a command runs.
    void refresh();
    /// The same, once, when control returns to the event loop.
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
    BoundCommands(CommandSet& set, QObject* owner, QWidget* view);
    void follow(Row& row);
    void run(std::size_t row);
    /// Enabled as of now; null if there is none.
    [[nodiscard]] QAction* actionFor(const QKeySequence& keys);

    CommandSet& set_;
    QWidget* view_; ///< null: the window
    std::vector<Row> rows_;
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
        /// Ids of the systems whose documents it is for; empty: any. Commands of different systems are never there
        /// together, so they may share keys.
        QStringList systems = {};
        bool checkable = false;
        QKeySequence keys = {}; ///< the user's
        std::vector<QPointer<QAction>> actions = {};

        [[nodiscard]] QString title() const; ///< without mnemonic and ellipsis
    };
    /// Keys that are no command's.
    struct Reserved {
        QString title; ///< "Fly left, while the right button is held"
        QKeySequence keys;
        bool shared = true; ///< only taken while something else goes on: a command may have it for the rest of the time
    };

    explicit CommandSet(QObject* parent = nullptr) : QObject(parent) {}

    /// Says that there is a command. One of the window has an action from now on, which does nothing until it is bound.
    /// What is declared again, by another system, is one command of both.
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
                     row.checked != nullptr});
    }
    /// Names the systems that Entry::systems speaks of, in the order of lists.
    void declareSystem(const QString& id, const QString& title) { systems_.emplace_back(id, title); }
    void reserve(Reserved reserved) { reserved_.push_back(std::move(reserved)); }

    /// For commands that are added one by one, in the window.
    BoundCommands* bind(QObject* owner);
    /// Puts the commands of a declared topic to work, in the window or with the keyboard in a view of a panel. The
    /// context must outlive the view.
    template <typename Context>
    BoundCommands* bind(const Topic<Context>& topic, Context& context, QWidget* view = nullptr) {
        auto* bound = view != nullptr ? bindIn(*view) : bind(&context);
        for (const auto& row : topic.commands) {
            const auto with = [&context]<typename Result>(Result (*function)(Context&)) -> std::function<Result()> {
                if (function == nullptr)
                    return {};
                return [function, &context] { return function(context); };
            };
            bound->add(
                QLatin1String(row.id),
                {with(row.run), with(row.enabled), with(row.checked), with(row.visible), with(row.titleNow), {}});
        }
        return bound;
    }
    /// Asks every command at work what it is now, as before a menu opens.
    void refresh();
    /// Takes an action that somebody else has made and runs, such as that of a dock, for a declared command.
    void adopt(const QString& id, QAction* action);

    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    /// Ids and titles.
    [[nodiscard]] const std::vector<std::pair<QString, QString>>& systems() const { return systems_; }
    /// For lists: "Edit", "Elements (GTA IV paths)".
    [[nodiscard]] QString topicOf(const Entry& entry) const;
    [[nodiscard]] const Entry* find(const QString& id) const;
    /// The action in the window, or the first one in a panel; null if there is none.
    [[nodiscard]] QAction* action(const QString& id) const;
    [[nodiscard]] QKeySequence keys(const QString& id) const;
    /// What a command has in a preset.
    [[nodiscard]] QKeySequence keysIn(const KeyPreset& preset, const Entry& of) const;
    [[nodiscard]] bool isStandard(const QString& id) const;
    /// Titles of what else has these keys where the command is valid; none for empty keys.
    [[nodiscard]] QStringList conflicts(const QKeySequence& keys, const QString& except) const;
    /// Ids of all commands whose keys something else has where they are valid, which is no shared key.
    [[nodiscard]] QStringList allConflicts() const;

    void setKeys(const QString& id, const QKeySequence& keys);
    /// The same, and takes them away from whatever command has them. Reserved keys stay reserved.
    void takeOverKeys(const QString& id, const QKeySequence& keys);
    void reset(const QString& id);
    void applyPreset(const KeyPreset& preset);

Q_SIGNALS:
    void changed();

private:
    friend class BoundCommands;
    [[nodiscard]] static QString translated(const char* text);
    [[nodiscard]] static QKeySequence portable(const char* keys);
    [[nodiscard]] Entry* entry(const QString& id);
    BoundCommands* bindIn(QWidget& view);
    /// A new action of a declared command, with its text and keys.
    QAction* makeAction(const QString& id, QObject* parent);
    static void put(Entry& entry, const QKeySequence& keys, QSettings& settings);

    std::vector<Entry> entries_;
    std::vector<Reserved> reserved_;
    std::vector<std::pair<QString, QString>> systems_;
    std::vector<QPointer<BoundCommands>> bound_;
};

} // namespace navsmith::gui
