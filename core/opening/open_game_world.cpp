#include "core/opening/open_game_world.h"

#include "core/files/archive.h"
#include "core/files/path_text.h"
#include "core/opening/world_cache.h"
#include "core/opening/world_files.h"
#include "core/world/game_world.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace navsmith::opening {

namespace fs = std::filesystem;
using Kind = world::WorldFileKind;

namespace {

constexpr std::uint64_t kLargestMember = std::uint64_t{1} << 28U;
// Shares of the steps, for the progress bar.
constexpr double kAfterTexts = 0.15;
constexpr double kAfterArchives = 0.9;

class Opener {
public:
    Opener(WorldFiles found, const files::ReadOptions& options, const systems::Progress& progress)
        : found_(std::move(found)), options_(options), progress_(progress) {
        for (auto& note : found_.notes)
            builder_.addNote(std::move(note));
    }

    /// None if cancelled.
    std::optional<world::Backdrop> open() {
        if (!readTexts() || !readArchives())
            return std::nullopt;
        for (const auto& file : found_.files) {
            if (file.kind != Kind::Collision)
                continue;
            if (const auto bytes = read(file.path))
                builder_.add(file.kind, *bytes, file.name);
        }
        if (!goesOn(kAfterArchives))
            return std::nullopt;
        return builder_.finish();
    }

private:
    [[nodiscard]] bool goesOn(double done) const { return !progress_ || progress_(done); }

    std::optional<std::vector<std::byte>> read(const fs::path& path) {
        auto bytes = files::readFile(path, options_);
        if (bytes)
            return std::move(*bytes);
        builder_.addNote(files::describe(bytes.error()));
        return std::nullopt;
    }

    bool readTexts() {
        const auto texts = std::ranges::count_if(
            found_.files, [](const auto& file) { return file.kind != Kind::Archive && file.kind != Kind::Collision; });
        double done = 0;
        for (const auto& file : found_.files) {
            if (file.kind == Kind::Archive || file.kind == Kind::Collision)
                continue;
            if (!goesOn(kAfterTexts * done++ / static_cast<double>(texts)))
                return false;
            if (const auto bytes = read(file.path))
                builder_.add(file.kind, *bytes, file.name);
        }
        return true;
    }

    bool readArchives() {
        std::set<std::string> taken; // the first archive that holds a name wins
        for (const auto& [name, path] : found_.loose) {
            taken.insert(name);
            if (const auto bytes = read(path))
                builder_.addMember(*bytes, name);
        }
        const auto archives = std::ranges::count(found_.files, Kind::Archive, &WorldFile::kind);
        double done = 0;
        for (const auto& file : found_.files) {
            if (file.kind != Kind::Archive)
                continue;
            const auto progressAt = [&](double part) {
                return kAfterTexts + (kAfterArchives - kAfterTexts) * (done + part) / static_cast<double>(archives);
            };
            const auto archive = files::openArchive(file.path, options_);
            if (!archive) {
                builder_.addNote(files::describe(archive.error()));
                continue;
            }
            const auto& entries = archive->content.entries;
            for (std::size_t i = 0; i < entries.size(); ++i) {
                const auto& name = entries[i].name;
                if (!world::isWorldMember(name) || !taken.insert(bytes::lowered(name)).second)
                    continue;
                if (!goesOn(progressAt(static_cast<double>(i) / static_cast<double>(entries.size()))))
                    return false;
                if (const auto bytes = archive->content.read(i, kLargestMember))
                    builder_.addMember(*bytes, name);
                else
                    builder_.addNote(name + ": " + bytes::describe(bytes.error()));
            }
            ++done;
        }
        return true;
    }

    WorldFiles found_;
    files::ReadOptions options_;
    const systems::Progress& progress_;
    world::GameWorldBuilder builder_;
};

} // namespace

tl::expected<OpenedMap, files::FileError> openGameWorld(const fs::path& path, const files::ReadOptions& options,
                                                        const systems::Progress& progress, const fs::path& cache) {
    auto found = findWorldFiles(path, options.disk);
    if (!found)
        return tl::unexpected(std::move(found.error()));
    auto models = modelFilesOf(*found, options.disk);
    auto missing = std::move(found->missing);
    if (!cache.empty()) {
        if (auto cachedWorld = findCachedWorld(cache, found->states, options.disk))
            return OpenedMap{path,
                             std::make_shared<world::Backdrop>(std::move(*cachedWorld)),
                             {},
                             {},
                             std::move(models),
                             std::move(missing)};
    }
    auto states = std::move(found->states);
    auto backdrop = Opener(std::move(*found), options, progress).open();
    if (!backdrop || (progress && !progress(1)))
        return tl::unexpected(files::FileError{files::FileErrorKind::Cancelled, path,
                                               texts::format("was not opened: cancelled"), std::nullopt});
    return OpenedMap{path,
                     std::make_shared<world::Backdrop>(std::move(*backdrop)),
                     {},
                     std::move(states),
                     std::move(models),
                     std::move(missing)};
}

} // namespace navsmith::opening
