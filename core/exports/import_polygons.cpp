#include "core/exports/import_polygons.h"

#include "core/model/transaction.h"
#include "core/world/backdrop.h"

#include <algorithm>
#include <utility>

namespace navsmith::exports {

namespace {

/// The polygons of the chosen objects, on the ground where they have no height.
std::vector<systems::Polygon> chosenPolygons(const model::Model& model, const PolygonFile& file,
                                             const PolygonImport& how) {
    std::vector<systems::Polygon> out;
    std::ranges::copy_if(file.polygons, std::back_inserter(out), [&](const systems::Polygon& polygon) {
        return std::ranges::find(how.objects, polygon.object) != how.objects.end();
    });
    const auto forEachCorner = [&](auto change) {
        for (auto& polygon : out) {
            for (auto& ring : polygon.rings)
                std::ranges::for_each(ring, change);
        }
    };
    if (file.isModel && file.up != how.up)
        forEachCorner([&](glm::dvec3& corner) { corner = zUp(asInModel(corner, file.up), how.up); });
    if (how.scale != 1)
        forEachCorner([&](glm::dvec3& corner) { corner *= how.scale; });
    const auto& map = model.map();
    if (file.hasHeights || map == nullptr)
        return out;
    forEachCorner([&](glm::dvec3& corner) {
        const auto ground =
            map->rays.ground(static_cast<float>(corner.x), static_cast<float>(corner.y), map->geometry.maximum.z + 1);
        corner.z = ground ? double{ground->point.z} : 0;
    });
    return out;
}

std::string sentenceWithoutStop(std::string text) {
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

} // namespace

const systems::PolygonMaker* findPolygonMaker(const systems::System& system, std::string_view id) {
    const auto& makers = system.editing.polygonMakers;
    const auto it = std::ranges::find(makers, id, &systems::PolygonMaker::id);
    return it == makers.end() ? nullptr : &*it;
}

Result<ImportedPolygons> importPolygons(model::Model& model, const PolygonFile& file, const PolygonImport& how) {
    const auto polygons = chosenPolygons(model, file, how);
    ImportedPolygons result{{}, {}, polygons.size(), file.problems, {}};
    model::Transaction tx(model, how.label);
    const auto map = model.map();
    const systems::EditArguments arguments{.numbers = how.numbers,
                                           .ground = map == nullptr ? nullptr : &map->rays,
                                           .mapBytes = map == nullptr ? 0 : map->fileSize,
                                           .parameters = how.maker->parameters};
    auto outcome = how.maker->make(tx, polygons, arguments);
    if (!outcome)
        return failed(sentenceWithoutStop(std::move(outcome.error().reason)));
    auto change = tx.commit();
    if (!change)
        return failed(sentenceWithoutStop(std::move(change.error().reason)));
    result.change = std::move(*change);
    result.elements = std::move(outcome->elements);
    result.report = std::move(outcome->report);
    for (auto& problem : outcome->leftOut)
        result.problems.push_back({std::move(problem.name), std::move(problem.reason)});
    return result;
}

} // namespace navsmith::exports
