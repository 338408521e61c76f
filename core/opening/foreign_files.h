// Files that no system opens, but that people take for ones that it does: data of other games, placeholders of
// downloads, archives. Naming them tells people what to do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace navsmith::opening {

/// Size of the beginning of a file that recogniseForeign() gets.
inline constexpr std::size_t kForeignBytes = 1024;

struct ForeignFile {
    std::string what; ///< for people, after the path: "is a zip archive, not navigation data. Extract it first"
    /// In place of the file itself, which is missing: nothing in it, or a note where to get it.
    bool placeholder = false;
};

/// Recognises a file by its first bytes, or else by the ending of its name. None: unknown.
std::optional<ForeignFile> recogniseForeign(std::string_view name, std::span<const std::byte> start,
                                            std::uint64_t size);

} // namespace navsmith::opening
