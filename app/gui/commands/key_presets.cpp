#include "app/gui/commands/key_presets.h"

#include <QString>

#include <array>

namespace navsmith::gui {

namespace {

constexpr auto kBlenderLike = std::to_array<KeyPreset::Keys>({
    {"action.frame", "Num+."},
    {"action.frameAll", "Home"},
    {"action.topView", "Num+7"},
    {"action.bottomView", "Ctrl+Num+7"},
    {"action.southView", "Num+1"},
    {"action.northView", "Ctrl+Num+1"},
    {"action.eastView", "Num+3"},
    {"action.westView", "Ctrl+Num+3"},
    {"action.orthographic", "Num+5"},
    {"action.selectAll", "A"},
    {"action.deselectAll", "Alt+A"},
    {"action.boxSelect", "B"},
    {"action.localView", "Num+/"},
    {"action.showAndSelect", "Alt+H"},
    {"action.findAction", "F3"},
    {"action.views.four", "Ctrl+Alt+Q"},
    {"action.grid", "Shift+G"},
    {"action.snap", "Shift+Tab"},
    {"action.drag.move", "G"},
    {"action.drag.rotate", "R"},
    {"action.drag.scale", "S"},
    {"action.verb.*.erase", "X"},
    {"action.verb.*.dissolve", "Ctrl+X"},
    {"action.repeatLast", "Shift+R"},
    {"action.verb.*.set_run", "Ctrl+Shift+R"},
    {"action.cut", "Ctrl+Shift+X"},
    {"action.drag.copy", "Shift+D"},
    {"action.verb.*.mirror_selection", "Ctrl+M"},
    {"action.verb.*.select_connected", "L"},
    {"action.tool.build_road", "E"},
});

constexpr auto kHammerLike = std::to_array<KeyPreset::Keys>({
    {"action.tool.select", "Shift+S"},
    {"action.frame", "Ctrl+E"},
    {"action.frameAll", "Ctrl+Shift+E"},
    {"action.isolate", "Ctrl+H"},
    {"action.showAll", "U"},
    {"action.grid", "Shift+R"},
    {"action.snap", "Shift+W"},
    {"action.problems", "Alt+P"},
    {"action.goTo", "Ctrl+Shift+G"},
    {"action.verb.*.rotate_selection", "Ctrl+M"},
    {"action.verb.*.mirror_selection", "Ctrl+L"},
    {"action.verb.*.tie", "Ctrl+T"},
    {"action.fly.forwards", "W"},
    {"action.fly.backwards", "S"},
    {"action.fly.left", "A"},
    {"action.fly.right", "D"},
});

constexpr auto kTrenchBroomLike = std::to_array<KeyPreset::Keys>({
    {"action.frame", "Ctrl+U"},
    {"action.isolate", "Ctrl+I"},
    {"action.hide", "Ctrl+Alt+I"},
    {"action.showAll", "Ctrl+Shift+I"},
    {"action.invertSelection", "Ctrl+Alt+A"},
    {"action.deselectAll", "Ctrl+Shift+A"},
    {"action.tool.rotate_selection", "R"},
    {"action.tool.scale_selection", "T"},
    {"action.grid", "0"},
    {"action.snap", "Alt+0"},
    {"action.views.maximise", "Ctrl+Space"},
    {"action.verb.*.mirror_selection", "Ctrl+F"},
    {"action.fly.forwards", "W"},
    {"action.fly.backwards", "S"},
    {"action.fly.left", "A"},
    {"action.fly.right", "D"},
    {"action.fly.up", "Q"},
    {"action.fly.down", "X"},
});

constexpr std::array<KeyPreset, 4> kPresets{{{"Navsmith", {}},
                                             {"Blender-like", kBlenderLike},
                                             {"Hammer-like", kHammerLike},
                                             {"TrenchBroom-like", kTrenchBroomLike}}};

} // namespace

bool KeyPreset::Keys::names(const QString& command) const {
    const QLatin1String pattern(id);
    const auto star = pattern.indexOf(u'*');
    if (star < 0)
        return command == pattern;
    return command.startsWith(pattern.first(star)) && command.endsWith(pattern.sliced(star + 1));
}

std::span<const KeyPreset> keyPresets() {
    return kPresets;
}

} // namespace navsmith::gui
