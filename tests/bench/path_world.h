// Path networks for benchmarks: the real stock set where it is at hand, else one of its size that is made here.
#pragma once

#include "core/model/model.h"
#include "core/systems/system.h"

#include <cstddef>
#include <string>
#include <vector>

namespace navsmith::bench {

const systems::System& paths();

struct SourceFile {
    std::string name;
    std::string path; ///< empty if made here
    std::vector<std::byte> bytes;
};

/// The 64 files of the stock set, or a made one of the same size.
const std::vector<SourceFile>& wholeMap();
std::vector<systems::InputFile> inputs(const std::vector<SourceFile>& files);
/// One area with this many nodes in a row.
SourceFile madeArea(int number, std::size_t nodes);

model::Model loadMap(const std::vector<SourceFile>& files);

} // namespace navsmith::bench
