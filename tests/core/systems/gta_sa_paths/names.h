// Short names for tests of San Andreas paths.
#pragma once

#include "core/systems/gta_sa_paths/edge_edits.h"

namespace navsmith::tests {

namespace file = systems::gta_sa_paths::file;
namespace flag = systems::gta_sa_paths::flag;
namespace link = systems::gta_sa_paths::link;
namespace navi = systems::gta_sa_paths::navi;
namespace node = systems::gta_sa_paths::node;
using model::Direction;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;
using systems::gta_sa_paths::areaOf;
using systems::gta_sa_paths::connect;
using systems::gta_sa_paths::disconnect;
using systems::gta_sa_paths::findLink;
using systems::gta_sa_paths::insertNodes;
using systems::gta_sa_paths::isPed;
using systems::gta_sa_paths::kFile;
using systems::gta_sa_paths::kLink;
using systems::gta_sa_paths::kNavi;
using systems::gta_sa_paths::kNode;
using systems::gta_sa_paths::kStock;
using systems::gta_sa_paths::linkCount;
using systems::gta_sa_paths::mergeNodes;
using systems::gta_sa_paths::OpenAreas;
using systems::gta_sa_paths::pointOf;
using systems::gta_sa_paths::trafficOf;

} // namespace navsmith::tests
