// Edits at random, of every property, of the order and of what comes and goes.
#pragma once

#include "core/model/transaction.h"

#include <random>

namespace navsmith::systems::gta_sa_save {

/// One thing to do. The edit that it is part of may be refused.
void editAtRandom(model::Transaction& tx, std::mt19937& random);

} // namespace navsmith::systems::gta_sa_save
