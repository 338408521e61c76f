// Any bytes as a cached world: an error, or one that is searched and written again.
#include "core/world/game_world_bytes.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto world = world::readWorld(input);
    if (!world)
        return;
    require(world->placed != nullptr);
    (void)world->rays.ground(1.0F, 2.0F, 100.0F);
    bytes::ByteWriter writer;
    world::writeWorld(writer, *world);
    const auto written = writer.release();
    const auto again = world::readWorld(written);
    require(again.has_value());
    bytes::ByteWriter second;
    world::writeWorld(second, *again);
    requireSame(second.release(), written);
}
