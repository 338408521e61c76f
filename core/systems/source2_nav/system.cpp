#include "core/systems/shared/load_parts.h"
#include "core/systems/source2_nav/edits.h"
#include "core/systems/source2_nav/exchange.h"
#include "core/systems/source2_nav/load.h"
#include "core/systems/source2_nav/polygon_areas.h"
#include "core/systems/source2_nav/routes.h"
#include "core/systems/source2_nav/rules.h"
#include "core/systems/source2_nav/save.h"
#include "core/systems/source2_nav/schema.h"
#include "core/systems/source2_nav/settings.h"
#include "core/systems/source2_nav/source2_nav.h"
#include "core/systems/source2_nav/symbols.h"
#include "core/systems/source2_nav/transforms.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/plain_text.h"

namespace navsmith::systems::source2_nav {

namespace {

/// Meshes of Source begin with the same word.
Confidence recognise(std::string_view, std::span<const std::byte> head, std::uint64_t) {
    bytes::ByteReader reader(head);
    const bool isMesh = reader.read<std::uint32_t>("magic") == source2::kNavMagic;
    return isMesh && reader.read<std::uint32_t>("version") >= source2::kFirstVersion ? Confidence::Sure
                                                                                     : Confidence::No;
}

/// Triangles that tools export from the map, or the map itself, which holds the mesh as well.
std::vector<std::string> mapNames(std::string_view fileName) {
    const std::string stem(fileName.substr(0, fileName.rfind('.')));
    return {stem + ".tri", stem + ".vpk"};
}

} // namespace

System system() {
    return {.id = "source2_nav",
            .title = "Source 2 navigation mesh",
            .schema = schema(),
            .codec = {.recognise = recognise,
                      .documents = oneDocumentPerFile,
                      .load = load,
                      .save = save,
                      .whyNotSaved = whyNotSaved,
                      .fieldAt = fieldAt,
                      .fileNames = {"*.nav"}},
            .rules = rules(),
            .view = view(),
            .editing = {.edits = edits(),
                        .builders = builders(),
                        .attachPasted = attachPasted,
                        .pointBuilders = {{"hiding_spot", kHidingSpot}},
                        .polygonMakers = {polygonAreas()},
                        .transformers = transformers(),
                        .gridStep = 16},
            .map = {.mapNames = mapNames},
            .game = {.places = {"maps"}},
            .identities = &identities(),
            .exchange = exchange(),
            .routing = routing(),
            .traffic = bots(),
            .settings = settings()};
}

} // namespace navsmith::systems::source2_nav
