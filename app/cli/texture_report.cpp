#include "app/cli/texture_report.h"

#include "app/cli/json_output.h"
#include "core/files/file_source.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/opening/map_resources.h"
#include "core/world/map_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace navsmith::cli {

namespace fs = std::filesystem;

namespace {

/// What can be drawn of a map.
struct MapReport {
    fs::path path;
    std::string kind;
    std::size_t faces = 0;
    std::size_t facesWithImage = 0;
    std::size_t textures = 0;
    std::size_t imageBytes = 0;
    std::vector<std::string> missing; ///< names of textures; one without a name is ""
    std::uint32_t lightWidth = 0;
    std::uint32_t lightHeight = 0;
    std::vector<std::string> notes;
};

std::string kindOf(std::span<const std::byte> file, const fs::path& path) {
    const auto kind = world::recogniseMap(file, files::toText(path.filename()));
    return kind ? kind->title : std::string();
}

/// The maps in a folder, or the path itself.
files::Result<std::vector<fs::path>> mapsAt(const fs::path& path) {
    auto listed = files::listFolder(path);
    if (!listed) {
        if (listed.error().kind != files::FileErrorKind::NotAFolder &&
            listed.error().kind != files::FileErrorKind::Missing)
            return tl::unexpected(std::move(listed.error()));
        return std::vector{path}; // a path through an archive is no folder on disk
    }
    std::erase_if(*listed, [](const fs::path& file) {
        const auto source = files::FileSource::open(file);
        const auto head =
            source ? (*source)->read(0, std::min<std::uint64_t>((*source)->size(), world::kMapRecognitionBytes))
                   : bytes::Result<std::vector<std::byte>>(std::vector<std::byte>());
        const auto kind = head ? world::recogniseMap(*head, files::toText(file.filename())) : std::nullopt;
        return !kind || !kind->readable;
    });
    return std::move(*listed);
}

files::Result<MapReport> report(const fs::path& path) {
    const auto file = files::readFile(path);
    if (!file)
        return tl::unexpected(file.error());
    world::TexturedMapOptions options;
    options.fileName = files::toText(path.filename());
    const auto map = world::readTexturedMap(*file, opening::mapResources(path), options);
    if (!map)
        return tl::unexpected(files::fileError(map.error(), path));
    MapReport result{path, kindOf(*file, path), map->faces, map->facesWithImage, map->textures.size(), 0, {}, 0, 0, {}};
    for (const auto& texture : map->textures) {
        result.imageBytes += texture.image.rgba.size();
        if (texture.image.empty())
            result.missing.push_back(texture.name);
    }
    std::sort(result.missing.begin(), result.missing.end());
    result.missing.erase(std::unique(result.missing.begin(), result.missing.end()), result.missing.end());
    result.lightWidth = map->light.width;
    result.lightHeight = map->light.height;
    result.notes = map->notes;
    return result;
}

Json toJson(const MapReport& map) {
    return {{"path", files::toText(map.path)},
            {"kind", map.kind},
            {"faces", map.faces},
            {"faces_with_texture", map.facesWithImage},
            {"textures", map.textures},
            {"missing", map.missing},
            {"image_bytes", map.imageBytes},
            {"light", {{"width", map.lightWidth}, {"height", map.lightHeight}}},
            {"notes", map.notes}};
}

void printText(std::ostream& out, const MapReport& map) {
    out << fmt::format("{}: {}\n", files::toText(map.path), map.kind);
    out << fmt::format("  {} of {} faces have a texture\n", map.facesWithImage, map.faces);
    out << fmt::format("  {} textures, {} missing{}{}\n", map.textures, map.missing.size(),
                       map.missing.empty() ? "" : ": ", fmt::join(map.missing, ", "));
    if (map.lightWidth > 0)
        out << fmt::format("  light: {} x {} samples\n", map.lightWidth, map.lightHeight);
    else
        out << "  light: none\n";
    for (const auto& note : map.notes)
        out << "  note: " << note << '\n';
}

} // namespace

ExitStatus showMapTextures(std::span<const std::filesystem::path> paths, bool json, Session& session) {
    auto maps = Json::array();
    for (const auto& path : paths) {
        auto mapPaths = mapsAt(path);
        if (!mapPaths) {
            session.add(std::move(mapPaths.error()));
            continue;
        }
        for (const auto& map : *mapPaths) {
            auto mapReport = report(map);
            if (!mapReport)
                session.add(std::move(mapReport.error()));
            else if (json)
                maps.push_back(toJson(*mapReport));
            else
                printText(session.out(), *mapReport);
        }
    }
    if (json)
        print(session, {{"maps", std::move(maps)}});
    return session.statusOr(ExitStatus::Ok);
}

} // namespace navsmith::cli
