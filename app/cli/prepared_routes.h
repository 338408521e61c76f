// What routes through a document need and that is worth keeping for the next ones.
#pragma once

#include "core/model/element_index.h"
#include "core/routing/graph_cache.h"
#include "core/routing/search.h"

#include <optional>
#include <string>
#include <string_view>

namespace navsmith::cli {

/// Valid until the document changes: clear() it then.
class PreparedRoutes {
public:
    /// `makeFactors` gives the own costs that `costs` stands for; it is called if they are not those of the last time.
    template <typename MakeFactors>
    void useCosts(std::string_view costs, MakeFactors&& makeFactors) {
        if (costs_ && *costs_ == costs)
            return;
        graphs.setFactors(makeFactors());
        costs_ = costs;
    }
    model::ElementIndex& index(const model::Model& model) {
        if (!index_)
            index_.emplace(model);
        return *index_;
    }
    void clear() {
        graphs.clear();
        index_.reset();
    }

    routing::GraphCache graphs;
    routing::Search search;

private:
    std::optional<std::string> costs_; ///< an expression; none: nothing has been prepared
    std::optional<model::ElementIndex> index_;
};

} // namespace navsmith::cli
