#include "core/opening/map_edit.h"

#include "core/files/read_file.h"
#include "core/model/transaction.h"
#include "core/opening/map_resources.h"
#include "core/systems/registry.h"
#include "core/systems/system.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <utility>

namespace navsmith::opening {

namespace {

/// The file from which the model's map was read.
tl::expected<std::vector<std::byte>, model::EditError> fileOfMap(const model::Model& model,
                                                                 const std::filesystem::path& path) {
    auto file = files::readFile(path);
    if (!file)
        return tl::unexpected(model::EditError{files::describe(file.error())});
    // Rays and entities of the open map would not fit.
    if (file->size() != model.map()->fileSize)
        return tl::unexpected(model::EditError{texts::format("The map's file has changed. Open the map again.")});
    return std::move(*file);
}

} // namespace

tl::expected<MapEditResult, model::EditError> runMapEdit(model::Model& copy, const MapEdit& edit,
                                                         const systems::StageProgress& progress) {
    const auto map = copy.map();
    if (map == nullptr)
        return tl::unexpected(model::EditError{systems::whyDisabled(*edit.edit, copy, edit.selection)});
    const auto file = fileOfMap(copy, edit.map);
    if (!file)
        return tl::unexpected(file.error());
    model::Transaction tx(copy, edit.label);
    auto done = systems::run(*edit.edit, tx, edit.selection,
                             {.numbers = edit.numbers,
                              .ground = &map->rays,
                              .mapBytes = map->fileSize,
                              .mapFile = *file,
                              .progress = progress,
                              .find = mapResources(edit.map, edit.games)});
    if (!done)
        return tl::unexpected(std::move(done.error()));
    auto change = tx.commit();
    if (!change)
        return tl::unexpected(std::move(change.error()));
    return MapEditResult{std::move(*change), tx.notes(), std::move(*done)};
}

tl::expected<systems::Exchanged, model::EditError>
exchangeOverMap(const systems::System& system, const model::Model& model, const systems::ForeignFormat& to,
                const std::filesystem::path& map, const systems::StageProgress& progress) {
    systems::ReadMapFile readMap;
    if (model.map() != nullptr)
        readMap = [&] { return fileOfMap(model, map); };
    return systems::exchange(system, model, to, readMap, progress);
}

tl::expected<systems::GenerationTrace, model::EditError> traceGeneration(const model::Model& copy,
                                                                         const std::filesystem::path& map,
                                                                         std::span<const std::filesystem::path> games,
                                                                         const systems::StageProgress& progress) {
    const auto file = fileOfMap(copy, map);
    if (!file)
        return tl::unexpected(file.error());
    auto trace = systems::systemOf(copy).generator.trace(copy, {*file, mapResources(map, games)}, progress);
    if (!trace)
        return tl::unexpected(model::EditError{std::move(trace.error())});
    return std::move(*trace);
}

} // namespace navsmith::opening
