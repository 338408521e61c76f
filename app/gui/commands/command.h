// A command is a row of a table. Menus, tool bars, keys, the command search and docs/keys.md all come from these
// tables; see command_set.h for what puts them to work.
#pragma once

#include <QString>

#include <span>
#include <string_view>

namespace navsmith::gui {

/// Where the keyboard must be for a command's keys to reach it. The keys of a panel go before those of the window.
struct Place {
    const char* id;
    const char* title;

    bool operator==(const Place& other) const { return std::string_view(id) == other.id; }
};
inline constexpr Place kWindow{"window", "Window"};

/// `Context` is what the command works on: the window, a panel. All functions may be called at any time.
template <typename Context>
struct Command {
    const char* id;    ///< users' keys are stored under it, so it never changes; the object name of the action
    const char* title; ///< as in a menu: "Save &As…"
    const char* keys = "";
    const char* help = ""; ///< one sentence for tool tip and status bar
    void (*run)(Context&) = nullptr;
    bool (*enabled)(Context&) = nullptr;     ///< null: always
    bool (*checked)(Context&) = nullptr;     ///< not null: a switch, which `run` turns over
    bool (*visible)(Context&) = nullptr;     ///< null: always
    QString (*titleNow)(Context&) = nullptr; ///< not null: the title in menus, where that depends on something
};

/// Commands of one subject and place, usually those of one menu or panel.
template <typename Context>
struct Topic {
    const char* title;
    Place place;
    std::span<const Command<Context>> commands;
};

} // namespace navsmith::gui
