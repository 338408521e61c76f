// Empty files for maps. Those of KTX and Frogbot 2 say how many entities of the map come first in the numbering.
#include "core/systems/quake_text/blank.h"

#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/convert.h"
#include "core/systems/quake_text/load.h"
#include "core/systems/quake_text/said.h"
#include "core/systems/quake_text/save.h"
#include "core/world/backdrop.h"

#include <memory>
#include <string>
#include <utility>

namespace navsmith::systems::quake_text {

namespace {

/// The game looks for it there. QuakeC is compiled into a mod, which no game looks for: such files lie beside the map.
std::string_view folderOf(Dialect dialect) {
    return dialect == Dialect::Ktx ? "bots/maps" : "maps";
}

/// Without rays, which numbering does not need. Null if the map cannot be read.
std::shared_ptr<const world::Backdrop> entitiesOf(const MapStart& map) {
    const auto bytes = map.read ? map.read() : std::vector<std::byte>();
    auto geometry = world::readMapGeometry(bytes);
    if (bytes.empty() || !geometry)
        return nullptr;
    return std::make_shared<const world::Backdrop>(world::Backdrop{std::move(*geometry), {}, bytes.size()});
}

OutputFile emptyFile(std::string_view mapName, Dialect dialect, std::shared_ptr<const world::Backdrop> map) {
    quake_waypoints::Waypoints none;
    none.names = {std::string(mapName) + std::string(quake_waypoints::limitsOf(none.dialect).ending)};
    auto model = modelOf(std::move(none));
    const bool isNumbered = map != nullptr;
    model.setMap(std::move(map));
    model::Transaction tx(model, "");
    if (!sayIn(tx, {}, dialect, !isNumbered) || !tx.commit())
        return {};
    auto saved = save(model);
    return saved.files.empty() ? OutputFile{} : std::move(saved.files.front());
}

} // namespace

std::vector<BlankFile> blanks(const MapStart& map) {
    constexpr std::string_view quake("\x1D\0\0\0", 4);
    std::vector<BlankFile> all;
    if (!map.isOf({quake, "BSP2", "2PSB"}))
        return all;
    const auto entities = entitiesOf(map);
    for (const auto& format : formats()) {
        const auto dialect = *dialectNamed(format.id);
        auto file = emptyFile(map.name, dialect, entities);
        all.push_back({.name = std::move(file.name),
                       .bytes = std::move(file.bytes),
                       .kind = format.id,
                       .title = format.title,
                       .folder = folderOf(dialect)});
    }
    return all;
}

} // namespace navsmith::systems::quake_text
