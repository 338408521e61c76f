#include "core/opening/begin_document.h"

#include "core/files/platform_files.h"
#include "core/files/save_set.h"
#include "core/systems/registry.h"

#include <algorithm>
#include <cctype>
#include <span>
#include <string>
#include <utility>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

bool isMapsFolder(const fs::path& folder) {
    auto name = folder.filename().string();
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return name == "maps";
}

} // namespace

std::vector<const systems::System*> beginners() {
    std::vector<const systems::System*> all;
    for (const auto& system : systems::all()) {
        if (system.blank != nullptr)
            all.push_back(&system);
    }
    return all;
}

fs::path placeToBegin(const systems::System& system, const fs::path& map) {
    const auto whole = fs::absolute(map).lexically_normal();
    const auto folder = whole.parent_path();
    const auto name = system.blank(whole.stem().string()).name;
    if (!system.folderInGame.empty() && isMapsFolder(folder))
        return folder.parent_path() / system.folderInGame / name;
    return folder / name;
}

files::Result<fs::path> beginDocument(const systems::System& system, const fs::path& map, files::FileOps* ops) {
    files::SystemFileOps own;
    auto& used = ops != nullptr ? *ops : own;
    auto target = placeToBegin(system, map);
    if (used.info(target, files::Links::Follow))
        return target;
    const files::PendingFile pending{target, system.blank(map.stem().string()).bytes};
    files::SaveOptions options;
    options.ops = &used;
    if (auto saved = files::saveSet(std::span(&pending, 1), options); !saved)
        return tl::unexpected(std::move(saved.error()));
    return target;
}

} // namespace navsmith::opening
