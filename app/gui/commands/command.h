// A command is a row of a table. Menus, tool bars, shortcuts, the command search and docs/keys.md all come from these
// tables; command_set.h binds them to their contexts.
#pragma once

#include <QString>

#include <span>
#include <string_view>
#include <type_traits>

namespace navsmith::gui {

/// Where the keyboard focus must be for a command's shortcut to work. Shortcuts of a panel take precedence over those
/// of the window.
struct Place {
    const char* id;
    const char* title;

    bool operator==(const Place& other) const { return std::string_view(id) == other.id; }
};
inline constexpr Place kViewport{"view", QT_TRANSLATE_NOOP("Commands", "3D View")};
inline constexpr Place kWindow{"window", QT_TRANSLATE_NOOP("Commands", "Window")};

/// When a command can run, and what people are told while it cannot: "no document is open". Functions that say nothing
/// convert to it.
template <typename Context>
struct Condition {
    bool (*holds)(Context&) = nullptr;
    const char* otherwise = ""; ///< beside the command while it is disabled

    constexpr Condition() = default;
    template <typename Function>
    requires std::is_convertible_v<Function, bool (*)(Context&)>
    // NOLINTNEXTLINE(google-explicit-constructor): rows of tables name the function only
    constexpr Condition(Function function, const char* reason = "") : holds(function), otherwise(reason) {}
    constexpr bool operator()(Context& context) const { return holds == nullptr || holds(context); }
};

/// `Context` is the object that the command works on, such as the window or a panel. All functions may be called at any
/// time.
template <typename Context>
struct Command {
    /// must never change: it is the key of the user's shortcuts in the settings, and the object name of the action
    const char* id;
    const char* title; ///< menu text with ellipsis: "Save &As…"
    const char* keys = "";
    const char* help = ""; ///< one sentence for tooltip and status bar
    void (*run)(Context&) = nullptr;
    Condition<Context> enabled = {};         ///< none: always
    bool (*checked)(Context&) = nullptr;     ///< not null: the command is checkable, and `run` toggles it
    bool (*visible)(Context&) = nullptr;     ///< null: always
    QString (*titleNow)(Context&) = nullptr; ///< not null: returns the current menu title, if it depends on state
    const char* secondKeys = "";             ///< works as well, unless another command has it
    /// Only in a view. Not null: its key calls this when it goes down and when it comes up, instead of `run`.
    void (*hold)(Context&, bool down) = nullptr;
};

/// Commands of one topic and place, usually those of one menu or panel.
template <typename Context>
struct Topic {
    const char* title;
    Place place;
    std::span<const Command<Context>> commands;
};

} // namespace navsmith::gui
