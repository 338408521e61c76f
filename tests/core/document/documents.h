// Open documents for the tests of this folder.
#pragma once

#include "core/document/document.h"
#include "core/document/issue_tracker.h"
#include "core/document/workspace.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace navsmith::tests {

/// Writes a small sound set of one file into the folder and opens it.
document::Document& openSample(document::Workspace& workspace, const std::filesystem::path& folder);

/// Puts the same file into a map, beside another file, and opens it from there. `more` is what the other file holds.
document::Document& openArchived(document::Workspace& workspace, const std::filesystem::path& folder);
void putArchive(const std::filesystem::path& folder, std::uint16_t area, const std::string& more);
std::filesystem::path archiveFile(const std::filesystem::path& folder);

/// The file of openSample().
std::filesystem::path sampleFile(const std::filesystem::path& folder);

/// Moves the first node; each `x` gives other bytes.
void moveNode(document::Document& document, int x, quint64 mergeKey = 0);

/// What saving the model would write, all files one after another.
std::vector<std::byte> bytesOf(const document::Document& document);

/// Saves as the editor does, all in one go.
void save(document::Document& document);

/// Lets the event loop run until all is checked; false if that takes too long.
bool complete(document::IssueTracker& tracker);

/// A document without files over any model.
std::unique_ptr<document::Document> documentOf(model::Model model);

} // namespace navsmith::tests
