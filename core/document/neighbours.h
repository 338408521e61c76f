// Keeps the open documents of one world told of each other while they are edited.
#pragma once

#include "core/document/document.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace navsmith::document {

/// Documents hear at once of one that is opened or closed, and shortly after an edit what has become of the others.
class Neighbours : public QObject {
    Q_OBJECT

public:
    explicit Neighbours(QObject* parent = nullptr);

    void add(Document& document);
    /// Before it is deleted.
    void remove(Document& document);
    /// It is the one that is edited from now on: what it tells counts before what others do.
    void putFirst(Document& document);
    /// Tells at once what waits for a pause in the edits.
    void catchUp();

private:
    struct Known {
        Document* document;
        model::Told tells;
        bool stale = true; ///< edited since it told anything
    };
    /// It has nobody to tell anything to, nor to hear anything from.
    [[nodiscard]] bool isAlone(const Known& known) const;

    std::vector<Known> known_; ///< the one that was edited last first
    QTimer timer_;
};

} // namespace navsmith::document
