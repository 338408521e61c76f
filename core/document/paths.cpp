#include "core/document/paths.h"

#include "core/files/path_text.h"

#include <QFileInfo>

namespace navsmith::document {

std::filesystem::path toPath(const QString& path) {
    return files::fromBytes(path.toStdString()).make_preferred();
}

bool isSamePlace(const std::filesystem::path& a, const std::filesystem::path& b) {
    const auto info = [](const auto& path) { return QFileInfo(QString::fromStdString(files::toText(path))); };
    return a == b || info(a) == info(b);
}

} // namespace navsmith::document
