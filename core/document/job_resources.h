// Names of the resources that jobs need exclusively (job_queue.h).
#pragma once

#include "core/document/document.h"

#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::document {

/// A folder, file or archive on disk.
std::string resourceOf(const std::filesystem::path& path);
/// An open document.
std::string resourceOf(const Document& document);
/// An open document and the location of its files.
std::vector<std::string> resourcesOf(const Document& document);

} // namespace navsmith::document
