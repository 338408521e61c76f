#include "core/document/cross_document_updates.h"

#include "core/opening/cross_document_exchange.h"

#include <algorithm>
#include <cstdint>
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

bool CrossDocumentUpdates::isAlone(const Member& member) const {
    return std::ranges::none_of(members_, [&](const Member& other) {
        const auto& one = *member.document;
        const auto& two = *other.document;
        return &one != &two && opening::shareWorld(one.whereabouts(), two.whereabouts()) &&
               (opening::subscribes(one.system(), two.system()) || opening::subscribes(two.system(), one.system()));
    });
}

void CrossDocumentUpdates::add(Document& document) {
    members_.insert(members_.begin(), {.document = &document});
    connect(&document, &Document::changed, this, [this, &document] {
        const auto member = std::ranges::find(members_, &document, &Member::document);
        member->edited = true;
        if (!timer_.isActive() && !isAlone(*member))
            timer_.start();
    });
    connect(&document, &Document::mapChanged, this, &CrossDocumentUpdates::updateNow); // the map may put it into
                                                                                       // another world
    connect(&document, &Document::placeChanged, this, &CrossDocumentUpdates::updateNow);
    updateNow();
}

void CrossDocumentUpdates::remove(Document& document) {
    document.disconnect(this);
    std::erase_if(members_, [&](const Member& member) { return member.document == &document; });
    updateNow();
}

void CrossDocumentUpdates::putFirst(Document& document) {
    const auto member = std::ranges::find(members_, &document, &Member::document);
    if (member == members_.end() || member == members_.begin())
        return;
    std::rotate(members_.begin(), member, member + 1);
    updateNow();
}

bool CrossDocumentUpdates::publish(Member& member) const {
    const auto function = member.document->system().world.publish;
    if (function == nullptr || !member.edited || isAlone(member))
        return false; // nobody subscribes; publish when somebody does
    member.edited = false;
    auto now = function(member.document->model());
    if (now == member.published)
        return false;
    member.published = std::move(now);
    return true;
}

void CrossDocumentUpdates::updateNow() {
    timer_.stop();
    std::vector<opening::Publisher> all;
    std::vector<std::uint8_t> changed;
    for (auto& member : members_) {
        const auto& document = *member.document;
        changed.push_back(publish(member) ? 1 : 0);
        all.push_back({&document.system(), document.whereabouts(), document.title().toStdString(), member.published});
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto& member = members_[i];
        auto received = opening::receivedBy(*all[i].system, all[i].where, all, i);
        if (received == member.received && (changed[i] == 0 || received.empty()))
            continue; // same input: nothing to derive again
        member.received = std::move(received);
        member.document->setCrossDocumentData(opening::derive(*all[i].system, member.published, member.received));
    }
}

} // namespace navsmith::document
