// Saves for the tests that every system has to pass.
#include "core/systems/gta_sa_save/schema.h"
#include "tests/core/systems/gta_sa_save/rule_breaks.h"
#include "tests/core/systems/gta_sa_save/save_world.h"
#include "tests/core/systems/harness/schema_editor.h"

namespace navsmith::tests {

namespace save = systems::gta_sa_save;

namespace {

/// Every property, the order of regions, and what may come and go.
class SaveEditor : public SchemaEditor {
public:
    using SchemaEditor::SchemaEditor;

    void edit() {
        switch (below(12)) {
        case 0:
        case 1:
            tx_.create(oneOf(kComeAndGo));
            break;
        case 2:
        case 3:
            erase(below(4) == 0 ? anyOf(std::array<model::ElementTypeId, 1>{save::kCarGenerator}) : anyOf(kComeAndGo));
            break;
        case 4:
            moveLast(anyOf(std::array<model::ElementTypeId, 1>{save::kPathRegion}));
            break;
        default:
            setProperty();
            break;
        }
    }

private:
    static constexpr std::array<model::ElementTypeId, 16> kComeAndGo{
        save::kPathRegion,   save::kSetPiece,      save::kPickup,         save::kRestart,
        save::kStoredCar,    save::kStuntJump,     save::kMarker,         save::kMarker3d,
        save::kNumberPlate,  save::kScriptTrigger, save::kBuildingSwap,   save::kInvisibleObject,
        save::kBlockedModel, save::kLodLink,       save::kAnimationGroup, save::kPriceChange};
};

std::vector<Document> sound() {
    return {{"by hand", {{"GTASAsf1.b", buildSave(smallSave())}}}};
}

/// Records full of one byte: every enumeration odd, every number no number, every flag set.
std::vector<Document> odd() {
    std::vector<Document> all;
    const auto raw = smallSave();
    const auto offsets = payloadOffsets(raw);
    for (std::size_t block = 0; block < raw.blocks.size(); ++block) {
        for (const unsigned value : {0x00U, 0x7FU, 0x80U, 0xFFU}) {
            auto bytes = buildSave(raw);
            for (std::size_t i = 12; i < raw.blocks[block].size(); ++i)
                bytes[offsets[block] + i] = static_cast<std::byte>(value);
            repairChecksum(bytes);
            const systems::InputFile input{"GTASAsf1.b", bytes};
            if (systemNamed("gta_sa_save").codec.load(std::span(&input, 1), {}))
                all.push_back(
                    {"block " + std::to_string(block) + " of " + std::to_string(value), {{input.name, bytes}}});
        }
    }
    return all;
}

std::vector<Break> breaks() {
    std::vector<Break> all;
    for (const auto& b : save::breaks()) {
        Counts expected{{b.rule, b.issues}};
        for (const auto& [other, count] : b.others)
            expected[other] = count;
        all.push_back({.rule = b.rule,
                       .name = "broken",
                       .expected = expected,
                       .files =
                           [&b] {
                               return FileBytes{{"GTASAsf1.b", b.file()}};
                           },
                       .left = b.mended ? 0 : b.issues});
    }
    return all;
}

/// The size and the checksum that the game looks at first.
void repair(Bytes& bytes) {
    bytes.resize(kRawSaveSize);
    repairChecksum(bytes);
}

} // namespace

SystemCase gtaSaSaveCase() {
    return {.id = "gta_sa_save",
            .sound = sound,
            .odd = odd,
            .real = [] { return realFiles({"gta-sa-save"}, ".b"); },
            .corpus = "gta-sa-save",
            .breaks = breaks,
            // Of these there is no file: it would not be opened, or is always so, or needs more than the save.
            .unbroken = {"SAV-001", "SAV-004", "SAV-008"},
            .leftByFixes = {"SAV-060T", "SAV-081O"},
            .rulesShareTitles = true,
            .always = {"SAV-008"}, // the script of the save by hand is none
            .editAtRandom = editSeveral<SaveEditor>,
            .repair = repair,
            .picks = {save::kPathRegion, save::kPathRegion, save::kCarGenerator, save::kSetPiece, save::kPickup,
                      save::kRestart, save::kStoredCar, save::kStuntJump, save::kMarker, save::kGarage, save::kTag,
                      save::kTag, save::kMapSector, save::kGlobal},
            .upToTheUser = {"SAV-041"},
            .mayBreakRules = {"snap_to_grid"}};
}

} // namespace navsmith::tests
