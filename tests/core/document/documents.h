// Open documents for the tests in this folder.
#pragma once

#include "core/document/document.h"
#include "core/document/issue_tracker.h"
#include "core/document/workspace.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace navsmith::tests {

/// Writes a small valid set of one file to the folder and opens it.
document::Document& openSample(document::Workspace& workspace, const std::filesystem::path& folder);

/// Puts the same file into a map next to another file and opens it from there. `more`: the content of the other file.
document::Document& openArchived(document::Workspace& workspace, const std::filesystem::path& folder);
void putArchive(const std::filesystem::path& folder, std::uint16_t area, const std::string& more);
std::filesystem::path archiveFile(const std::filesystem::path& folder);

/// The file of openSample().
std::filesystem::path sampleFile(const std::filesystem::path& folder);

/// Moves the first node; each `x` gives different bytes.
void moveNode(document::Document& document, int x, quint64 mergeKey = 0);

/// The bytes that saving the model would write, all files concatenated.
std::vector<std::byte> bytesOf(const document::Document& document);

/// Saves synchronously, with the same steps as the editor.
void save(document::Document& document);

/// Runs the event loop until all checks are done; false on timeout.
bool complete(document::IssueTracker& tracker);

/// A document for any model, without files.
std::unique_ptr<document::Document> documentOf(model::Model model);

} // namespace navsmith::tests
