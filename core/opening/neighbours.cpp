#include "core/opening/neighbours.h"

#include <utility>

namespace navsmith::opening {

namespace {

void meet(OpenedDocument& document, std::span<const Teller> tellers, std::size_t skip) {
    auto neighbours = neighboursOf(tellers, *document.system, {document.system->world, {}}, skip);
    auto survey = surveyOf(*document.system, document.model, neighbours);
    document.model.setNeighbourhood({std::move(neighbours), std::move(survey)});
}

} // namespace

bool shareWorld(const Whereabouts& a, const Whereabouts& b) {
    if (!a.world.empty() || !b.world.empty())
        return a.world == b.world;
    return !a.map.empty() && a.map == b.map;
}

Teller tellerOf(const OpenedDocument& document) {
    const auto& system = *document.system;
    return {{system.world, {}},
            document.shownPath.filename().string(),
            system.tells != nullptr ? system.tells(document.model) : model::Told()};
}

bool hears(const systems::System& listener, const systems::System& teller) {
    return listener.hears != nullptr && teller.tellsWhat != nullptr && *listener.hears == *teller.tellsWhat;
}

std::vector<model::Neighbour> neighboursOf(std::span<const Teller> tellers, const systems::System& system,
                                           const Whereabouts& where, std::size_t skip) {
    std::vector<model::Neighbour> neighbours;
    for (std::size_t i = 0; i < tellers.size(); ++i) {
        const bool heard = system.hears != nullptr && tellers[i].tells.is(*system.hears);
        if (i != skip && heard && shareWorld(tellers[i].where, where))
            neighbours.push_back({tellers[i].title, tellers[i].tells});
    }
    return neighbours;
}

model::Told surveyOf(const systems::System& system, const model::Model& model,
                     std::span<const model::Neighbour> neighbours) {
    return neighbours.empty() || system.survey == nullptr ? model::Told() : system.survey(model, neighbours);
}

void introduce(OpenedDocument& document, std::span<const Teller> others) {
    meet(document, others, others.size());
}

void introduceAll(std::span<OpenedDocument> documents) {
    if (documents.size() < 2)
        return; // nobody to tell anything
    std::vector<Teller> all;
    for (const auto& document : documents)
        all.push_back(tellerOf(document));
    for (std::size_t i = 0; i < documents.size(); ++i)
        meet(documents[i], all, i);
}

} // namespace navsmith::opening
