#include "core/opening/read_again.h"

#include "core/compare/take.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace navsmith::opening {

namespace {

/// Whether two documents have the same files, whatever these hold.
bool sameFiles(const DocumentPlace& a, const DocumentPlace& b) {
    return a.files.size() == b.files.size() &&
           std::ranges::all_of(a.files, [&](const DocumentFile& file) { return b.find(file.name) != nullptr; });
}

/// Whether a model writes the bytes of the files.
bool writes(const systems::System& system, const model::Model& model, const DocumentPlace& place) {
    const auto saved = system.codec.save(model);
    return saved.files.size() == place.files.size() &&
           std::ranges::all_of(saved.files, [&](const systems::OutputFile& file) {
               const auto* read = place.find(file.name);
               return read != nullptr && read->bytes == file.bytes;
           });
}

} // namespace

Candidate candidateOf(const systems::System& system, const DocumentPlace& place,
                      const std::filesystem::path& shownPath) {
    Candidate candidate{
        .system = &system, .folder = place.folder, .files = {}, .shownPath = shownPath, .archive = place.archive};
    for (const auto& file : place.files)
        candidate.files.push_back(file.path);
    return candidate;
}

std::optional<files::FileError> leaveOutGone(Candidate& candidate) {
    if (candidate.archive.empty())
        std::erase_if(candidate.files, [](const auto& path) {
            std::error_code failure; // such as for lack of rights: reading it tells
            return !std::filesystem::exists(path, failure) && !failure;
        });
    if (!candidate.files.empty())
        return std::nullopt;
    return files::FileError{files::FileErrorKind::Missing, candidate.shownPath, texts::format("no longer exists"),
                            std::nullopt};
}

tl::expected<ReadAgain, std::vector<files::FileError>> readAgain(const Candidate& candidate, const DocumentPlace& place,
                                                                 const model::Model& ours, std::string label,
                                                                 const systems::Progress& progress) {
    auto opened = openDocument(candidate, {.keepBytes = true}, progress);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    const auto& system = *candidate.system;
    ReadAgain result{std::move(*opened), std::nullopt};
    if (result.opened.failures.empty() && sameFiles(place, result.opened.place) && system.identities != nullptr &&
        &result.opened.model.schema() == &ours.schema()) {
        const auto matched = compare::matchModels(ours, result.opened.model, *system.identities);
        auto change = compare::takeAll(ours, result.opened.model, matched, std::move(label));
        auto after = ours;
        if (!change.empty())
            after.apply(change, model::Direction::Forward);
        if (writes(system, after, result.opened.place))
            result.change = std::move(change);
    }
    for (auto& file : result.opened.place.files)
        file.bytes = {};
    return result;
}

} // namespace navsmith::opening
