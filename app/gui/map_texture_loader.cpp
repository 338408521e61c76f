#include "app/gui/map_texture_loader.h"

#include "app/gui/preferences/settings.h"
#include "app/gui/viewport/viewport.h"
#include "core/files/path_text.h"
#include "render/qt3d/scene_view.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using document::Document;
using Map = std::shared_ptr<const world::Backdrop>;

MapTextureLoader::MapTextureLoader(document::Workspace& workspace, document::JobQueue& jobs, Viewport& viewport,
                                   QObject* parent)
    : QObject(parent), workspace_(workspace), jobs_(jobs), viewport_(viewport) {
    connect(&workspace, &document::Workspace::added, this, &MapTextureLoader::watch);
    connect(&workspace, &document::Workspace::activeChanged, this, &MapTextureLoader::follow);
    for (std::size_t i = 0; i < workspace.count(); ++i)
        watch(&workspace.at(i));
    if (workspace.active() != nullptr)
        follow();
}

void MapTextureLoader::watch(Document* document) {
    connect(document, &Document::mapChanged, this, &MapTextureLoader::follow);
    connect(&viewport_.viewsOf(*document), &WindowViews::mapLookChanged, this, [this, document] {
        if (document == workspace_.active())
            follow();
    });
}

MapTextureLoader::Entry& MapTextureLoader::entryOf(const Map& map) {
    std::erase_if(entries_, [](const Entry& one) { return one.map.expired(); });
    const auto it = std::ranges::find_if(entries_, [&](const Entry& one) { return one.map.lock() == map; });
    return it != entries_.end() ? *it : entries_.emplace_back(Entry{map});
}

void MapTextureLoader::follow() {
    const auto* document = workspace_.active();
    if (document == nullptr || !document->map()) {
        Q_EMIT noteChanged({});
        return;
    }
    const auto& map = *document->map();
    if (map.backdrop->placed != nullptr && !viewport_.view().hasModels(*map.backdrop))
        viewport_.view().setModels(map.backdrop, map.models, memory_);
    auto& one = entryOf(map.backdrop);
    const bool needed = viewport_.viewsOf(*document).needsTextures();
    if (!needed)
        one.failed = false;
    else if (!one.loading && !one.failed && !viewport_.view().hasTextures(*map.backdrop) &&
             map.backdrop->placed == nullptr)
        load(map);
    Q_EMIT noteChanged(needed ? one.note : QString());
}

void MapTextureLoader::load(const opening::OpenedMap& map) {
    entryOf(map.backdrop).loading = true;
    const auto stopped = [this, weak = std::weak_ptr(map.backdrop)] {
        if (const auto backdrop = weak.lock())
            applyTextures(backdrop, {});
    };
    jobs_.run<ReadMapTextures>(
        this,
        {.title = tr("Loading the textures of %1").arg(QString::fromStdString(files::toText(map.path.filename()))),
         .resources = {"map textures"},
         .dropped = stopped},
        [path = map.path, memory = memory_, games = gameFolders()](const document::JobQueue::Report& report) {
            return readMapTextures(path, memory, report, games);
        },
        [this, weak = std::weak_ptr(map.backdrop)](ReadMapTextures read) {
            if (const auto backdrop = weak.lock())
                applyTextures(backdrop, std::move(read));
        });
}

void MapTextureLoader::applyTextures(const Map& map, ReadMapTextures read) {
    auto& one = entryOf(map);
    one.loading = false;
    one.failed = !read.textures;
    one.note = read.problem.isEmpty() ? read.note : read.problem;
    if (read.textures)
        viewport_.view().setTextures(map, std::move(*read.textures));
    if (!one.note.isEmpty()) {
        spdlog::warn("{}", one.note.toStdString());
        Q_EMIT statusMessage(one.note);
    }
    follow();
}

} // namespace navsmith::gui
