// The names by which jobs say what they need for themselves (job_queue.h).
#pragma once

#include "core/document/document.h"

#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::document {

/// What is on the disk there: a folder, a file, an archive.
std::string resourceOf(const std::filesystem::path& path);
/// An open document, and where its files are.
std::vector<std::string> resourcesOf(const Document& document);

} // namespace navsmith::document
