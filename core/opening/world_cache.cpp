#include "core/opening/world_cache.h"

#include "core/files/own_folder.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/world/game_world_bytes.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kSuffix = ".world";
constexpr std::uint32_t kMagic = 0x4357534E; // "NSWC"
constexpr auto kLargest = std::uint64_t{1} << 31U;

/// Notes of a world are in the user's language, so a world belongs to the language, too.
std::string keyOf(std::span<const WorldFileState> states) {
    auto key = texts::format("World of San Andreas") + '\n';
    for (const auto& state : states)
        key += fmt::format("{}\t{}\t{}\n", state.path, state.size, state.modifiedNs);
    return key;
}

fs::path fileOf(const fs::path& folder, std::string_view key) {
    return folder / fmt::format("{:016x}{}", files::hashOf(std::as_bytes(std::span(key))), kSuffix);
}

/// The new one stays, whatever the clock says.
void removeAllButTheLast(const fs::path& folder, const fs::path& fresh, const files::Disk& disk) {
    const auto listed = files::listFolder(folder, disk);
    if (!listed)
        return;
    std::vector<std::pair<std::int64_t, fs::path>> worlds;
    for (const auto& path : *listed) {
        const auto info = disk->info(path, files::Links::Keep);
        if (path.extension() == kSuffix && path != fresh && info)
            worlds.emplace_back(info->modifiedNs, path);
    }
    std::ranges::sort(worlds, std::greater());
    for (std::size_t i = kCachedWorlds - 1; i < worlds.size(); ++i)
        (void)disk->removeFile(worlds[i].second);
}

} // namespace

std::optional<world::Backdrop> findCachedWorld(const fs::path& folder, std::span<const WorldFileState> states,
                                               const files::Disk& disk) {
    const auto key = keyOf(states);
    const auto file = files::readFile(fileOf(folder, key), {.largest = kLargest, .disk = disk});
    if (!file)
        return std::nullopt;
    bytes::ByteReader in(*file);
    const auto magic = in.read<std::uint32_t>("magic");
    const auto version = in.read<std::uint32_t>("version");
    const auto hash = in.read<std::uint64_t>("hash");
    const auto rest = in.takeRest();
    if (magic != kMagic || version != world::kWorldBytesVersion || files::hashOf(rest) != hash)
        return std::nullopt;
    bytes::ByteReader content(rest);
    const auto stored = content.take(content.read<std::uint32_t>("key"), "key");
    if (!std::ranges::equal(stored, std::as_bytes(std::span(key))))
        return std::nullopt;
    auto world = world::readWorld(content.takeRest());
    return world ? std::optional(std::move(*world)) : std::nullopt;
}

files::Result<void> cacheWorld(const fs::path& folder, std::span<const WorldFileState> states,
                               const world::Backdrop& world, const files::Disk& disk) {
    const auto key = keyOf(states);
    bytes::ByteWriter writer;
    writer.write(kMagic);
    writer.write(world::kWorldBytesVersion);
    writer.write(std::uint64_t{0}); // the hash of the rest
    const auto start = writer.size();
    writer.write(static_cast<std::uint32_t>(key.size()));
    writer.write(std::as_bytes(std::span(key)));
    world::writeWorld(writer, world);
    auto content = writer.release();
    const auto hash = files::hashOf(std::span(content).subspan(start));
    bytes::storeLittleEndian(content.data() + start - sizeof(hash), hash);
    const auto file = fileOf(folder, key);
    if (auto written = files::writeOwnFile(file, content, disk); !written)
        return written;
    removeAllButTheLast(folder, file, disk);
    return {};
}

} // namespace navsmith::opening
