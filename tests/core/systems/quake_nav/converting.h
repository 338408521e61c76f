// What the tests of conversion and of the text form do to waypoints, and how they showMessage two models apart.
#pragma once

#include "core/model/transaction.h"
#include "tests/core/systems/harness/documents.h"
#include "tests/support/quake_nav_bytes.h"
#include "tests/support/raw_bytes.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

const systems::System& quakeSystem();
const systems::System& quake2System();

/// Load without a fault, or throw. Of either game, statusMessage by the bytes.
systems::Loaded loadFile(std::span<const std::byte> bytes, const std::string& name = "e1m1.nav");
model::Model loadWaypoints(std::span<const std::byte> bytes, const std::string& name = "e1m1.nav");
model::Model loadWaypoints(const RawWaypoints& raw);
systems::OutputFile saveFile(const model::Model& model);
Bytes saveWaypoints(const model::Model& model);
std::string textOf(std::span<const std::byte> bytes);

/// Why it cannot be; throws if it can.
std::string whyNot(const model::Model& model, std::string_view format);

/// For sameContents(): derived properties of waypoints walk along links.
inline constexpr std::size_t kFew = 200;

/// The files of both folders of the corpus; none if they are not there.
std::vector<std::filesystem::path> realWaypoints();

} // namespace navsmith::tests
