#include "core/exports/file_output.h"

#include "core/files/save_set.h"

namespace navsmith::exports {

namespace {

Result<void> asExport(const files::Result<void>& result) {
    if (!result)
        return failed(files::describe(result.error()));
    return {};
}

} // namespace

FileOutput::FileOutput(std::filesystem::path path, bool folder) : path_(std::move(path)) {
    if (!folder)
        return;
    folder_.emplace(path_);
    path_ = folder_->path();
}

Result<void> FileOutput::begin() {
    return folder_ ? asExport(folder_->begin()) : Result<void>();
}

TakeFile FileOutput::taker() {
    return [this](std::string_view name, Bytes bytes) { return take(name, std::move(bytes)); };
}

Result<void> FileOutput::take(std::string_view name, Bytes bytes) {
    if (folder_)
        return asExport(folder_->add(name, bytes));
    const files::PendingFile pending{path_, std::move(bytes)};
    const auto saved = files::saveSet(std::span(&pending, 1));
    if (!saved)
        return failed(files::describe(saved.error()));
    warnings_ = saved->warnings;
    return {};
}

Result<void> FileOutput::finish() {
    return folder_ ? asExport(folder_->finish()) : Result<void>();
}

} // namespace navsmith::exports
