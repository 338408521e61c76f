// Element types and columns of San Andreas paths. Columns hold what the file holds; save.cpp computes what follows from
// order and references (indexes, ids, counts, areas). Section numbers are those of docs/formats/gta-sa-nodes.md.
#pragma once

#include "core/model/fields.h"
#include "core/model/ids.h"
#include "core/model/schema.h"
#include "core/systems/gta_sa_paths/bits.h"
#include "formats/gta_sa/extended_path_file.h"
#include "formats/gta_sa/path_file.h"

#include <cstdint>
#include <memory>
#include <string>

namespace navsmith::systems::gta_sa_paths {

inline constexpr model::ElementTypeId kFile = model::kFileType;
inline constexpr model::ElementTypeId kNode = 1;
inline constexpr model::ElementTypeId kLink = 2;
inline constexpr model::ElementTypeId kNavi = 3;

// The columns of each type, with the members of the file's records that they copy (core/model/fields.h). The stock and
// the extended form have tables of the same columns over different records; the extended form has one more at the end.

/// Whether a record has coordinates where the stock form has them, besides its own.
template <typename Record>
inline constexpr bool kHasShortPlace = requires(Record record) {
    record.shortPlace;
};

inline constexpr model::RefSpec kInFile{.target = kFile, .onTargetErased = model::OnTargetErased::EraseRow};
inline constexpr model::RefSpec kAtNode{
    .target = kNode, .onTargetErased = model::OnTargetErased::EraseRow, .lookup = model::Lookup::Indexed};

/// One row an area file.
namespace file {
template <typename File>
inline constexpr model::Fields fieldsOf{
    kFile,
    model::column<std::uint16_t>("area"), // from the file's name
    model::field<&File::form>("form", 1), // as loaded
    model::column<std::string>("name"),
    model::column<std::int32_t>("vehicle_excess"), // stored vehicle count minus the real one
    model::column<std::int32_t>("ped_excess"),     // the same for peds
    model::field<&File::spareTargets>("spare_targets"),
    model::field<&File::spareLengths>("spare_lengths"),
    model::field<&File::spareCrossings>("spare_crossings"),
    model::field<&File::tail>("tail"),
    // Only for a file whose link ranges overlap or leave gaps: who claims which entry (link_ranges.h).
    model::column<std::string>("link_layout"),
    // Of a file whose form does not outlive an edit: XXH64 of it as loaded. While save() still gives these bytes the
    // area is unedited and keeps its form.
    model::column<std::uint64_t>("loaded_hash"),
};
inline constexpr auto& fields = fieldsOf<gta_sa::PathFile>;
inline constexpr auto area = fields.column<std::uint16_t>("area");
inline constexpr auto form = fields.column<std::uint8_t>("form");
inline constexpr auto name = fields.column<std::string>("name");
inline constexpr auto vehicleExcess = fields.column<std::int32_t>("vehicle_excess");
inline constexpr auto pedExcess = fields.column<std::int32_t>("ped_excess");
inline constexpr auto spareTargets = fields.column<std::string>("spare_targets");
inline constexpr auto spareLengths = fields.column<std::string>("spare_lengths");
inline constexpr auto spareCrossings = fields.column<std::string>("spare_crossings");
inline constexpr auto tail = fields.column<std::string>("tail");
inline constexpr auto linkLayout = fields.column<std::string>("link_layout");
inline constexpr auto loadedHash = fields.column<std::uint64_t>("loaded_hash");
} // namespace file

namespace node {
template <typename Node, typename... Extra>
constexpr auto makeFields(const Extra&... extra) {
    return model::Fields{
        kNode,
        model::reference("file", kInFile),
        model::column<std::uint8_t>("group"),                    // 0 vehicle, 1 ped
        model::field<&Node::x>("x").template as<std::int32_t>(), // times 8
        model::field<&Node::y>("y").template as<std::int32_t>(), // times 8
        model::field<&Node::z>("z").template as<std::int32_t>(), // times 8
        model::field<&Node::width>("width"),                     // times 8
        model::field<&Node::floodGroup>("flood_group"),
        model::field<&Node::flags>("flags"), // bits 0-3 are 0: save() counts the links
        model::field<&Node::searchCost>("search_cost", gta_sa::kNotVisited),
        model::field<&Node::listPointer>("list_pointer"),
        model::field<&Node::secondPointer>("second_pointer"),
        // Difference of the stored address and the true one: area in the high half, id in the low half, both modulo
        // 65536. 0 in any valid file.
        model::column<std::uint32_t>("address_error"),
        extra...,
    };
}
inline constexpr auto fields = makeFields<gta_sa::PathNode>();
inline constexpr auto extendedFields =
    makeFields<gta_sa::ExtendedPathNode>(model::column<std::uint64_t>("short_place"));
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto group = fields.column<std::uint8_t>("group");
inline constexpr auto x = fields.column<std::int32_t>("x");
inline constexpr auto y = fields.column<std::int32_t>("y");
inline constexpr auto z = fields.column<std::int32_t>("z");
inline constexpr auto width = fields.column<std::uint8_t>("width");
inline constexpr auto floodGroup = fields.column<std::uint8_t>("flood_group");
inline constexpr auto flags = fields.column<std::uint32_t>("flags");
inline constexpr auto searchCost = fields.column<std::int16_t>("search_cost");
inline constexpr auto listPointer = fields.column<std::uint32_t>("list_pointer");
inline constexpr auto secondPointer = fields.column<std::uint32_t>("second_pointer");
inline constexpr auto addressError = fields.column<std::uint32_t>("address_error");
/// Extended form only: what it has in the places of the stock form's x, y and z, 16 bits each from the lowest.
inline constexpr auto shortPlace = extendedFields.column<std::uint64_t>("short_place");
} // namespace node

namespace link {
template <typename Link>
inline constexpr model::Fields fieldsOf{
    kLink,
    model::reference("owner", kAtNode),
    model::reference("target", kAtNode),       // raw: area << 16 | node id
    model::reference("navi", {.target = kNavi, // raw: the stored word; none: 0 on a ped link
                              .onTargetErased = model::OnTargetErased::Clear,
                              .onLastReferrerGone = model::OnLastReferrerGone::EraseTarget,
                              .lookup = model::Lookup::Indexed}),
    model::field<&Link::length>("length", 1),
    model::field<&Link::crossing>("crossing"),
};
inline constexpr auto& fields = fieldsOf<gta_sa::Link>;
inline constexpr auto owner = fields.column<model::Ref>("owner");
inline constexpr auto target = fields.column<model::Ref>("target");
inline constexpr auto navi = fields.column<model::Ref>("navi");
inline constexpr auto length = fields.column<std::uint8_t>("length");
inline constexpr auto crossing = fields.column<std::uint8_t>("crossing");
} // namespace link

namespace navi {
template <typename Navi, typename... Extra>
constexpr auto makeFields(const Extra&... extra) {
    return model::Fields{
        kNavi,
        model::reference("file", kInFile),
        model::reference("attached", kAtNode),                   // raw: area << 16 | node id
        model::field<&Navi::x>("x").template as<std::int32_t>(), // times 8
        model::field<&Navi::y>("y").template as<std::int32_t>(), // times 8
        model::field<&Navi::directionX>("direction_x"),          // times 100, towards the attached end
        model::field<&Navi::directionY>("direction_y"),
        model::field<&Navi::width>("width"),   // times 8
        model::field<&Navi::lanes>("lanes"),   // bits 0-2 left, 3-5 right, 6 light side
        model::field<&Navi::lights>("lights"), // bits 0-1 cycle, 2 crossing light
        model::field<&Navi::unused>("unused"),
        // 1: the attached end was the lower one of its edge when loaded (or the navi is new), and save() keeps it so by
        // mirroring the record. 0: it came attached otherwise and stays as it is.
        model::column<std::uint8_t>("keep_lower", 1),
        extra...,
    };
}
inline constexpr auto fields = makeFields<gta_sa::NaviNode>();
inline constexpr auto extendedFields =
    makeFields<gta_sa::ExtendedNaviNode>(model::column<std::uint64_t>("short_place"));
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto attached = fields.column<model::Ref>("attached");
inline constexpr auto x = fields.column<std::int32_t>("x");
inline constexpr auto y = fields.column<std::int32_t>("y");
inline constexpr auto directionX = fields.column<std::int8_t>("direction_x");
inline constexpr auto directionY = fields.column<std::int8_t>("direction_y");
inline constexpr auto width = fields.column<std::uint8_t>("width");
inline constexpr auto lanes = fields.column<std::uint8_t>("lanes");
inline constexpr auto lights = fields.column<std::uint8_t>("lights");
inline constexpr auto unused = fields.column<std::uint8_t>("unused");
inline constexpr auto keepLower = fields.column<std::uint8_t>("keep_lower");
/// Extended form only: as node::shortPlace, of x and y.
inline constexpr auto shortPlace = extendedFields.column<std::uint64_t>("short_place");
} // namespace navi

std::shared_ptr<const model::Schema> schema();
/// What tells the elements in two files of the same data (identities.cpp).
const model::Identities& identities();
/// The schema of the extended form: the same columns, followed by those that only it has.
std::shared_ptr<const model::Schema> extendedSchema();

} // namespace navsmith::systems::gta_sa_paths
