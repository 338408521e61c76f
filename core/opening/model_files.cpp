// Models and textures in the archives of a game's world: modelFilesOf() of world_files.h.
#include "core/files/archive.h"
#include "core/opening/world_files.h"
#include "formats/bytes/plain_text.h"

#include <memory>
#include <unordered_map>
#include <utility>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kModel = ".dff";
constexpr std::uint64_t kLargestModel = std::uint64_t{1} << 26U; ///< bytes

class ModelFiles {
public:
    ModelFiles(const WorldFiles& worldFiles, const files::Disk& disk)
        : loose_(worldFiles.models), options_{.disk = disk} {
        for (const auto& [name, path] : loose_)
            any_ = any_ || name.ends_with(kModel);
        for (const auto& file : worldFiles.files) {
            if (file.kind == world::WorldFileKind::Archive)
                list(file.path);
        }
    }

    [[nodiscard]] bool any() const { return any_; }

    std::optional<std::vector<std::byte>> find(std::string_view path) const {
        const auto name = bytes::lowered(path);
        if (const auto found = loose_.find(name); found != loose_.end()) {
            auto options = options_;
            options.largest = kLargestModel;
            auto read = files::readFile(found->second, options);
            return read ? std::optional(std::move(*read)) : std::nullopt;
        }
        const auto found = members_.find(name);
        if (found == members_.end())
            return std::nullopt;
        const auto& [archive, entry] = found->second;
        auto read = archives_[archive].content.read(entry, kLargestModel);
        return read ? std::optional(std::move(*read)) : std::nullopt;
    }

private:
    void list(const fs::path& path) {
        auto archive = files::openArchive(path, options_);
        if (!archive)
            return; // a note of the world says so
        const auto& entries = archive->content.entries;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (!world::isModelMember(entries[i].name))
                continue;
            const auto name = bytes::lowered(entries[i].name);
            any_ = any_ || name.ends_with(kModel);
            members_.try_emplace(name, archives_.size(), i);
        }
        archives_.push_back(std::move(*archive));
    }

    std::map<std::string, fs::path> loose_;
    files::ReadOptions options_;
    bool any_ = false; ///< models, not only textures
    std::vector<files::Archive> archives_;
    std::unordered_map<std::string, std::pair<std::size_t, std::size_t>> members_; ///< archive and entry
};

} // namespace

world::FindGameFile modelFilesOf(const WorldFiles& worldFiles, const files::Disk& disk) {
    auto files = std::make_shared<const ModelFiles>(worldFiles, disk);
    if (!files->any())
        return nullptr;
    return [files](std::string_view path) { return files->find(path); };
}

} // namespace navsmith::opening
