// The map behind a document, for commands that may need it.
#pragma once

#include "core/files/file_error.h"
#include "core/opening/open_map.h"

#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::cli {

/// What became of a document's map.
struct DocumentMap {
    std::filesystem::path path;       ///< empty: none was opened
    std::vector<std::string> notes;   ///< warnings for the user
    std::vector<std::string> details; ///< about the map, for those who want to know more
    std::string groundFault;          ///< see opening::groundFault()
    /// Why it could not be read. An error only if the user named it; one that was found may be of another game.
    std::optional<files::FileError> unread;
};

/// Opens maps for documents, from any thread. A map that several documents use is read once.
class DocumentMaps {
public:
    /// `named`: the map of every document; empty: search for each. `recovers`: an interrupted change of a map is undone
    /// before it is read; otherwise such a map is not read, and nothing is written. `games`: folders of games where
    /// models of maps are looked for, too.
    DocumentMaps(std::filesystem::path named, bool recovers, std::vector<std::filesystem::path> games)
        : named_(std::move(named)), recovers_(recovers), games_(std::move(games)) {}

    /// Gives the document its map, if there is one.
    DocumentMap open(opening::OpenedDocument& document);

private:
    [[nodiscard]] files::Result<opening::OpenedMap> read(const std::filesystem::path& path) const;

    const std::filesystem::path named_;
    const bool recovers_;
    const std::vector<std::filesystem::path> games_;
    std::mutex mutex_;
    std::optional<files::Result<opening::OpenedMap>> last_;
    std::filesystem::path lastPath_;
};

} // namespace navsmith::cli
