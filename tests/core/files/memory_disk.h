// A disk in memory that knows what has been synced. A power loss discards the rest at random: unsynced content, and
// names in unsynced folders. Killing a process cannot show that an fsync is missing or misplaced; this can.
#pragma once

#include "core/files/file_ops.h"
#include "tests/core/files/temp_folder.h"

#include <map>
#include <optional>
#include <random>
#include <set>

namespace navsmith::files::test {

class MemoryDisk final : public FileOps {
public:
    MemoryDisk();

    /// Adds a synced file and its parent folders.
    void put(const std::filesystem::path& file, std::string_view text);
    /// Adds a synced folder and its parents.
    void putFolder(const std::filesystem::path& folder);
    /// Power loss before the operation with this number: it and all later operations fail and do nothing.
    void cutPowerAt(std::size_t number) { cutAt_ = number; }
    void refuseRenameTo(const std::filesystem::path& path) { refused_ = path; }
    [[nodiscard]] bool powerCut() const { return count_ > cutAt_; }
    /// Whether the name is synced and survives any power loss.
    [[nodiscard]] bool isSafe(const std::filesystem::path& path) const;
    /// Discards unsynced data at random. The same seed gives the same result.
    void losePower(std::uint64_t seed);

    [[nodiscard]] Snapshot files() const; ///< like snapshot()
    /// All names but the top folder's, our own files too: content, or nothing for a folder.
    [[nodiscard]] std::map<std::string, std::optional<std::string>> everything() const;
    [[nodiscard]] std::vector<std::string> leftovers() const; ///< like leftovers()
    /// Names and content of the files in each backup set of a folder.
    [[nodiscard]] std::map<std::string, Snapshot> backups(const std::filesystem::path& folder) const;

    SystemResult<FileInfo> info(const std::filesystem::path& path, Links links) override;
    SystemResult<FileInfo> info(FileHandle file) override;
    SystemResult<std::filesystem::path> resolve(const std::filesystem::path& path) override;
    SystemResult<bool> writable(const std::filesystem::path& path) override;
    SystemResult<std::vector<std::filesystem::path>> names(const std::filesystem::path& folder) override;
    SystemResult<FileHandle> openToRead(const std::filesystem::path& path) override;
    SystemResult<std::size_t> read(FileHandle file, std::span<std::byte> into) override;
    SystemResult<std::size_t> readAt(FileHandle file, std::uint64_t offset, std::span<std::byte> into) override;
    SystemResult<FileHandle> create(const std::filesystem::path& path, Access access) override;
    SystemResult<void> write(FileHandle file, std::span<const std::byte> bytes) override;
    SystemResult<FileHandle> openToWrite(const std::filesystem::path& path) override;
    SystemResult<void> writeAt(FileHandle file, std::uint64_t offset, std::span<const std::byte> bytes) override;
    SystemResult<void> resize(FileHandle file, std::uint64_t size) override;
    SystemResult<void> copyAttributes(FileHandle file, const FileInfo& from, Times times) override;
    SystemResult<void> sync(FileHandle file) override;
    SystemResult<void> close(FileHandle file) override;
    SystemResult<void> syncFolder(const std::filesystem::path& folder) override;
    SystemResult<void> rename(const std::filesystem::path& from, const std::filesystem::path& to) override;
    SystemResult<void> hardLink(const std::filesystem::path& from, const std::filesystem::path& to) override;
    SystemResult<void> removeFile(const std::filesystem::path& path) override;
    SystemResult<void> makeFolder(const std::filesystem::path& path) override;
    SystemResult<void> removeFolder(const std::filesystem::path& path) override;
    SystemResult<FileHandle> lock(const std::filesystem::path& path) override;
    void unlock(FileHandle file, const std::filesystem::path& path) override;
    std::chrono::system_clock::time_point now() override;

private:
    /// A write to a file, or with `resizes` a change of its size to `offset`.
    struct Patch {
        std::size_t offset = 0;
        Bytes bytes;
        bool resizes = false;

        void apply(Bytes& content) const;
    };
    struct Node {
        bool folder = false;
        Bytes content;
        Bytes onPlatter;
        bool synced = true;
        std::vector<Patch> patches; ///< in-place writes since the last sync
        std::int64_t modifiedNs = 0;
    };
    using Names = std::map<std::string, std::size_t>; ///< absolute path to node
    /// A change of names: `to` gets the node, `from` loses it; either may be empty.
    struct Change {
        std::string from;
        std::string to;
        std::size_t node = 0;
        std::set<std::string> awaits; ///< folders that must be synced before the change is safe
    };
    struct Open {
        std::size_t node = 0;
        std::size_t at = 0;
    };

    std::optional<std::error_code> tick();
    SystemResult<void> patch(FileHandle file, Patch patch);
    SystemResult<std::size_t> find(const std::filesystem::path& path) const;
    std::size_t addNode(bool folder);
    void change(std::string from, std::string to, std::size_t node);
    static bool apply(Names& names, const std::vector<Node>& nodes, const Change& change);
    FileInfo infoOf(std::size_t node) const;
    SystemResult<void> removeName(const std::filesystem::path& path, bool folder);

    std::vector<Node> nodes_;
    Names names_;
    Names platter_;
    std::vector<Change> log_;
    std::vector<Open> open_;
    std::set<std::string> locks_;
    std::filesystem::path refused_;
    std::size_t count_ = 0;
    std::size_t cutAt_ = SIZE_MAX;
    std::int64_t clockNs_ = 1'700'000'000'000'000'000;
};

} // namespace navsmith::files::test
