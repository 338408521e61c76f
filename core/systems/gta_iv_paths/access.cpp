#include "core/systems/gta_iv_paths/access.h"

namespace navsmith::systems::gta_iv_paths {

std::string_view typeName(NodeType type) {
    switch (type) {
    case NodeType::Car:
        return "car";
    case NodeType::Boat:
        return "boat";
    case NodeType::Intersection:
        return "intersection";
    }
    return "car";
}

} // namespace navsmith::systems::gta_iv_paths
