#include "core/opening/cross_document.h"

#include "core/files/path_text.h"

#include <utility>
#include <vector>

namespace navsmith::opening {

namespace {

bool subscribesTo(const WorldDocument& subscriber, const WorldDocument& publisher) {
    const auto* input = subscriber.system->world.subscribesTo;
    const auto* output = publisher.system->world.publishes;
    return &subscriber != &publisher && input != nullptr && output != nullptr && *input == *output &&
           shareWorld(subscriber.where, publisher.where);
}

const systems::Publication& publicationOf(WorldDocument& document) {
    if (std::exchange(document.isOutdated, false))
        document.published = document.system->world.publish(*document.model, document.published);
    return document.published;
}

systems::Sources sourcesOf(WorldDocument& subscriber, std::span<WorldDocument> documents) {
    systems::Sources sources;
    for (auto& each : documents) {
        if (subscribesTo(subscriber, each))
            sources.received.push_back({each.title, publicationOf(each)});
    }
    if (!sources.received.empty())
        sources.own = publicationOf(subscriber);
    return sources;
}

WorldDocument worldDocument(const OpenedDocument& document) {
    return {.system = document.system,
            .model = &document.model,
            .where = {document.system->world.name, {}},
            .title = files::toText(document.shownPath.filename())};
}

/// Without data so far.
WorldDocument receiver(OpenedDocument& document) {
    document.model.setCrossDocumentData(nullptr);
    auto receiver = worldDocument(document);
    receiver.take = [&model = document.model](systems::DerivedData data) {
        model.setCrossDocumentData(std::move(data));
    };
    return receiver;
}

} // namespace

bool shareWorld(const Whereabouts& a, const Whereabouts& b) {
    if (!a.world.empty() || !b.world.empty())
        return a.world == b.world;
    return !a.map.empty() && a.map == b.map;
}

void exchangeData(std::span<WorldDocument> documents) {
    for (auto& document : documents) {
        if (!document.take)
            continue;
        auto sources = sourcesOf(document, documents);
        if (sources == document.sources)
            continue;
        document.sources = std::move(sources);
        document.take(document.sources.received.empty() ? nullptr : document.system->world.derive(document.sources));
    }
}

WorldDocument publisherOf(const OpenedDocument& document) {
    auto publisher = worldDocument(document);
    if (document.system->world.publish)
        publicationOf(publisher);
    publisher.model = nullptr;
    return publisher;
}

void connectTo(OpenedDocument& document, std::span<const WorldDocument> others) {
    std::vector<WorldDocument> all(others.begin(), others.end());
    all.push_back(receiver(document));
    exchangeData(all);
}

void connectAll(std::span<OpenedDocument> documents) {
    std::vector<WorldDocument> all;
    for (auto& document : documents)
        all.push_back(receiver(document));
    exchangeData(all);
}

} // namespace navsmith::opening
