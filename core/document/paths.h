// Paths between Qt, which separates their parts by '/', and the rest of the program, which shows them as the system
// does.
#pragma once

#include <QString>

#include <filesystem>

namespace navsmith::document {

/// Gives the path the system's separators.
std::filesystem::path toPath(const QString& path);

/// Whether both lead to the same file or folder, as far as the names tell for what does not exist or lies in an
/// archive. On Windows, upper and lower case are the same.
bool isSamePlace(const std::filesystem::path& a, const std::filesystem::path& b);

} // namespace navsmith::document
