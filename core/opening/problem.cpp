#include "core/opening/problem.h"

#include <fmt/format.h>

#include <utility>

namespace navsmith::opening {

const char* toString(ProblemKind kind) {
    switch (kind) {
    case ProblemKind::Unusable:
        return "unusable";
    case ProblemKind::NotRecognised:
        return "not recognised";
    case ProblemKind::Malformed:
        return "malformed";
    case ProblemKind::Unfinished:
        return "unfinished save";
    case ProblemKind::Cancelled:
        return "cancelled";
    }
    return "unusable";
}

std::string describe(const Problem& problem) {
    return fmt::format("{}: {}", problem.path.string(), problem.what);
}

Problem problemOf(files::FileError error) {
    if (error.format)
        return {ProblemKind::Malformed, std::move(error.path), std::move(error.what), std::move(error.format)};
    auto kind = ProblemKind::Unusable;
    if (error.kind == files::FileErrorKind::Cancelled)
        kind = ProblemKind::Cancelled;
    else if (error.kind == files::FileErrorKind::Unfinished || error.kind == files::FileErrorKind::Damaged ||
             error.kind == files::FileErrorKind::Busy)
        kind = ProblemKind::Unfinished;
    return {kind, std::move(error.path), std::move(error.what), std::nullopt};
}

Problem problemOf(bytes::FormatError error, const std::filesystem::path& path) {
    error.file.clear(); // the path says it
    auto what = bytes::describe(error);
    return {ProblemKind::Malformed, path, std::move(what), std::move(error)};
}

} // namespace navsmith::opening
