#include "core/world/textured_map.h"

#include "core/world/map_file.h"
#include "core/world/textured_readers.h"
#include "formats/quake2/ibsp_file.h"
#include "formats/source/vbsp_file.h"

#include <algorithm>
#include <array>

namespace navsmith::world {
namespace {

using Start = std::span<const std::byte>;

/// The families of maps, as in map_geometry.cpp.
struct Reader {
    bool (*isOf)(Start start);
    bytes::Result<TexturedMap> (*read)(const TexturedInput& input);
};
constexpr std::array kReaders{
    Reader{[](Start start) { return source::identifyVbsp(start).has_value(); }, readTexturedSource},
    Reader{[](Start start) { return quake2::identifyIbsp(start).has_value(); }, readTexturedQuake2},
    Reader{[](Start) { return true; }, readTexturedQuake},
};

} // namespace

bytes::Result<TexturedMap> readTexturedMap(std::span<const std::byte> file, const FindGameFile& find,
                                           const TexturedMapOptions& options, const std::stop_token& stop) {
    const auto start = file.first(std::min(file.size(), kMapRecognitionBytes));
    // The reader of the oldest family reports bytes that are no map.
    const auto reader = std::find_if(kReaders.begin(), kReaders.end(), [&](const Reader& r) { return r.isOf(start); });
    const FindGameFile nothing = [](std::string_view) { return std::nullopt; };
    return reader->read({file, find ? find : nothing, options, stop});
}

} // namespace navsmith::world
