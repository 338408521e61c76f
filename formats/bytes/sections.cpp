#include "formats/bytes/sections.h"

#include <fmt/format.h>

namespace navsmith::bytes {

std::string SectionFinder::place() const {
    return reached_ ? place_ : fmt::format("tail, byte {}", left_);
}

std::string SectionFinder::numbered(std::string_view name, std::uint64_t index, std::string_view field) {
    return field.empty() ? fmt::format("{} {}", name, index) : fmt::format("{} {}, {}", name, index, field);
}

} // namespace navsmith::bytes
