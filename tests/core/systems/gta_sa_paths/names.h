// Short names for tests of San Andreas paths.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_sa_paths/access.h"

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
using systems::gta_sa_paths::findLink;
using systems::gta_sa_paths::isPed;
using systems::gta_sa_paths::kFile;
using systems::gta_sa_paths::kLink;
using systems::gta_sa_paths::kNavi;
using systems::gta_sa_paths::kNode;
using systems::gta_sa_paths::linkCount;
using systems::gta_sa_paths::OpenAreas;
using systems::gta_sa_paths::pointOf;

} // namespace navsmith::tests
