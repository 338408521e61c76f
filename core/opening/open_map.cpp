#include "core/opening/open_map.h"

#include "core/files/file_source.h"
#include "core/files/in_place.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "core/opening/game_folder.h"
#include "core/opening/map_resources.h"
#include "core/opening/open_game_world.h"
#include "core/opening/world_files.h"
#include "core/world/map_file.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

// Shares of the steps, measured on the largest known maps; only for the progress bar.
constexpr double kAfterReading = 0.1;
constexpr double kAfterGeometry = 0.5;
constexpr double kAfterRays = 0.8;

/// By its first bytes: of a kind that a reader knows.
bool isReadableMap(const fs::path& path, const files::Disk& disk) {
    const auto source = files::FileSource::open(path, disk);
    if (!source)
        return false;
    const auto head = (*source)->read(0, std::min<std::uint64_t>((*source)->size(), world::kMapRecognitionBytes));
    const auto map = head ? world::recogniseMap(*head, files::toText(path.filename())) : std::nullopt;
    return map && map->readable;
}

files::FileError cancelledMap(const fs::path& path) {
    return {files::FileErrorKind::Cancelled, path, texts::format("was not opened: cancelled"), std::nullopt};
}

/// See world::Backdrop::readFile.
std::function<tl::expected<world::MapFile, std::string>()>
readerOf(const fs::path& path, std::uint64_t size, const files::Disk& disk, std::span<const fs::path> games) {
    return [path, size, disk,
            games = std::vector(games.begin(), games.end())]() -> tl::expected<world::MapFile, std::string> {
        auto bytes = files::readFile(path, {.disk = disk});
        if (!bytes)
            return tl::unexpected(files::describe(bytes.error()));
        if (bytes->size() != size)
            return tl::unexpected(texts::format("The map's file has changed. Open the map again."));
        return world::MapFile{std::move(*bytes), mapResources(path, games, disk)};
    };
}

} // namespace

std::string groundFault(const OpenedMap& map) {
    constexpr std::size_t most = 3; // names are read, not counted
    const auto count = std::min(map.missing.size(), most);
    auto names = fmt::format("{}", fmt::join(std::span(map.missing).first(count), ", "));
    if (map.missing.size() > count)
        names = texts::format("{} and {} more", names, map.missing.size() - count);
    if (map.backdrop->placed != nullptr && !map.backdrop->hasGround())
        return names.empty() ? texts::format("has no ground") : texts::format("has no ground: not found: {}", names);
    return names.empty() ? std::string() : texts::format("may lack ground: not found: {}", names);
}

std::optional<fs::path> findMap(const systems::System& system, const DocumentPlace& place, const files::Disk& disk,
                                std::vector<std::string>* notes) {
    if (system.map.ofGame)
        return findWorldList(place.holder(), disk);
    if (system.map.mapNames == nullptr)
        return std::nullopt;
    std::vector<std::string> names;
    for (const auto& file : place.files) {
        auto more = system.map.mapNames(file.name);
        names.insert(names.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    if (const auto game = gameFolderOf(system, place)) {
        if (auto found = findMapInGame(system, *game, names, disk, notes))
            return found;
    }
    const auto above = files::absolutePath(place.folder) / "..";
    for (const auto& folder : std::array{place.folder, files::normalPath(above), files::normalPath(above / "maps")}) {
        if (auto path = firstNamedIn(folder, names, disk))
            return path;
    }
    if (!place.archive.empty() && isReadableMap(place.archive, disk))
        return place.archive;
    return std::nullopt;
}

tl::expected<OpenedMap, files::FileError> openMap(const fs::path& path, const files::ReadOptions& options,
                                                  const systems::Progress& progress, const fs::path& cache,
                                                  std::span<const fs::path> games) {
    if (mayListWorld(path, options.disk))
        return openGameWorld(path, options, progress, cache);
    const auto goesOn = [&](double done) { return !progress || progress(done); };
    auto undone = files::recoverInPlace(path, options.disk);
    if (!undone)
        return tl::unexpected(std::move(undone.error()));
    const auto bytes = files::readFile(path, options);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (!goesOn(kAfterReading))
        return tl::unexpected(cancelledMap(path));
    auto geometry =
        world::readMapGeometry(*bytes, {}, mapResources(path, games, options.disk), files::toText(path.filename()));
    if (!geometry)
        return tl::unexpected(files::fileError(std::move(geometry.error()), path));
    if (!goesOn(kAfterGeometry))
        return tl::unexpected(cancelledMap(path));
    auto rays = world::RayCaster::build(*geometry);
    if (!rays || !goesOn(kAfterRays))
        return tl::unexpected(cancelledMap(path));
    auto edges = world::findEdges(*geometry);
    if (!goesOn(1))
        return tl::unexpected(cancelledMap(path));
    return OpenedMap{path,
                     std::make_shared<world::Backdrop>(
                         world::Backdrop{.geometry = std::move(*geometry),
                                         .rays = std::move(*rays),
                                         .fileSize = bytes->size(),
                                         .edges = std::move(edges),
                                         .readFile = readerOf(path, bytes->size(), options.disk, games)}),
                     undone->isNews() ? std::move(undone->message) : std::string()};
}

} // namespace navsmith::opening
