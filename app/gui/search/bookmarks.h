// Views that the user has kept, for each document by its path.
#pragma once

#include "render/camera.h"

#include <QObject>
#include <QString>

#include <vector>

namespace navsmith::gui {

struct Bookmark {
    QString name;
    glm::vec3 position{0}; ///< of the eye
    float yaw = 0;         ///< as in render::Camera
    float pitch = 0;

    bool operator==(const Bookmark&) const = default;
};

class Bookmarks : public QObject {
    Q_OBJECT

public:
    explicit Bookmarks(QObject* parent = nullptr) : QObject(parent) {}

    /// Of which document; empty: none. A path without bookmarks that follows on another takes over those of the
    /// other if `keep`: the same document, saved elsewhere.
    void setPath(const QString& path, bool keep = false);
    [[nodiscard]] const std::vector<Bookmark>& all() const { return all_; }

    void add(const QString& name, const render::Camera& camera);
    void rename(std::size_t index, const QString& name);
    void remove(std::size_t index);
    /// Changes places with the neighbour; nothing at the ends.
    void move(std::size_t index, int by);
    /// Puts the camera there.
    static void apply(const Bookmark& bookmark, render::Camera& camera);

Q_SIGNALS:
    void changed();

private:
    void store();

    QString path_;
    std::vector<Bookmark> all_;
};

} // namespace navsmith::gui
