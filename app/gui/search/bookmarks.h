// Camera positions that the user has bookmarked, for each document by its path.
#pragma once

#include "render/camera.h"

#include <QObject>
#include <QString>

#include <vector>

namespace navsmith::gui {

struct Bookmark {
    QString name;
    glm::vec3 position{0}; ///< of the camera
    float yaw = 0;         ///< as in render::Camera
    float pitch = 0;

    bool operator==(const Bookmark&) const = default;
};

class Bookmarks : public QObject {
    Q_OBJECT

public:
    explicit Bookmarks(QObject* parent = nullptr) : QObject(parent) {}

    /// Switches to the bookmarks of a document; empty: none. With `keep`, a path without bookmarks inherits those of
    /// the previous path: the same document was saved under another name.
    void setPath(const QString& path, bool keep = false);
    [[nodiscard]] const std::vector<Bookmark>& all() const { return all_; }

    void add(const QString& name, const render::Camera& camera);
    void rename(std::size_t index, const QString& name);
    void remove(std::size_t index);
    /// Swaps a bookmark with its neighbour; does nothing at the ends.
    void move(std::size_t index, int by);
    /// Moves the camera to the bookmark.
    static void apply(const Bookmark& bookmark, render::Camera& camera);

Q_SIGNALS:
    void changed();

private:
    void store();

    QString path_;
    std::vector<Bookmark> all_;
};

} // namespace navsmith::gui
