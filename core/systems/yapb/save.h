#pragma once

#include "core/systems/system.h"
#include "formats/yapb/graph_file.h"

#include <cstdint>
#include <string>

namespace navsmith::systems::yapb {

/// What the model says, as the file's records.
navsmith::yapb::GraphFile graphOf(const model::Model& model);

/// An empty graph for a map.
std::vector<BlankFile> blanks(const MapStart& map);

// See Codec and MapBinding.
Saved save(const model::Model& model);
std::string whyNotSaved(const model::Model& model);
std::string fieldAt(const model::Model& model, model::Slot file, std::uint64_t offset);
void setMapSize(model::Transaction& tx, std::uint64_t bytes);

/// Node::number differs from the place by a number that wraps as 32-bit ones do.
std::int32_t wrapped(std::int32_t number, std::int64_t add);
/// What free slots hold besides the bytes of a free slot (node::leftovers).
std::string leftoversOf(const navsmith::yapb::Node& node);
/// The leftovers of all slots but one.
std::string withoutLeftover(const std::string& leftovers, std::uint8_t slot);

} // namespace navsmith::systems::yapb
