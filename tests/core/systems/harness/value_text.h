// The text of a property's value, for comparing documents.
#pragma once

#include "core/model/property.h"

#include <string>

namespace navsmith::tests {

/// References are the position of their target in the file, so that texts of two models can be compared.
std::string textOf(const model::Model& m, const model::PropertySpec& property, const model::Value& value);

} // namespace navsmith::tests
