#include "formats/quake/bsp_surfaces.h"

#include "formats/quake/bsp_lumps.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::quake {
namespace {

using bsp::field;
using Bytes = std::span<const std::byte>;

constexpr std::int32_t kSpecial = 1; // of BspTexInfo::flags: sky and liquids

class Reader {
public:
    Reader(Bytes file, const BspFile& map, const BspLumps& lumps) : file_(file), map_(map), lumps_(lumps) {}

    BspSurfaces read() {
        result_.axes = bsp::readRecords<bsp::SurfaceAxes>(lump(TexInfos), kTexInfoBytes, bsp::decodeAxes);
        readTextures(lump(Textures));
        readLight();
        return std::move(result_);
    }

private:
    Bytes lump(LumpNumber number) {
        const auto content = bsp::lumpBytes(file_, lumps_.lumps.at(number));
        if (!content)
            result_.notes.push_back(fmt::format("the lump \"{}\" extends beyond the end of the file and was ignored",
                                                lumps_.lumps.at(number).name));
        return content.value_or(Bytes{});
    }

    void readTextures(Bytes lump) {
        result_.textures.resize(map_.textures.size());
        for (std::size_t i = 0; i < result_.textures.size(); ++i) {
            const auto offset = field<std::int32_t>(lump.data(), 4 + 4 * i); // readBsp() has checked the count
            if (offset >= 0 && static_cast<std::size_t>(offset) < lump.size())
                result_.textures[i] = lump.subspan(static_cast<std::size_t>(offset));
        }
    }

    void readLight() {
        const auto more = bsp::readBspx(file_, lumps_.end());
        const bool coloured = lumps_.variant == BspVariant::GoldSrc;
        // GoldSrc counts bytes, Quake samples.
        result_.samples = {lump(Lighting), coloured ? std::size_t{3} : std::size_t{1}, 1};
        const Bytes rgb = bsp::bspxLump(more, "RGBLIGHTING");
        if (!coloured && !rgb.empty() &&
            (result_.samples.bytes.empty() || rgb.size() / 3 == result_.samples.bytes.size()))
            result_.samples = {rgb, 3, 3};

        const Bytes records = lump(Faces);
        const std::size_t stride = lumps_.faceBytes();
        const bsp::FaceLights lights(more, map_.faces.size());
        result_.lights.resize(map_.faces.size());
        for (std::size_t f = 0; f < map_.faces.size(); ++f) {
            const BspFace& face = map_.faces[f];
            if (face.corners.count == 0 || (map_.texInfos[face.texInfo].flags & kSpecial) != 0)
                continue;
            result_.lights[f] =
                lights.of(f, bsp::decodeStoredLight(records.data() + (f + 1) * stride - 8), result_.axes[face.texInfo],
                          map_.vertices, std::span(map_.corners).subspan(face.corners.first, face.corners.count));
        }
    }

    Bytes file_;
    const BspFile& map_;
    const BspLumps& lumps_;
    BspSurfaces result_;
};

} // namespace

bytes::Result<BspSurfaces> readBspSurfaces(Bytes file, const BspFile& map) {
    const auto lumps = readBspLumps(file);
    if (!lumps)
        return tl::unexpected(lumps.error());
    return Reader(file, map, *lumps).read();
}

} // namespace navsmith::quake
