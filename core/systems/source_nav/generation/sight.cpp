#include "core/systems/source_nav/generation/sight.h"

#include "core/systems/source_nav/generation/goldsrc/goldsrc_world.h"
#include "core/systems/source_nav/generation/source/source_sight.h"
#include "formats/quake/bsp_file.h"
#include "formats/source/vbsp_file.h"
#include "formats/texts/texts.h"

namespace navsmith::systems::source_nav::generation {

namespace {

class GoldSrcMap final : public SightMap {
public:
    explicit GoldSrcMap(const quake::BspFile& map) : world_(map) {}
    [[nodiscard]] Sight sight() const override { return sightThrough(world_); }

private:
    GoldSrcWorld world_;
};

} // namespace

tl::expected<std::shared_ptr<const SightMap>, std::string> readSightMap(std::span<const std::byte> map,
                                                                        const world::FindGameFile& find) {
    if (source::identifyVbsp(map)) {
        const auto read = source::readVbsp(map);
        if (!read)
            return tl::unexpected(bytes::describe(read.error()));
        return readSourceSight(map, *read, readProps(map, *read, find));
    }
    const auto read = quake::readBsp(map);
    if (!read)
        return tl::unexpected(bytes::describe(read.error()));
    if (read->variant != quake::BspVariant::GoldSrc || read->models.empty())
        return tl::unexpected(texts::format("the map is not of GoldSrc, or its solids are missing"));
    return std::make_shared<const GoldSrcMap>(*read);
}

Sight sightThrough(const GoldSrcWorld& world) {
    Sight sight;
    sight.cover = &world.solids();
    sight.beyond = &world.opaque();
    sight.coverMask = sight.beyondMask = world::kSolidMask;
    sight.ground = [&world](const glm::vec3& place) -> std::optional<float> {
        if (const auto ground = world.groundAt(place))
            return ground->height;
        return std::nullopt;
    };
    return sight;
}

} // namespace navsmith::systems::source_nav::generation
