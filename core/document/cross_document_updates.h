// Keeps the data that open documents of one world derive from each other up to date while they are edited.
#pragma once

#include "core/document/document.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace navsmith::document {

/// Documents get the data of one that is opened, and lose that of one that is closed, at once; after an edit they
/// follow in its next pause. Data that an edit has not changed is not derived from again.
class CrossDocumentUpdates : public QObject {
    Q_OBJECT

public:
    explicit CrossDocumentUpdates(QObject* parent = nullptr);

    void add(Document& document);
    /// Before it is deleted.
    void remove(Document& document);
    /// It is the one that is edited from now on: what it publishes counts before what others do.
    void putFirst(Document& document);
    /// Does at once what waits for a pause in the edits.
    void updateNow();

private:
    struct Member {
        Document* document;
        systems::Publication published = {};
        std::vector<systems::Received> received = {};
        bool edited = true; ///< since it published anything
    };
    /// It neither subscribes to another member nor has a subscriber.
    [[nodiscard]] bool isAlone(const Member& member) const;
    /// Whether anything else is published now than before.
    bool publish(Member& member) const;

    std::vector<Member> members_; ///< the one that was edited last first
    QTimer timer_;
};

} // namespace navsmith::document
