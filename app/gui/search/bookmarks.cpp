#include "app/gui/search/bookmarks.h"

#include <QCryptographicHash>
#include <QSettings>

#include <cmath>
#include <utility>

namespace navsmith::gui {

namespace {

/// QSettings treats some characters of a path specially.
QString groupOf(const QString& path) {
    return QStringLiteral("bookmarks/") +
           QString::fromLatin1(QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex());
}

std::vector<Bookmark> stored(const QString& path) {
    std::vector<Bookmark> all;
    QSettings settings;
    const int count = settings.beginReadArray(groupOf(path));
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        const auto number = [&](const char* key) { return settings.value(QLatin1String(key)).toFloat(); };
        const Bookmark b{settings.value(QStringLiteral("name")).toString(),
                         {number("x"), number("y"), number("z")},
                         number("yaw"),
                         number("pitch")};
        if (std::isfinite(b.position.x + b.position.y + b.position.z + b.yaw + b.pitch))
            all.push_back(b);
    }
    settings.endArray();
    return all;
}

} // namespace

void Bookmarks::setPath(const QString& path, bool keep) {
    if (path == path_)
        return;
    path_ = path;
    auto there = path.isEmpty() ? std::vector<Bookmark>() : stored(path);
    if (keep && there.empty()) {
        store();
        return;
    }
    all_ = std::move(there);
    Q_EMIT changed();
}

void Bookmarks::add(const QString& name, const render::Camera& camera) {
    all_.push_back({name, camera.position, camera.yaw, camera.pitch});
    store();
}

void Bookmarks::rename(std::size_t index, const QString& name) {
    if (index >= all_.size() || name.trimmed().isEmpty() || all_[index].name == name)
        return;
    all_[index].name = name;
    store();
}

void Bookmarks::remove(std::size_t index) {
    if (index >= all_.size())
        return;
    all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(index));
    store();
}

void Bookmarks::move(std::size_t index, int by) {
    const auto other = index + static_cast<std::size_t>(by); // wraps to a large index if negative
    if (index >= all_.size() || other >= all_.size())
        return;
    std::swap(all_[index], all_[other]);
    store();
}

void Bookmarks::apply(const Bookmark& bookmark, render::Camera& camera) {
    camera.position = bookmark.position;
    camera.yaw = bookmark.yaw;
    camera.pitch = bookmark.pitch;
}

void Bookmarks::store() {
    QSettings settings;
    settings.remove(groupOf(path_));
    if (!path_.isEmpty() && !all_.empty()) {
        settings.beginWriteArray(groupOf(path_));
        for (std::size_t i = 0; i < all_.size(); ++i) {
            const auto& b = all_[i];
            settings.setArrayIndex(static_cast<int>(i));
            settings.setValue(QStringLiteral("name"), b.name);
            settings.setValue(QStringLiteral("x"), static_cast<double>(b.position.x));
            settings.setValue(QStringLiteral("y"), static_cast<double>(b.position.y));
            settings.setValue(QStringLiteral("z"), static_cast<double>(b.position.z));
            settings.setValue(QStringLiteral("yaw"), static_cast<double>(b.yaw));
            settings.setValue(QStringLiteral("pitch"), static_cast<double>(b.pitch));
        }
        settings.endArray();
    }
    Q_EMIT changed();
}

} // namespace navsmith::gui
