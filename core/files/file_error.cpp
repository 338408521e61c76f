#include "core/files/file_error.h"

#include "core/files/path_text.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace navsmith::files {

namespace {

struct Wording {
    std::errc code;
    FileErrorKind kind;
    std::string_view text;
};

constexpr std::array kWordings{
    Wording{std::errc::no_such_file_or_directory, FileErrorKind::Missing, texts::mark("it does not exist")},
    Wording{std::errc::not_a_directory, FileErrorKind::NotAFolder, texts::mark("a part of the path is not a folder")},
    Wording{std::errc::is_a_directory, FileErrorKind::NotAFile, texts::mark("it is a folder, not a file")},
    Wording{std::errc::permission_denied, FileErrorKind::Permission, texts::mark("permission denied")},
    Wording{std::errc::operation_not_permitted, FileErrorKind::Permission, texts::mark("not permitted")},
    Wording{std::errc::read_only_file_system, FileErrorKind::Permission, texts::mark("the disk is read-only")},
    Wording{std::errc::no_space_on_device, FileErrorKind::NoSpace, texts::mark("the disk is full")},
    Wording{std::errc::file_too_large, FileErrorKind::NoSpace, texts::mark("the file is too large for this disk")},
    Wording{std::errc::resource_unavailable_try_again, FileErrorKind::Busy,
            texts::mark("another program is saving in this folder right now. Try again later")},
    Wording{std::errc::device_or_resource_busy, FileErrorKind::Busy,
            texts::mark("it is open in another program, such as the game")},
    Wording{std::errc::too_many_symbolic_link_levels, FileErrorKind::Invalid, texts::mark("its links form a cycle")},
    Wording{std::errc::filename_too_long, FileErrorKind::Invalid, texts::mark("the name is too long for this disk")},
    Wording{
        std::errc::invalid_argument, FileErrorKind::Invalid,
        texts::mark(
            "the name is not allowed there: it is reserved, such as CON, ends in a dot or space, or contains one of "
            "<>:\"|?*")},
    Wording{std::errc::io_error, FileErrorKind::Other, texts::mark("the disk reported an error")},
};

/// What a malformed file is, for people who do not know its format.
std::string wording(const bytes::FormatError& error) {
    constexpr std::size_t sensibleDigits = 7; // a larger count is text or another format
    switch (error.code) {
    case bytes::FormatErrorCode::CountTooLarge:
        if (error.found.size() > sensibleDigits)
            return texts::format("has another format or is damaged");
        [[fallthrough]];
    case bytes::FormatErrorCode::Truncated:
        if (!error.shortage)
            return texts::format("is cut short or damaged");
        return texts::format("is cut short: {} of {} {}", error.shortage->whole, error.shortage->stated,
                             error.shortage->records);
    case bytes::FormatErrorCode::BadMagic:
        return texts::format("has another format");
    case bytes::FormatErrorCode::Unsupported:
        return texts::format("is of a version or variant that is not supported");
    case bytes::FormatErrorCode::BadValue:
        break;
    }
    return texts::format("is damaged");
}

} // namespace

std::string summary(const FileError& error) {
    return error.format ? fmt::format("{}: {}", toText(error.path), wording(*error.format)) : describe(error);
}

std::string describe(const FileError& error) {
    return fmt::format("{}: {}", toText(error.path), error.what);
}

FileError fileError(std::error_code code, const std::filesystem::path& path, std::string_view doing) {
    for (const Wording& wording : kWordings)
        if (code == wording.code)
            return {wording.kind, path,
                    fmt::format("{}: {}", texts::translated({doing}), texts::translated({wording.text}))};
    return {FileErrorKind::Other, path, fmt::format("{}: {}", texts::translated({doing}), code.message())};
}

FileError fileError(bytes::FormatError error, const std::filesystem::path& path) {
    error.file.clear(); // redundant: the path names it
    auto what = fmt::format("{} ({})", wording(error), bytes::describe(error));
    return {FileErrorKind::Malformed, path, std::move(what), std::move(error)};
}

bool isMissing(std::error_code code) {
    return code == std::errc::no_such_file_or_directory || code == std::errc::not_a_directory;
}

} // namespace navsmith::files
