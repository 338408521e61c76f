// Loads the textures of the map of the active document in the background when its look needs them.
#pragma once

#include "app/gui/map_textures.h"
#include "app/gui/view/view_states.h"
#include "core/document/job_queue.h"
#include "core/document/workspace.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <memory>
#include <vector>

namespace navsmith::gui {

class Viewport;

class MapTextureLoader : public QObject {
    Q_OBJECT

public:
    MapTextureLoader(document::Workspace& workspace, document::JobQueue& jobs, Viewport& viewport, QObject* parent);

    /// Bytes for the textures of a map that is loaded from now on.
    void setMemory(std::size_t bytes) { memory_ = bytes; }

Q_SIGNALS:
    void statusMessage(const QString& message);
    /// About the textures of the active document's map; empty: nothing.
    void noteChanged(const QString& note);

private:
    /// A map whose textures are loaded, or were.
    struct Entry {
        std::weak_ptr<const world::Backdrop> map;
        bool loading = false;
        bool failed = false; ///< not tried again until the look changes to one that needs them
        QString note = {};
    };

    void watch(document::Document* document);
    void follow();
    Entry& entryOf(const std::shared_ptr<const world::Backdrop>& map);
    void load(const opening::OpenedMap& map);
    void applyTextures(const std::shared_ptr<const world::Backdrop>& map, ReadMapTextures read);

    document::Workspace& workspace_;
    document::JobQueue& jobs_;
    Viewport& viewport_;
    std::size_t memory_ = std::size_t{256} << 20U;
    std::vector<Entry> entries_;
};

} // namespace navsmith::gui
