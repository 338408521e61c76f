#pragma once

#include <string>
#include <string_view>

namespace navsmith::exports {

/// The text with U+FFFD for each byte that is not UTF-8: names in files are in any code page.
std::string validUtf8(std::string_view text);

} // namespace navsmith::exports
