#include "core/systems/shared/path_files.h"

#include "core/systems/shared/path_grid.h"
#include "formats/bytes/plain_text.h"

#include <set>

namespace navsmith::systems::paths {

std::optional<int> areaOfName(const Grid& grid, std::string_view name, std::string_view ending) {
    constexpr std::string_view stem = "nodes";
    if (name.size() <= stem.size() + ending.size() || !bytes::startsIgnoringCase(name, stem) ||
        !bytes::endsIgnoringCase(name, ending))
        return std::nullopt;
    const auto digits = name.substr(stem.size(), name.size() - stem.size() - ending.size());
    const auto number = bytes::parsed<int>(digits);
    return number && *number >= 0 && *number < grid.areas() ? number : std::nullopt;
}

std::vector<std::vector<std::size_t>> documents(std::span<const std::string> names,
                                                std::optional<int> (*areaOf)(std::string_view name)) {
    std::vector<std::vector<std::size_t>> sets;
    std::vector<std::optional<std::set<int>>> taken; // areas, by set; nothing: it takes no more files
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto area = areaOf(names[i]);
        if (!area) { // known by its contents only: stands alone
            sets.push_back({i});
            taken.emplace_back();
            continue;
        }
        std::size_t at = 0;
        while (at < sets.size() && !(taken[at] && taken[at]->insert(*area).second))
            ++at;
        if (at == sets.size()) {
            sets.emplace_back();
            taken.push_back(std::set{*area});
        }
        sets[at].push_back(i);
    }
    return sets;
}

std::vector<model::Slot> liveFiles(const model::Model& model) {
    return model.liveRows(model::kFileType);
}

bytes::FormatError failure(const InputFile& input, std::string field, std::string found, std::string expected) {
    return {bytes::FormatErrorCode::BadValue, 0, std::move(field), std::move(found), std::move(expected), input.name};
}

} // namespace navsmith::systems::paths
