// A disk in memory that knows what has reached the platter. It forgets the rest when the power goes: content that was
// not synced, names in folders that were not synced, each by the toss of a coin. A killed process cannot show that a
// sync is missing or in the wrong place; this can.
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

    /// A file that has been on the platter for long, and the folders above it.
    void put(const std::filesystem::path& file, std::string_view text);
    /// The power goes before the operation with this number: it and all after it fail and do nothing.
    void cutPowerAt(std::size_t number) { cutAt_ = number; }
    void refuseRenameTo(const std::filesystem::path& path) { refused_ = path; }
    [[nodiscard]] bool powerCut() const { return count_ > cutAt_; }
    /// Whether the name is on the platter whatever the coins say.
    [[nodiscard]] bool isSafe(const std::filesystem::path& path) const;
    /// What is on the platter becomes all there is. The same seed gives the same tosses.
    void losePower(std::uint64_t seed);

    [[nodiscard]] Snapshot files() const;                     ///< as snapshot()
    [[nodiscard]] std::vector<std::string> leftovers() const; ///< as leftovers()
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
    /// A write into a file, or with `resizes` a new size of it, which is then `offset`.
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
        std::vector<Patch> patches; ///< of a file changed where it stands, since the last sync
        std::int64_t modifiedNs = 0;
    };
    using Names = std::map<std::string, std::size_t>; ///< absolute path to node
    /// One change of names: `to` gets the node, `from` loses it; either may be empty.
    struct Change {
        std::string from;
        std::string to;
        std::size_t node = 0;
        std::set<std::string> awaits; ///< folders whose sync is needed before it is safe
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
