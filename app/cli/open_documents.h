// Documents that stay open from one request of `serve` to the next, with what was done to them.
#pragma once

#include "app/cli/prepared_routes.h"
#include "core/files/file_error.h"
#include "core/model/change.h"
#include "core/opening/open_document.h"
#include "core/opening/unsaved_files.h"

#include <cstddef>
#include <filesystem>
#include <list>
#include <span>
#include <string>
#include <vector>

namespace navsmith::cli {

class OpenDocuments {
public:
    struct Held {
        opening::OpenedDocument document;
        std::vector<model::Change> done = {};
        std::vector<model::Change> undone = {};
        opening::UnsavedFiles unsavedFiles = {};
        PreparedRoutes routes = {};
        std::size_t savedAt = 0; ///< how many changes were done at the last save; kNeverAgain: undone and replaced

        [[nodiscard]] bool hasUnsaved() const { return savedAt != done.size(); }
        void saved();
        /// False if there is nothing to undo or redo.
        bool undo();
        bool redo();
    };
    static constexpr std::size_t kNeverAgain = static_cast<std::size_t>(-1);

    Held& add(opening::OpenedDocument document);
    void close(const Held& held);
    /// The documents that were opened by these paths or are shown by them, each once; `problems` gets the paths
    /// without.
    std::vector<Held*> find(std::span<const std::filesystem::path> paths, std::vector<files::FileError>& problems);
    /// Whether an open document has one of the files.
    [[nodiscard]] bool hasFileOf(const opening::Candidate& candidate) const;
    /// The paths by which find() finds each document.
    [[nodiscard]] std::vector<std::string> paths() const;
    [[nodiscard]] std::size_t count() const { return held_.size(); }
    [[nodiscard]] std::size_t unsavedCount() const;

    /// The entry of one of the documents; null for others.
    [[nodiscard]] Held* find(const opening::OpenedDocument& document);
    /// Remembers what has been done to the model of one of the documents.
    void changed(const opening::OpenedDocument& document, const model::Change& change);
    /// Takes away what a request added besides its changes: the map, settings, data of other documents.
    void forgetSurroundings();

private:
    std::list<Held> held_; // their places stay
};

} // namespace navsmith::cli
