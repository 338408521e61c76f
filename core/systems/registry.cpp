#include "core/systems/registry.h"

#include "core/systems/gta_iv_paths/gta_iv_paths.h"
#include "core/systems/gta_sa_paths/gta_sa_paths.h"
#include "core/systems/gta_sa_save/gta_sa_save.h"
#include "core/systems/gta_sa_tracks/gta_sa_tracks.h"
#include "core/systems/prepare.h"
#include "core/systems/quake_nav/quake_nav.h"
#include "core/systems/quake_text/quake_text.h"
#include "core/systems/source2_nav/source2_nav.h"
#include "core/systems/source_ain/source_ain.h"
#include "core/systems/source_nav/source_nav.h"
#include "core/systems/yapb/yapb.h"

#include <algorithm>
#include <deque>
#include <vector>

namespace navsmith::systems {

std::span<const System> all() {
    static std::deque<std::vector<checks::Rule>> rules; // those of System::rules
    static const auto systems = [] {
        std::vector<System> table{gta_sa_paths::system(), gta_sa_paths::extended(), gta_iv_paths::system(),
                                  source_nav::system(),   quake_nav::quake(),       quake_nav::quake2(),
                                  gta_sa_save::system(),  gta_sa_tracks::system(),  quake_text::system(),
                                  yapb::system(),         source_ain::system(),     source2_nav::system()};
        for (auto& system : table)
            prepare(system, rules.emplace_back());
        return table;
    }();
    return systems;
}

const System* find(std::string_view id) {
    const auto systems = all();
    const auto it = std::ranges::find(systems, id, &System::id);
    return it == systems.end() ? nullptr : &*it;
}

const System* find(const model::Schema& schema) {
    const auto systems = all();
    const auto it = std::ranges::find(systems, &schema, [](const System& system) { return system.schema.get(); });
    return it == systems.end() ? nullptr : &*it;
}

const System& systemOf(const model::Model& m) {
    return *find(m.schema());
}

std::vector<const System*> systemsWithTextCompiler() {
    std::vector<const System*> systems;
    for (const auto& system : all()) {
        if (system.textCompiler != nullptr)
            systems.push_back(&system);
    }
    return systems;
}

std::vector<const System*> recogniseAll(std::string_view name, std::span<const std::byte> head, std::uint64_t size) {
    std::vector<const System*> best;
    auto surest = Confidence::Maybe;
    for (const auto& system : all()) {
        const auto confidence = system.codec.recognise(name, head, size);
        if (confidence < surest)
            continue;
        if (confidence > surest)
            best.clear();
        surest = confidence;
        best.push_back(&system);
    }
    return best;
}

const System* recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size) {
    const auto best = recogniseAll(name, head, size);
    return best.empty() ? nullptr : best.front();
}

} // namespace navsmith::systems
