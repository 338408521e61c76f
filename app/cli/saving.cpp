#include "app/cli/saving.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <utility>

namespace navsmith::cli {

std::optional<files::SaveReport> Saving::save(opening::OpenedDocument& document, bool changed) {
    if (!out_ && !changed)
        return std::nullopt;
    // By the names that are written: a converted file may be called otherwise.
    const auto pending = out_ ? opening::pendingInto(*document.system, document.model, *out_)
                              : opening::pendingInPlace(*document.system, document.model, document.place);
    const auto& names = pending.names;
    const auto twice = std::ranges::find_if(names, [&](const auto& name) { return out_ && taken_.contains(name); });
    if (twice != names.end()) {
        session_.add(
            {opening::ProblemKind::Unusable, *out_ / *twice,
             fmt::format("was written for another document already; {} was not saved", document.shownPath.string()),
             std::nullopt});
        return std::nullopt;
    }
    auto saved = opening::write(pending, {.replaceChanged = replace_});
    if (!saved) {
        session_.add(opening::problemOf(std::move(saved.error())));
        return std::nullopt;
    }
    opening::adopt(document.place, pending, *saved);
    taken_.insert(names.begin(), names.end());
    for (const auto& warning : saved->warnings)
        session_.log().warn("{}", warning);
    return std::move(*saved);
}

Json toJson(const std::optional<files::SaveReport>& saved) {
    auto paths = Json::array();
    auto backups = Json::array();
    if (saved) {
        for (const auto& file : saved->files) {
            if (file.as != files::SavedAs::Unchanged)
                paths.push_back(file.target.string());
        }
        for (const auto& folder : saved->backupSets)
            backups.push_back(folder.string());
    }
    return {{"saved", std::move(paths)}, {"backups", std::move(backups)}};
}

void printSaved(std::ostream& out, std::string_view path, const files::SaveReport& saved) {
    const auto written =
        std::ranges::count_if(saved.files, [](const auto& file) { return file.as != files::SavedAs::Unchanged; });
    out << fmt::format("{}: saved {}", path, plural(static_cast<std::size_t>(written), "file"));
    for (const auto& folder : saved.backupSets)
        out << fmt::format(", backup in {}", folder.string());
    out << '\n';
}

std::string plural(std::size_t count, std::string_view word) {
    return fmt::format("{} {}{}", count, word, count == 1 ? "" : "s");
}

} // namespace navsmith::cli
