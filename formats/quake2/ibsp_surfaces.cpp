#include "formats/quake2/ibsp_surfaces.h"

#include "formats/quake2/ibsp_lumps.h"

#include <fmt/format.h>

namespace navsmith::quake2 {
namespace {

using bsp::field;
using Bytes = std::span<const std::byte>;

/// Engines draw such surfaces without light.
constexpr std::uint32_t kUnlit = surface::kSky | surface::kWarp | surface::kSheer | surface::kLessSheer;

} // namespace

bytes::Result<IbspSurfaces> readIbspSurfaces(Bytes file, const IbspFile& map) {
    const auto header = readIbspLumps(file);
    if (!header)
        return tl::unexpected(header.error());
    IbspSurfaces result;
    const auto lump = [&](LumpNumber number) {
        const auto& place = header->lumps.at(number);
        const auto content = bsp::lumpBytes(file, place);
        if (!content)
            result.notes.push_back(
                fmt::format("the lump \"{}\" extends beyond the end of the file and was ignored", place.name));
        return content.value_or(Bytes{});
    };
    result.axes = bsp::readRecords<bsp::SurfaceAxes>(lump(TexInfos), kTexInfoBytes, bsp::decodeAxes);
    result.samples = {lump(Lighting), 3, 1};
    const Bytes records = lump(Faces);
    const std::size_t stride = widthsOf(header->form).face;
    const auto more = bsp::readBspx(file, header->end());
    const bsp::FaceLights lights(more, map.faces.size());
    result.lights.resize(map.faces.size());
    for (std::size_t f = 0; f < map.faces.size(); ++f) {
        const IbspFace& face = map.faces[f];
        if (face.corners.count == 0 || (flagsOf(map, face.texInfo) & kUnlit) != 0)
            continue;
        result.lights[f] =
            lights.of(f, bsp::decodeStoredLight(records.data() + (f + 1) * stride - 8), result.axes[face.texInfo],
                      map.vertices, std::span(map.corners).subspan(face.corners.first, face.corners.count));
    }
    return result;
}

} // namespace navsmith::quake2
