// Edits a document, and saves it synchronously; the window and the command line do the same in steps.
#pragma once

#include "core/model/property.h"
#include "core/opening/open_document.h"
#include "core/opening/save_document.h"
#include "core/opening/unsaved_files.h"

#include <filesystem>
#include <string_view>

namespace navsmith::opening {

files::Result<files::SaveReport> saveInPlace(OpenedDocument& document, const WriteOptions& options = {},
                                             const files::SaveProgress& progress = {});
files::Result<files::SaveReport> saveAs(OpenedDocument& document, const std::filesystem::path& folder,
                                        const WriteOptions& options = {});

/// Sets a property of the first element of a type.
void setFirst(OpenedDocument& document, const char* type, const char* property, const model::Value& value);

/// Sets the width of the first node of a file of paths. `unsaved`: notes the change.
void setWidth(OpenedDocument& document, std::string_view file, double width, UnsavedFiles* unsaved = nullptr);

bool anyNotice(const OpenedDocument& document, std::string_view text);

} // namespace navsmith::opening
