#include "core/opening/cross_document_exchange.h"

#include "core/files/path_text.h"

namespace navsmith::opening {

bool shareWorld(const Whereabouts& a, const Whereabouts& b) {
    if (!a.world.empty() || !b.world.empty())
        return a.world == b.world;
    return !a.map.empty() && a.map == b.map;
}

Publisher publisherOf(const OpenedDocument& document) {
    const auto& world = document.system->world;
    return {document.system,
            {world.name, {}},
            files::toText(document.shownPath.filename()),
            world.publish != nullptr ? world.publish(document.model) : systems::Publication()};
}

bool subscribes(const systems::System& subscriber, const systems::System& publisher) {
    const auto* subscribed = subscriber.world.subscribesTo;
    const auto* published = publisher.world.publishes;
    return subscribed != nullptr && published != nullptr && *subscribed == *published;
}

std::vector<systems::Received> receivedBy(const systems::System& subscriber, const Whereabouts& where,
                                          std::span<const Publisher> publishers, std::size_t skip) {
    std::vector<systems::Received> received;
    for (std::size_t i = 0; i < publishers.size(); ++i) {
        const auto& each = publishers[i];
        if (i != skip && !each.data.empty() && subscribes(subscriber, *each.system) && shareWorld(each.where, where))
            received.push_back({each.title, each.data});
    }
    return received;
}

systems::DerivedData derive(const systems::System& subscriber, const systems::Publication& own,
                            const std::vector<systems::Received>& received) {
    return received.empty() ? nullptr : subscriber.world.derive(own, received);
}

void connectTo(OpenedDocument& document, std::span<const Publisher> others) {
    const auto own = others.empty() ? Publisher() : publisherOf(document);
    const auto received = receivedBy(*document.system, {document.system->world.name, {}}, others);
    document.model.setCrossDocumentData(derive(*document.system, own.data, received));
}

void connectAll(std::span<OpenedDocument> documents) {
    if (documents.size() < 2)
        return; // no other documents, no publications
    std::vector<Publisher> all;
    for (const auto& document : documents)
        all.push_back(publisherOf(document));
    for (std::size_t i = 0; i < documents.size(); ++i) {
        const auto received = receivedBy(*all[i].system, all[i].where, all, i);
        documents[i].model.setCrossDocumentData(derive(*all[i].system, all[i].data, received));
    }
}

} // namespace navsmith::opening
