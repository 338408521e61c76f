#include "app/gui/screenshot.h"

#include "app/gui/map_textures.h"
#include "app/gui/preferences/settings.h"
#include "core/document/paths.h"
#include "core/opening/cross_document.h"
#include "core/opening/find_documents.h"
#include "core/opening/open_document.h"
#include "core/opening/open_map.h"
#include "render/colouring.h"
#include "render/qt3d/scene_view.h"
#include "render/scene.h"

#include <QImage>

#include <fmt/format.h>

#include <memory>

namespace navsmith::gui {

namespace {

int fail(const std::string& message) {
    fmt::print(stderr, "navsmith: {}\n", message);
    return 2;
}

void showMap(render::qt3d::SceneView& view, const opening::OpenedMap& map, render::SurfaceLook surfaces) {
    view.setBackdrop(map.backdrop);
    view.setLook({.surfaces = surfaces});
    if (!render::needsTextures(surfaces))
        return;
    const auto memory = std::size_t(settings::kTextureMegabytes.standard) << 20U;
    if (map.backdrop->placed != nullptr) {
        view.setModels(map.backdrop, map.models, memory);
        return;
    }
    auto images = readMapTextures(map.path, memory, {}, gameFolders());
    for (const auto& message : {images.problem, images.note}) {
        if (!message.isEmpty())
            fmt::print(stderr, "navsmith: {}\n", message.toStdString());
    }
    if (images.textures)
        view.setTextures(map.backdrop, std::move(*images.textures));
}

} // namespace

int takeScreenshot(const ScreenshotRequest& request) {
    std::vector<std::filesystem::path> paths;
    for (const auto& p : request.paths)
        paths.push_back(document::toPath(p));
    const auto result = opening::findDocuments(paths, {}, opening::Recovery::Report);
    for (const auto& problem : result.problems)
        return fail(files::describe(problem));
    for (const auto& offer : result.offers)
        return fail(files::describe(opening::problemOf(offer)));

    std::vector<opening::OpenedDocument> documents;
    for (const auto& candidate : result.candidates) {
        auto opened = opening::openDocument(candidate, {.recovery = opening::Recovery::Report});
        if (!opened)
            return fail(files::describe(opened.error().front()));
        documents.push_back(std::move(*opened));
    }
    // Open the map first: symbols may use it.
    std::optional<opening::OpenedMap> map;
    symbol::Primitives marks;
    for (auto& document : documents) {
        const auto path = opening::findMap(*document.system, document.place);
        if (!path || (map && map->path != *path))
            continue;
        if (!map) {
            auto ownMap = opening::openMap(*path, {}, {}, {}, gameFolders());
            if (!ownMap)
                continue;
            map = std::move(*ownMap);
        }
        document.model.setMap(map->backdrop);
        if (document.system->map.marks != nullptr)
            marks = document.system->map.marks(map->backdrop->geometry);
    }
    opening::connectAll(documents);
    // Scenes point at the models, so create them once the documents no longer move.
    std::vector<std::unique_ptr<render::Scene>> scenes;
    std::vector<render::Scene*> shown;
    render::Box box;
    render::qt3d::SceneView view(request.samples);
    view.setAtmosphere(request.atmosphere);
    for (auto& document : documents) {
        scenes.push_back(std::make_unique<render::Scene>(document.model, document.system->view));
        scenes.back()->rebuild(render::usualOverrides(document.model, document.system->view));
        box.add(request.view == ScreenshotView::Top ? scenes.back()->bounds() : scenes.back()->usualBounds());
        shown.push_back(scenes.back().get());
        view.setGrid(document.system->view.grid, true);
    }
    if (map)
        showMap(view, *map, request.surfaces);
    render::Camera camera;
    camera.viewport = {request.size.width(), request.size.height()};
    if (request.at)
        box = *request.at;
    if (request.view == ScreenshotView::Top)
        camera.lookFromTop(box);
    else
        camera.lookFromSouthWest(box);
    for (auto* scene : shown)
        scene->updateDetail(camera);
    view.setScenes(shown);
    view.setCamera(camera);
    view.setOverlay(marks);
    view.sync();
    const QImage picture = view.renderPicture(request.size);
    view.setScenes({});
    if (picture.isNull())
        return fail("cannot render: no display, or no OpenGL 3.3");
    if (!picture.save(request.output))
        return fail(fmt::format("cannot write {}", request.output.toStdString()));
    return 0;
}

} // namespace navsmith::gui
