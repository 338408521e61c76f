#include "core/routing/graph_cache.h"

#include <utility>

namespace navsmith::routing {

const Graph& GraphCache::of(const Routing& routing, const model::Model& model, const Traveller& traveller) {
    if (data_ != model.crossDocumentData()) {
        clear();
        data_ = model.crossDocumentData();
    }
    return graphs_.try_emplace(std::string(traveller.id), routing, model, traveller, factors_).first->second;
}

void GraphCache::setFactors(NodeFactors factors) {
    factors_ = std::move(factors);
    clear();
}

void GraphCache::update(const model::Model& model, const model::Change& change) {
    for (auto& [id, graph] : graphs_)
        graph.update(model, change);
}

} // namespace navsmith::routing
