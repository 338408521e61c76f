#include "core/document/cross_document_updates.h"

#include <algorithm>
#include <utility>

namespace navsmith::document {

namespace {

/// Dragging changes a document at every mouse move. Update the others a few times per second.
constexpr int kFollowMilliseconds = 120;

} // namespace

CrossDocumentUpdates::CrossDocumentUpdates(QObject* parent) : QObject(parent) {
    timer_.setSingleShot(true);
    timer_.setInterval(kFollowMilliseconds);
    connect(&timer_, &QTimer::timeout, this, &CrossDocumentUpdates::updateNow);
}

std::vector<opening::WorldDocument>::iterator CrossDocumentUpdates::find(const Document& document) {
    return std::ranges::find(documents_, &document.model(), &opening::WorldDocument::model);
}

void CrossDocumentUpdates::add(Document& document) {
    documents_.insert(
        documents_.begin(),
        {.system = &document.system(), .model = &document.model(), .take = [&document](systems::DerivedData data) {
             document.setCrossDocumentData(std::move(data));
         }});
    const auto locate = [this, &document] {
        const auto member = find(document);
        member->where = document.whereabouts();
        member->title = document.title().toStdString();
        updateNow();
    };
    connect(&document, &Document::changed, this, [this, &document] {
        find(document)->isOutdated = true;
        if (!timer_.isActive())
            timer_.start();
    });
    connect(&document, &Document::mapChanged, this, locate); // the map may put it into another world
    connect(&document, &Document::placeChanged, this, locate);
    locate();
}

void CrossDocumentUpdates::remove(Document& document) {
    document.disconnect(this);
    std::erase_if(documents_, [&](const auto& member) { return member.model == &document.model(); });
    updateNow();
}

void CrossDocumentUpdates::putFirst(Document& document) {
    const auto member = find(document);
    if (member == documents_.end() || member == documents_.begin())
        return;
    std::rotate(documents_.begin(), member, member + 1);
    updateNow();
}

void CrossDocumentUpdates::updateNow() {
    timer_.stop();
    opening::exchangeData(documents_);
}

} // namespace navsmith::document
