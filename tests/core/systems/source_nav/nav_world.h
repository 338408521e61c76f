// A small sound navigation mesh, put together by hand after docs/formats/source-nav.md: five areas, a ladder, a drop
// and one of everything that a version stores. Tests break it in one place and see what notices.
#pragma once

#include "core/checks/rule.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/source_nav.h"
#include "tests/core/systems/harness/documents.h"
#include "tests/support/nav_bytes.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

/// Areas 1, 2 and 3 in a row from west to east, 4 south of 1, and 5 south of 2 but 200 units higher: a ladder leads up
/// to it from 2, and one can drop from it into 4. All are squares of 100 units, level, and hang together.
RawMesh soundMesh(std::uint32_t version = 16, std::uint32_t subVersion = 0, RawGame game = RawGame::Plain);
/// Of every game and of every version where something changes for what rules look at.
std::vector<RawMesh> allSoundMeshes();

/// Loads without a fault, or throws.
model::Model loadMesh(std::span<const std::byte> bytes);
model::Model loadMesh(const RawMesh& mesh);
Bytes saveMesh(const model::Model& model);

/// The meshes of both folders of the corpus; none if they are not there.
std::vector<std::filesystem::path> realMeshes();
inline constexpr std::string_view kNoMeshes = "source-nav and goldsrc-bsp-nav";

/// The first element with this id; throws if there is none.
model::Slot areaWithId(const model::Model& model, std::uint32_t id);
model::Slot connectionBetween(const model::Model& model, std::uint32_t from, std::uint32_t to);

} // namespace navsmith::tests
