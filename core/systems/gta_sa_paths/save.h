// From the model back to files: only this computes order, indexes, ids, counts and addresses.
#pragma once

#include "core/systems/system.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/gta_sa/path_file.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

/// One area of the stock form as it will be written. An area that still has the bytes it was loaded with keeps its form
/// whatever that is; an edited one keeps forms 1, 2 and 4 (4 as long as it is empty), and forms 3 and 5 become form 1.
gta_sa::PathFile areaFile(const model::Model& model, model::Slot row);
/// The form in which an area of either system will be written.
gta_sa::PathForm writtenForm(const model::Model& model, model::Slot row);

/// Whether an edit would leave everything of the area but what it edits: the form in which these bytes were read stays.
template <typename Codec>
bool keepsForm(typename Codec::File file, std::span<const std::byte> bytes);

Saved save(const model::Model& model);
Saved saveFiles(const model::Model& model, std::span<const model::Slot> files);
/// The 64 areas of the map, without nodes, as the game has empty ones.
std::vector<OutputFile> blankSet();
std::string fieldAt(const model::Model& model, model::Slot row, std::uint64_t offset);

/// A link that no node owns, as bytes, and back.
template <typename NaviWord>
std::string recordOf(const gta_sa::LinkOf<NaviWord>& link) {
    bytes::ByteWriter out;
    out.write(link.targetArea);
    out.write(link.targetNode);
    out.write(link.navi);
    out.write(link.length);
    out.write(link.crossing);
    const auto raw = out.release();
    return {reinterpret_cast<const char*>(raw.data()), raw.size()};
}
template <typename Link>
Link linkOf(std::string_view record) {
    bytes::ByteReader in(std::as_bytes(std::span(record)));
    Link l;
    l.targetArea = in.read<std::uint16_t>("target area");
    l.targetNode = in.read<std::uint16_t>("target node");
    l.navi = in.read<decltype(l.navi)>("navi link");
    l.length = in.read<std::uint8_t>("length");
    l.crossing = in.read<std::uint8_t>("crossing flags");
    return l;
}

} // namespace navsmith::systems::gta_sa_paths
