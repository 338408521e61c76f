// Table of the settings: key in the settings file, default and range. Code reads settings with valueOf();
// PreferencesDialog writes them.
// A setting that acts at once does so in MainWindow::applyPreferences (main_window_services.cpp).
#pragma once

#include "render/backdrop_look.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <vector>

namespace navsmith::gui {

struct NumberSetting {
    const char* key;
    int standard;
    int minimum;
    int maximum;
    int step = 1;
};
struct ToggleSetting {
    const char* key;
    bool standard;
};
struct TextSetting {
    const char* key;
};
struct RealSetting {
    const char* key;
    double standard;
    double minimum;
    double maximum;
};

namespace settings {

inline constexpr NumberSetting kUndoMegabytes{"undo/megabytes", 256, 16, 8192, 16}; ///< MiB
inline constexpr NumberSetting kAutosaveMinutes{"autosave/minutes", 5, 0, 120};     ///< 0: never
inline constexpr NumberSetting kAutosaveCopies{"autosave/copies", 10, 1, 100};
inline constexpr ToggleSetting kRestoreSession{"session/restore", true};
/// Files that another program changes are read again at once, where there are no unsaved changes.
inline constexpr ToggleSetting kReloadChanged{"session/reloadChanged", false};
/// After a save, a bar tells the console line by which the game reads the file again.
inline constexpr ToggleSetting kConsoleLine{"session/consoleLine", true};

inline constexpr TextSetting kLanguage{"view/language"}; ///< Language::code; empty: as the system says
inline constexpr ToggleSetting kLightTheme{"view/light", false};
inline constexpr ToggleSetting kHighContrast{"view/highContrast", false};      ///< takes precedence over kLightTheme
inline constexpr ToggleSetting kSafeColours{"view/safeColours", false};        ///< for colour-blind people
inline constexpr NumberSetting kScale{"view/scale", 100, 100, 200, 25};        ///< percent; of the next start
inline constexpr NumberSetting kSamples{"view/samples", 0, 0, 8};              ///< multisampling: 0, 2, 4 or 8
inline constexpr NumberSetting kFlySpeed{"view/flyPercent", 100, 5, 4000, 10}; ///< of the speed that fits the game
inline constexpr ToggleSetting kInvertMouse{"view/invertMouse", false};
inline constexpr ToggleSetting kFocusFollowsMouse{"view/focusFollowsMouse", false};    ///< into the 3D view
inline constexpr NumberSetting kLabelDistance{"view/labelDistance", 100, 10, 200, 10}; ///< percent of the default
inline constexpr TextSetting kSurfaces{"view/surfaces"}; ///< of new documents, by surfaceLookIds(); empty: the default
inline constexpr NumberSetting kTextureMegabytes{"view/textureMegabytes", 256, 16, 4096, 16}; ///< MiB for each map
inline constexpr TextSetting kGameFolders{"map/gameFolders"}; ///< separated by semicolons, see gameFolders()
inline constexpr TextSetting kAgent{"map/agent"};             ///< walkable::Agent::name; empty: the usual one
inline constexpr ToggleSetting kSky{"view/sky", true};
inline constexpr ToggleSetting kHaze{"view/haze", true};
inline constexpr ToggleSetting kOcclusion{"view/occlusion", false};

inline constexpr ToggleSetting kSnap{"snap/on", false};
inline constexpr RealSetting kSnapStep{"snap/step", 1, 0.125,
                                       1000}; ///< world units; not set: the usual one of the game

/// Dragging an element also moves the neighbours that touch it.
inline constexpr ToggleSetting kNeighboursFollow{"tools/neighboursFollow", false};
/// A drag that begins on a selected element does what a drag of the handle does.
inline constexpr ToggleSetting kDragSelected{"tools/dragSelected", true};
/// The selection turns and scales about the element selected last, not about its middle.
inline constexpr ToggleSetting kPivotAtLast{"tools/pivotAtLast", false};
/// Moved and pasted elements stay as high above the map's ground as they were.
inline constexpr ToggleSetting kFollowGround{"tools/followGround", false};
inline constexpr ToggleSetting kLasso{"tools/lasso", false}; ///< drag a lasso instead of a rectangle to select
inline constexpr RealSetting kBrushRadius{"tools/brushRadius", 48, 1, 4096}; ///< world units

} // namespace settings

/// Clamped to the range, whatever the settings file says.
int valueOf(const NumberSetting& setting);
bool valueOf(const ToggleSetting& setting);
double valueOf(const RealSetting& setting);
QString valueOf(const TextSetting& setting);
/// Whether people have chosen a value.
bool isSet(const RealSetting& setting);
/// settings::kGameFolders: where models of maps are looked for, too.
std::vector<std::filesystem::path> gameFolders();
/// settings::kSurfaces
render::SurfaceLook usualSurfaces();

/// Writes settings and notifies observers.
class Preferences : public QObject {
    Q_OBJECT

public:
    explicit Preferences(QObject* parent = nullptr) : QObject(parent) {}

    void set(const NumberSetting& setting, int value);
    void set(const ToggleSetting& setting, bool value);
    void set(const RealSetting& setting, double value);
    void set(const TextSetting& setting, const QString& value);
    /// Forgets what people have chosen.
    void reset(const RealSetting& setting);

Q_SIGNALS:
    void changed(const QString& key);
};

} // namespace navsmith::gui
