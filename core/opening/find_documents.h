// Finds the documents for the paths that a user gives.
// A path is a file or a folder. A folder stands for the files in it that some system recognises, grouped into documents
// by that system; subfolders are ignored, except in a folder without such files: then the places below it where games
// keep theirs (System::game) are searched, and what is there is offered. Single files are grouped the same way, folder
// by folder: those of one set are one document, any other file is a document of its own. A file given twice, or given
// with its folder, is opened once. A file in a folder that has a name of a system and is something else is a problem:
// it is empty, damaged, or of another game. An archive (files/archive.h) stands for the files in it; each of its
// folders is treated like a folder on disk, and a path may continue inside to a folder or file. Archives in a folder
// are opened only if given themselves. A map stands for the file that the game uses with it (System::namesInMap): the
// one beside it, else the first one inside. Files of other names inside are documents as well. A map without any stands
// for the file that the game keeps for it elsewhere, if there is one.
#pragma once

#include "core/files/disk.h"
#include "core/opening/file_head.h"
#include "core/systems/system.h"

#include <filesystem>
#include <span>
#include <vector>

namespace navsmith::opening {

/// Files of one folder, on disk or in an archive, that form one document. Only their first bytes have been read.
struct Candidate {
    const systems::System* system = nullptr;
    /// Never empty; "." for a file given without a folder. For files in an archive the folder of the archive.
    std::filesystem::path folder;
    /// Full paths in natural order of names; for files in an archive they lead through it.
    std::vector<std::filesystem::path> files;
    /// Path to show: the path as given if it is unambiguous; else the only file, or the folder of several.
    std::filesystem::path shownPath;
    std::filesystem::path archive = {}; ///< that contains the files; empty: they are on disk
    std::filesystem::path given = {};   ///< the path, as the user gave it, for which the files were found
};

/// Which folders a folder stands for.
enum class Depth : std::uint8_t {
    Folder, ///< only itself
    Tree,   ///< itself and all folders below it, except hidden ones and links
};

/// What to do about an interrupted save in the folder, or an interrupted change of an archive.
enum class Recovery : std::uint8_t {
    Recover, ///< finish or undo it first and add a notice; on failure open nothing
    Report,  ///< change nothing on disk: read the files as they are and add a notice
};

/// A given folder that contains no supported file itself, but a game, or folders of games.
struct GameOffer {
    std::filesystem::path folder;
    std::vector<Candidate> candidates; ///< never empty; of copies of the same files, those that the game reads first
};

struct Found {
    std::vector<Candidate> candidates;      ///< in the order of the paths
    std::vector<GameOffer> offers;          ///< not among the candidates: the user picks some
    std::vector<files::FileError> problems; ///< paths without a document
    /// Maps among those, for which a document can be begun.
    std::vector<std::filesystem::path> bareMaps;
    /// Files in the given folders that no system recognises. Not an error, but may interest the user.
    std::vector<std::filesystem::path> skipped;
    /// Notices for the user, as sentences: an interrupted change of an archive, or a file beside a map that is used in
    /// place of one inside.
    std::vector<std::string> notices;
    bool stopped = false; ///< by the progress: not everything was searched
};

/// For programs that cannot ask: names what the folder offers.
files::FileError problemOf(const GameOffer& offer);

/// An interrupted change of an archive is undone before the archive is read; with Recovery::Report it is a problem.
Found findDocuments(std::span<const std::filesystem::path> paths, const files::Disk& disk = {},
                    Recovery recovery = Recovery::Recover, Depth depth = Depth::Folder,
                    const systems::Progress& progress = {});

} // namespace navsmith::opening
