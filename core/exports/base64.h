#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::exports {

/// With padding (RFC 4648).
std::string toBase64(std::span<const std::byte> bytes);
/// None for texts that toBase64() does not write.
std::optional<std::vector<std::byte>> fromBase64(std::string_view text);

} // namespace navsmith::exports
