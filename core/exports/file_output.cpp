#include "core/exports/file_output.h"

#include "core/files/path_text.h"
#include "core/files/save_set.h"
#include "formats/texts/texts.h"

#include <fstream>
#include <system_error>

namespace navsmith::exports {

namespace fs = std::filesystem;

FileOutput::~FileOutput() {
    if (temporary_.empty())
        return;
    std::error_code ignored;
    fs::remove_all(temporary_, ignored);
}

Result<void> FileOutput::begin() {
    if (!folder_)
        return {};
    std::error_code error;
    if (fs::exists(path_, error) && (!fs::is_directory(path_, error) || !fs::is_empty(path_, error)))
        return failed(texts::format("{} is there already: remove it, or choose another folder", files::toText(path_)));
    temporary_ = path_;
    if (!temporary_.has_filename())
        temporary_ = temporary_.parent_path();
    path_ = temporary_;
    temporary_ += ".part";
    if (fs::exists(temporary_, error))
        return failed(texts::format("{} is there already, of an export that was interrupted: remove it",
                                    files::toText(std::exchange(temporary_, {}))));
    if (!fs::create_directories(temporary_, error) || error)
        return failed(texts::format("Cannot make the folder {}: {}", files::toText(std::exchange(temporary_, {})),
                                    error.message()));
    return {};
}

TakeFile FileOutput::taker() {
    return [this](std::string_view name, Bytes bytes) { return take(name, std::move(bytes)); };
}

Result<void> FileOutput::take(std::string_view name, Bytes bytes) {
    if (!folder_) {
        const files::PendingFile pending{path_, std::move(bytes)};
        const auto saved = files::saveSet(std::span(&pending, 1));
        if (!saved)
            return failed(files::describe(saved.error()));
        warnings_ = saved->warnings;
        return {};
    }
    const auto target = temporary_ / files::fromBytes(std::string(name));
    std::error_code error;
    fs::create_directories(target.parent_path(), error);
    std::ofstream out(target, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out)
        return failed(texts::format("Cannot write {}", files::toText(target)));
    return {};
}

Result<void> FileOutput::finish() {
    if (!folder_)
        return {};
    std::error_code error;
    fs::remove(path_, error); // an empty folder
    fs::rename(temporary_, path_, error);
    if (error)
        return failed(texts::format("Cannot rename {} to {}: {}", files::toText(temporary_), files::toText(path_),
                                    error.message()));
    temporary_.clear();
    return {};
}

} // namespace navsmith::exports
