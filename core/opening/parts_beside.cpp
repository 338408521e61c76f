#include "core/opening/parts_beside.h"

#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/opening/file_head.h"
#include "core/systems/registry.h"

#include <algorithm>
#include <string>
#include <utility>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

bool isRecognisedBy(const systems::System& system, const fs::path& file, const std::string& name,
                    const files::Disk& disk) {
    const auto start = readHead(disk, file, kHeadBytes).value_or(FileHead{});
    const auto systems = systems::recogniseAll(name, start.bytes, start.size);
    return std::ranges::find(systems, &system) != systems.end();
}

} // namespace

std::vector<fs::path> partsBeside(const systems::System& system, const fs::path& file, const files::Disk& disk) {
    const auto folder = file.parent_path().empty() ? fs::path(".") : file.parent_path();
    const auto name = files::toText(file.filename());
    std::vector<fs::path> parts;
    for (auto& other : files::listFolder(folder, disk).value_or(std::vector<fs::path>{})) {
        const std::vector names{name, files::toText(other.filename())};
        if (other.filename() != file.filename() && system.codec.documents(names).size() == 1 &&
            isRecognisedBy(system, other, names.back(), disk))
            parts.push_back(std::move(other));
    }
    return parts;
}

} // namespace navsmith::opening
