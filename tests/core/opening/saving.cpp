#include "tests/core/opening/saving.h"

namespace navsmith::opening {

files::Result<files::SaveReport> saveInPlace(OpenedDocument& document, const WriteOptions& options,
                                             const files::SaveProgress& progress) {
    const auto pending = pendingInPlace(*document.system, document.model, document.place, options.save.ops);
    auto report = write(pending, options, progress);
    if (report)
        updatePlace(document.place, pending, *report);
    return report;
}

files::Result<files::SaveReport> saveAs(OpenedDocument& document, const std::filesystem::path& folder) {
    const auto pending = pendingInto(*document.system, document.model, folder);
    auto report = write(pending);
    if (report)
        updatePlace(document.place, pending, *report);
    return report;
}

} // namespace navsmith::opening
