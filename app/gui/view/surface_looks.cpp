#include "app/gui/view/surface_looks.h"

#include <QCoreApplication>

#include <array>

namespace navsmith::gui {

namespace {

struct Texts {
    const char* title;
    const char* help;
};

/// Indexed by render::SurfaceLook.
constexpr std::array<Texts, 6> kTexts{{
    {QT_TRANSLATE_NOOP("SurfaceLooks", "Shaded"),
     QT_TRANSLATE_NOOP("SurfaceLooks", "Muted colours, so that the elements stand out")},
    {QT_TRANSLATE_NOOP("SurfaceLooks", "Textured"),
     QT_TRANSLATE_NOOP("SurfaceLooks", "The map's textures, evenly lit")},
    {QT_TRANSLATE_NOOP("SurfaceLooks", "Textured and lit"),
     QT_TRANSLATE_NOOP("SurfaceLooks", "The map's textures and light, as in the game")},
    {QT_TRANSLATE_NOOP("SurfaceLooks", "Light only"), QT_TRANSLATE_NOOP("SurfaceLooks", "The map's light on grey")},
    {QT_TRANSLATE_NOOP("SurfaceLooks", "Wireframe"), QT_TRANSLATE_NOOP("SurfaceLooks", "The outlines of triangles")},
    {QT_TRANSLATE_NOOP("SurfaceLooks", "By surface"),
     QT_TRANSLATE_NOOP("SurfaceLooks", "A distinct colour for each kind of surface, such as ladders and water")},
}};

QString shown(const char* text) {
    return QCoreApplication::translate("SurfaceLooks", text);
}

} // namespace

QStringList surfaceLookTitles() {
    QStringList titles;
    for (const auto& text : kTexts)
        titles << shown(text.title);
    return titles;
}

QString helpOf(render::SurfaceLook look) {
    return shown(kTexts[static_cast<std::size_t>(look)].help);
}

} // namespace navsmith::gui
