// The graphs of a document's travellers, prepared once and kept up to date.
#pragma once

#include "core/routing/graph.h"

#include <map>
#include <memory>
#include <string>

namespace navsmith::routing {

class GraphCache {
public:
    /// Prepares the traveller's ways unless they are. All are prepared anew after the data of other documents has
    /// changed. The reference is valid until then, or until clear().
    const Graph& of(const Routing& routing, const model::Model& model, const Traveller& traveller);
    /// As Graph::update().
    void update(const model::Model& model, const model::Change& change);
    void clear() { graphs_.clear(); }
    /// Own costs for all travellers; empty: the game's.
    void setFactors(NodeFactors factors);

private:
    NodeFactors factors_;
    std::map<std::string, Graph> graphs_;                  ///< by traveller
    std::shared_ptr<const model::CrossDocumentData> data_; ///< with which they were prepared
};

} // namespace navsmith::routing
