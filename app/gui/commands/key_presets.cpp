#include "app/gui/commands/key_presets.h"

#include <array>

namespace navsmith::gui {

namespace {

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

constexpr std::array<KeyPreset, 3> kPresets{
    {{"Navsmith", {}}, {"Blender-like", kBlenderLike}, {"Hammer-like", kHammerLike}}};

} // namespace

std::span<const KeyPreset> keyPresets() {
    return kPresets;
}

} // namespace navsmith::gui
