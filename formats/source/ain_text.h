// Node graphs as texts, versions 27 and 28; internal to the files ain_*.cpp.
#pragma once

#include "formats/source/ain_file.h"

namespace navsmith::source {

bool startsAsAinText(std::span<const std::byte> start);
bytes::Result<AinFile> readAinText(std::span<const std::byte> bytes);
std::vector<std::byte> writeAinText(const AinFile& file);

} // namespace navsmith::source
