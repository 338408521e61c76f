// Words of other languages and programs for what expressions know by another name. Data only.
#pragma once

#include <span>
#include <string_view>

namespace navsmith::query {

struct Synonym {
    std::string_view word;       ///< in any spelling: "oneway" is "one_way", too
    std::string_view expression; ///< what it stands for, where that makes sense
};

/// Rows are tried in order; the first whose expression makes sense for the elements is taken.
std::span<const Synonym> synonyms();

/// Beginnings that say nothing: "is_water", "nav_crouch", "NAV_MESH_JUMP".
std::span<const std::string_view> emptyPrefixes();

/// Words for "no value".
bool meansNothing(std::string_view word);

} // namespace navsmith::query
