// Every call of the C library that this process makes on files below one folder, whoever makes it: counted, recorded,
// and failed on request. Linking it puts functions of the program's own before those of the library, so that nothing
// has to go through an interface to be seen. What changes a file without being seen makes disk_state_test.cpp fail.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::faults {

enum class CallKind : std::uint8_t {
    OpenToRead,
    OpenFolder,
    OpenToWrite,
    Read,
    Write,
    Resize,
    Sync,
    Close,
    Rename,
    Link,
    Remove,
    MakeFolder,
    Info,
    List,
    Lock,
    Attributes,
};
inline constexpr std::size_t kCallKinds = 16;

struct FileCall {
    CallKind kind{};
    std::string_view function; ///< "pwrite"
    std::string path;          ///< below the folder
    std::string target;        ///< of a link or a new name
    int file = -1;             ///< number of the opened file, from 0; -1: none
    bool creates = false;      ///< opening it makes the file
    bool empties = false;      ///< opening it removes its content
    bool folder = false;       ///< a folder is synced, made or removed
    std::uint64_t offset = 0;  ///< of a write; the new size
    std::vector<std::byte> bytes = {};
    bool failed = false; ///< by itself, without our doing
};
std::string describe(const FileCall& call);
/// Whether it changes names or contents.
bool changes(CallKind kind);

/// What happens in place of a call, or of all calls from it on.
struct Fault {
    std::string_view name;
    int error = 0;         ///< errno; 0: it does only half of its work, which is no failure
    bool half = false;     ///< a write or read does half of its work first; then the next one has the error
    bool lasting = false;  ///< all later calls fail too, as far as `strikes` says
    bool harmless = false; ///< a program that is right does not notice
    bool (*strikes)(const FileCall& call) = nullptr; ///< lasting only
};

/// The faults that a call of this kind can have.
std::span<const Fault> faultsOf(CallKind kind);
/// Faults that begin at some call and last.
std::span<const Fault> lastingFaults();

/// Watches while it lives. One at a time.
class FileCalls {
public:
    /// Calls with these numbers, from 0, have the fault.
    struct At {
        std::size_t number = 0;
        Fault fault;
    };
    explicit FileCalls(std::filesystem::path folder, std::optional<At> at = {}, bool records = false);
    ~FileCalls();
    FileCalls(const FileCalls&) = delete;
    FileCalls& operator=(const FileCalls&) = delete;

    /// Kinds of all calls so far.
    [[nodiscard]] const std::vector<CallKind>& kinds() const { return kinds_; }
    /// With `records`, those that change something, sync or open, with their bytes.
    [[nodiscard]] const std::vector<FileCall>& log() const { return log_; }
    /// The call that had the fault.
    [[nodiscard]] const std::optional<FileCall>& struck() const { return struck_; }

    /// For the functions in file_calls.cpp.
    [[nodiscard]] bool watches(std::string_view path) const;
    [[nodiscard]] const Fault* begin(const FileCall& call);
    void end(FileCall call, bool failed);
    int nextFile() { return files_++; }

private:
    std::string folder_;
    std::optional<At> at_;
    bool records_;
    int files_ = 0;
    bool halfDone_ = false;
    std::vector<CallKind> kinds_;
    std::vector<FileCall> log_;
    std::optional<FileCall> struck_;
};

} // namespace navsmith::faults
