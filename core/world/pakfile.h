// The files packed into a Source map (docs/formats/source-bsp.md, section 3). For the readers in this folder.
#pragma once

#include "formats/containers/zip.h"
#include "formats/source/vbsp_file.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace navsmith::world {

/// The map's bytes must outlive it. Safe to read from several threads.
class Pakfile {
public:
    /// A pakfile that is damaged or larger than `most` unpacked bytes counts as empty.
    Pakfile(std::span<const std::byte> map, source::VbspRange pakFile, std::uint64_t most = kMostBytes);

    /// The whole file of this name, ignoring case. None if there is none, if it is damaged or has more than `most`
    /// bytes.
    [[nodiscard]] std::optional<std::vector<std::byte>> read(std::string_view name,
                                                             std::uint64_t most = kMostBytes) const;
    /// Its first `count` bytes, or all.
    [[nodiscard]] std::optional<std::vector<std::byte>> readStart(std::string_view name, std::size_t count) const;

    static constexpr std::uint64_t kMostBytes = std::uint64_t{64} << 20U;

private:
    [[nodiscard]] const containers::ZipEntry* find(std::string_view name) const;

    std::vector<std::byte> unpacked_;
    std::unique_ptr<containers::MemorySource> source_; ///< of `unpacked_` or the map
    std::unordered_map<std::string, containers::ZipEntry> entries_;
};

} // namespace navsmith::world
