// Saves a document synchronously; the window and the command line do the same in steps.
#pragma once

#include "core/opening/open_document.h"
#include "core/opening/save_document.h"

#include <filesystem>

namespace navsmith::opening {

files::Result<files::SaveReport> saveInPlace(OpenedDocument& document, const WriteOptions& options = {},
                                             const files::SaveProgress& progress = {});
files::Result<files::SaveReport> saveAs(OpenedDocument& document, const std::filesystem::path& folder);

} // namespace navsmith::opening
