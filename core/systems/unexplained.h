// What a document holds that the format page of its system does not explain: values without a name, bits that no
// property covers, and other values than the usual one of properties whose meaning is not known.
#pragma once

#include "core/model/model.h"
#include "core/systems/explanations.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems {

struct Unexplained {
    model::Element element;
    model::ListId list = model::kNoList; ///< of an entry in one of its lists
    std::size_t entry = 0;
    std::string_view property; ///< its id; of bits without a property that of their column
    std::string value;         ///< as people read it
};

/// What is unexplained, in the order of the schema, and for each property in the order of the files.
std::vector<Unexplained> unexplainedIn(const model::Model& model, const Explanations& explanations);

} // namespace navsmith::systems
