#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace navsmith::exports {

/// With padding (RFC 4648).
std::string toBase64(std::span<const std::byte> bytes);

} // namespace navsmith::exports
