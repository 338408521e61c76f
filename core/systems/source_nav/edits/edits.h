#pragma once

#include "core/systems/edit.h"
#include "core/systems/polygons.h"

#include <span>
#include <vector>

namespace navsmith::systems {
struct AnalyseInput;
struct GenerationTrace;
struct TraceInput;
} // namespace navsmith::systems

namespace navsmith::systems::source_nav {

/// In menu order.
std::vector<Edit> edits();
std::vector<Builder> builders();
/// Areas of polygons of other programs (polygon_areas.cpp).
PolygonMaker polygonAreas();
/// See Editing::attachPasted (attach_pasted.cpp).
EditResult attachPasted(model::Transaction& tx, std::span<const model::Element> pasted);

// Edits by topic; each table is at the end of its file. docs/edits.md describes what they do.
std::vector<Edit> shapeEdits();       ///< shape_edits.cpp
std::vector<Edit> simplifyEdits();    ///< simplify_edits.cpp
std::vector<Edit> connectionEdits();  ///< connection_edits.cpp
std::vector<Edit> spotEdits();        ///< spot_edits.cpp
std::vector<Edit> placeEdits();       ///< place_edits.cpp
std::vector<Edit> heightEdits();      ///< height_edits.cpp
std::vector<Edit> cornerEdits();      ///< corner_edits.cpp
std::vector<Edit> ladderEdits();      ///< ladder_edits.cpp
std::vector<Edit> cleanEdits();       ///< clean_edits.cpp
std::vector<Edit> generateEdits();    ///< generate_edits.cpp
std::vector<Edit> analyseEdits();     ///< analyse_edits.cpp
std::vector<Edit> meshEdits();        ///< mesh_edits.cpp
std::vector<Edit> selectEdits();      ///< select_edits.cpp
std::vector<Edit> selectWhereEdits(); ///< select_where_edits.cpp
std::vector<Edit> teamEdits();        ///< team_edits.cpp
std::vector<Edit> eraseEdits();       ///< erase_edits.cpp
/// Generator::analyse.
EditResult analyseMesh(model::Transaction& tx, const AnalyseInput& input, const StageProgress& progress);
/// Generator::trace (generate_edits.cpp).
tl::expected<GenerationTrace, std::string> traceGeneration(const model::Model& m, const TraceInput& input,
                                                           const StageProgress& progress);
Builder spotBuilder();                ///< spot_edits.cpp
std::vector<Builder> shapeBuilders(); ///< build.cpp

} // namespace navsmith::systems::source_nav
