// A San Andreas game folder with a world of the stock game's size, for benchmarks: stand-in collision models at the
// real placements, or at made-up ones where these are not at hand.
#pragma once

#include <filesystem>

namespace navsmith::bench {

/// The list of the world's files. Made when first asked for, and removed when the program ends.
const std::filesystem::path& stockSizedWorld();

} // namespace navsmith::bench
