// The functions behind the table in rules.cpp. A check reports at most one issue a row. A fix mends one issue if it is
// still there.
#pragma once

#include "core/checks/rule.h"

#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using checks::Findings;
using checks::Issue;
using RowSpan = std::span<const model::Slot>;

// The file and its blocks: rules_file.cpp
void checkChecksum(const model::Model& m, RowSpan rows, Findings& out);
void fixChecksum(model::Transaction& tx, const Issue& issue);
void checkPadding(const model::Model& m, RowSpan rows, Findings& out);
void fixPadding(model::Transaction& tx, const Issue& issue);
void checkLimits(const model::Model& m, RowSpan rows, Findings& out);
void checkManyRegions(const model::Model& m, RowSpan rows, Findings& out);
void checkRing(const model::Model& m, RowSpan rows, Findings& out);
void fixRing(model::Transaction& tx, const Issue& issue);
void checkVersion(const model::Model& m, RowSpan rows, Findings& out);
void checkSaveName(const model::Model& m, RowSpan rows, Findings& out);
void fixSaveName(model::Transaction& tx, const Issue& issue);
void checkScript(const model::Model& m, RowSpan rows, Findings& out);
void checkThread(const model::Model& m, RowSpan rows, Findings& out);
void checkInfoSize(const model::Model& m, RowSpan rows, Findings& out);
void checkWarSize(const model::Model& m, RowSpan rows, Findings& out);
void checkTag(const model::Model& m, RowSpan rows, Findings& out);
void checkEnexEnd(const model::Model& m, RowSpan rows, Findings& out);
void fixEnexEnd(model::Transaction& tx, const Issue& issue);
void checkOpaque(const model::Model& m, RowSpan rows, Findings& out);
void checkPlayerSizes(const model::Model& m, RowSpan rows, Findings& out);
void checkObjectSize(const model::Model& m, RowSpan rows, Findings& out);

// Path regions: rules_region.cpp
void checkRegionBox(const model::Model& m, RowSpan rows, Findings& out);
void fixRegionBox(model::Transaction& tx, const Issue& issue);
void checkRegionFlags(const model::Model& m, RowSpan rows, Findings& out);
void fixRegionFlags(model::Transaction& tx, const Issue& issue);
void checkRegionTwice(const model::Model& m, RowSpan rows, Findings& out);
void checkRegionCovered(const model::Model& m, RowSpan rows, Findings& out);
void eraseRegion(model::Transaction& tx, const Issue& issue);
void eraseIdleRegions(model::Transaction& tx, const Issue& issue);

// Positions, a rule or two for each type: rules_position.cpp
void addPositionRules(std::vector<checks::Rule>& table);

// Shapes: rules_place.cpp
void addShapeRules(std::vector<checks::Rule>& table);
void checkSetPiece(const model::Model& m, RowSpan rows, Findings& out);
void fixSetPiece(model::Transaction& tx, const Issue& issue);
void checkSetPieceType(const model::Model& m, RowSpan rows, Findings& out);
void checkJump(const model::Model& m, RowSpan rows, Findings& out);
void fixJump(model::Transaction& tx, const Issue& issue);
void checkGarageShape(const model::Model& m, RowSpan rows, Findings& out);
void checkGarageBox(const model::Model& m, RowSpan rows, Findings& out);
void fixGarageBox(model::Transaction& tx, const Issue& issue);
void checkRestart(const model::Model& m, RowSpan rows, Findings& out);

// Records: rules_record.cpp
void checkFirstZone(const model::Model& m, RowSpan rows, Findings& out);
void fixFirstZone(model::Transaction& tx, const Issue& issue);
void checkZoneBox(const model::Model& m, RowSpan rows, Findings& out);
void checkZone(const model::Model& m, RowSpan rows, Findings& out);
void fixZone(model::Transaction& tx, const Issue& issue);
void checkGeneratorOrder(const model::Model& m, RowSpan rows, Findings& out);
void fixGeneratorOrder(model::Transaction& tx, const Issue& issue);
void checkGeneratorModel(const model::Model& m, RowSpan rows, Findings& out);
void checkGeneratorValues(const model::Model& m, RowSpan rows, Findings& out);
void fixGeneratorValues(model::Transaction& tx, const Issue& issue);
void checkPlate(const model::Model& m, RowSpan rows, Findings& out);
void checkPickupType(const model::Model& m, RowSpan rows, Findings& out);
void checkPickupPointer(const model::Model& m, RowSpan rows, Findings& out);
void fixPickupPointer(model::Transaction& tx, const Issue& issue);
void checkEnexLink(const model::Model& m, RowSpan rows, Findings& out);
void fixEnexLink(model::Transaction& tx, const Issue& issue);
void checkEnexTwice(const model::Model& m, RowSpan rows, Findings& out);
void checkOpenEntrance(const model::Model& m, RowSpan rows, Findings& out);
void checkMarkerEntrance(const model::Model& m, RowSpan rows, Findings& out);
void fixMarkerEntrance(model::Transaction& tx, const Issue& issue);

} // namespace navsmith::systems::gta_sa_save
