// From the model back to files: only this computes order, indexes, ids, counts and addresses.
#pragma once

#include "core/systems/shared/path_areas.h"
#include "core/systems/system.h"
#include "formats/gta_sa/path_file.h"

#include <cstdint>
#include <span>
#include <string>
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

template <typename Link>
using OrphanBytes =
    paths::LinkBytes<Link, &Link::targetArea, &Link::targetNode, &Link::navi, &Link::length, &Link::crossing>;

} // namespace navsmith::systems::gta_sa_paths
