#include "core/routing/graph_cache.h"

namespace navsmith::routing {

const Graph& GraphCache::of(const Routing& routing, const model::Model& model, const Traveller& traveller) {
    if (data_ != model.crossDocumentData()) {
        clear();
        data_ = model.crossDocumentData();
    }
    return graphs_.try_emplace(std::string(traveller.id), routing, model, traveller).first->second;
}

void GraphCache::update(const model::Model& model, const model::Change& change) {
    for (auto& [id, graph] : graphs_)
        graph.update(model, change);
}

} // namespace navsmith::routing
