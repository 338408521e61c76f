// Types with a fixed number of records: which of them are in use, and what is written when one is allocated or freed.
#pragma once

#include "core/model/schema.h"

namespace navsmith::systems::gta_sa_save {

model::PoolSpec pickupPool();    ///< in use: type not 0
model::PoolSpec markerPool();    ///< in use: type not 0
model::PoolSpec marker3dPool();  ///< in use: its flag
model::PoolSpec storedCarPool(); ///< in use: model not 0
model::PoolSpec setPiecePool();  ///< in use: below the count of its block
model::PoolSpec platePool();     ///< in use: below the count of its block

model::PoolSpec scriptTriggerPool();   ///< in use: script not -1
model::PoolSpec buildingSwapPool();    ///< in use: kind not 0
model::PoolSpec invisibleObjectPool(); ///< in use: kind not 0
model::PoolSpec blockedModelPool();    ///< in use: model not -1
model::PoolSpec lodLinkPool();         ///< in use: object not -1
model::PoolSpec animationGroupPool();  ///< in use: model not -1

} // namespace navsmith::systems::gta_sa_save
