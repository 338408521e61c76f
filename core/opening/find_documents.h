// From the paths that a user gives to the documents that they mean.
//
// A path is a file or a folder. A folder stands for the files in it that some system recognises, sorted into documents
// by that system; its subfolders are not looked at. Files named one by one are sorted the same way, folder by folder:
// those that belong to one set are one document, a file alone is a document of its own. What is named twice, or named
// and also in a folder that is named, is opened once.
//
// A file that is an archive (files/archive.h) stands for the files in it, each of its folders sorted like a folder on
// the disk; a path may go on inside it, to a folder or a file there. Only an archive that is named is looked into. A
// map that is named stands for the file that a game takes for it (System::namesInMap): the one beside it, if there is
// one, else the first that is in it; files of other names in it are documents as well.
#pragma once

#include "core/files/file_error.h"
#include "core/systems/system.h"

#include <filesystem>
#include <span>
#include <vector>

namespace navsmith::files {
class FileOps;
} // namespace navsmith::files

namespace navsmith::opening {

/// Files of one folder, or of one in an archive, that are one document; nothing of them has been read but their first
/// bytes.
struct Candidate {
    const systems::System* system = nullptr;
    /// Never empty; "." for a file that was named without one. For files in an archive the folder that this lies in.
    std::filesystem::path folder;
    /// Full paths in natural order of their names; those in an archive lead through it.
    std::vector<std::filesystem::path> files;
    /// What to call it: the path as it was given, if that says it; else the only file, or the folder of several.
    std::filesystem::path shownPath;
    std::filesystem::path archive = {}; ///< that the files are in; empty: they are on the disk
};

/// What to do about a save that was interrupted in the folder, or a change of an archive.
enum class Recovery : std::uint8_t {
    Recover, ///< finish or undo it first, and give a notice; if that fails, nothing is opened
    Report,  ///< change nothing on the disk: read the files as they are, and give a notice
};

struct Found {
    std::vector<Candidate> candidates;      ///< in the order in which the paths first mention them
    std::vector<files::FileError> problems; ///< paths that lead to no document
    /// Files in the given folders that no system recognises; no problem, but worth a line to the curious.
    std::vector<std::filesystem::path> skipped;
    /// What the user should hear of, whole sentences: a change of an archive that was interrupted, or a file beside a
    /// map that is taken instead of one in it.
    std::vector<std::string> notices;
};

/// How much of a file Codec::recognise is given.
inline constexpr std::size_t kHeadBytes = 64;

/// Before an archive is looked into, an interrupted change of it is undone, or with Recovery::Report is a problem.
/// `ops`: the operating system's own when null.
Found findDocuments(std::span<const std::filesystem::path> paths, files::FileOps* ops = nullptr,
                    Recovery recovery = Recovery::Recover);

} // namespace navsmith::opening
