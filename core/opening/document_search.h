// The search of findDocuments() and findEverything(): what it has found so far. Internal to core/opening.
#pragma once

#include "core/files/archive.h"
#include "core/opening/file_head.h"
#include "core/opening/find_documents.h"
#include "core/opening/packed_files.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::opening {

namespace fs = std::filesystem;

class DocumentSearch {
public:
    enum class Games : std::uint8_t { Search, Ignore };

    DocumentSearch(const files::Disk& disk, Recovery recovery, systems::Progress progress, Depth depth = Depth::Folder,
                   Games games = Games::Search)
        : disk_(disk), recovery_(recovery), progress_(std::move(progress)), depth_(depth), games_(games) {}

    /// Searches in the archives that are found, too.
    void lookIntoArchives() { intoArchives_ = true; }

    Found run(std::span<const fs::path> paths);

private:
    /// Files of one folder and one system.
    struct Group {
        const systems::System* system = nullptr;
        fs::path folder;
        fs::path folderKey;
        std::vector<fs::path> files;
        bool wholeFolder = false; ///< the user gave the folder itself
        fs::path archive = {};
        fs::path given = {};
    };

    /// A file that one system recognises, or several.
    struct Recognised {
        std::vector<const systems::System*> systems;
        fs::path folder;
        fs::path folderKey;
        fs::path file;
        bool wholeFolder = false;
        fs::path archive = {};
        fs::path given = {};
    };

    static fs::path folderOf(const fs::path& file);
    /// Resolves links, so that each folder has one key.
    fs::path keyOf(const fs::path& folder);
    void addFolder(const fs::path& folder, const fs::path& key);
    /// The files in it that a system recognises. Returns false if there are none, nor a problem with one.
    bool addFilesIn(const fs::path& folder, const fs::path& key);
    bool addFilesBelow(const fs::path& folder, const fs::path& key);
    /// Adds a problem for a file that no system recognises although it is called like one.
    bool complainOf(const fs::path& file, const files::Result<FileHead>& head);
    /// Adds an offer if the places below the folder where games keep their files contain any.
    bool offerGame(const fs::path& folder);
    void addFile(const fs::path& file);
    /// `inside`: a file or folder in it; empty: the whole archive.
    void addArchive(const fs::path& archive, std::string_view inside);
    /// An archive that was found in a folder. False if no system recognises a file in it, and nothing is wrong with it.
    bool addArchiveInTree(const fs::path& archive);
    /// None: it cannot be opened, which is a problem.
    std::optional<files::Archive> openArchive(const fs::path& archive);
    /// The files in an archive.
    struct Entries {
        bool any = false;                                ///< a system recognises one
        bool anyThere = false;                           ///< there is one
        std::optional<files::FileError> unreadable = {}; ///< error of the first that could not be recognised
    };
    Entries addEntries(const fs::path& archive, const files::Archive& opened, std::string_view inside,
                       const std::set<std::string>& passedOver);
    /// Adds the documents that games keep elsewhere for a map. False if there are none.
    bool addDocumentsOf(const fs::path& map);
    /// Remembers a file without documents if it is a map for which one can be begun.
    bool noteBareMap(const fs::path& map);
    /// Adds the files beside the map that the game uses for it, and the notices of the choice.
    FileOfMap takeOwn(const fs::path& map, const files::ArchiveContent& content);
    /// Adds a file that these systems recognise.
    void place(std::vector<const systems::System*> systems, const fs::path& folder, const fs::path& key,
               const fs::path& file, bool wholeFolder, const fs::path& archive = {});
    /// Groups the added files, in order. A file that several systems recognise joins files of its folder that only one
    /// of them recognises; otherwise it goes to the first system.
    void group();
    void emit(const Group& group);

    /// Tells how much of the files of a folder has been looked at. False if the search is to stop.
    bool goesOn(std::size_t file, std::size_t files);

    files::Disk disk_;
    Recovery recovery_;
    systems::Progress progress_;
    Depth depth_;
    Games games_;
    bool intoArchives_ = false; ///< those in folders
    Found found_;
    fs::path given_;        ///< the path of the user for which is searched
    std::size_t path_ = 0;  ///< its place among them
    std::size_t paths_ = 1; ///< of the user
    std::vector<Group> groups_;
    std::map<fs::path, std::size_t> groupsIn_; ///< by key of their folder
    std::vector<Recognised> recognised_;
    std::map<fs::path, fs::path> named_; ///< folders given by the user, as first spelled, by key
    std::set<fs::path> seen_;            ///< keys of visited folders and files
    std::set<fs::path> toldOf_;          ///< keys of archives whose notices have been added
};

} // namespace navsmith::opening
