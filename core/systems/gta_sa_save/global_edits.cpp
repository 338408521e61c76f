#include "core/systems/gta_sa_save/edits.h"
#include "core/systems/gta_sa_save/schema.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <bit>
#include <string>

namespace navsmith::systems::gta_sa_save {

namespace {

constexpr Argument<float> kRealNumber{"number"};
constexpr double kMostReal = 1e9;

bool isGlobal(const model::Element& e) {
    return e.type == kGlobal;
}

std::string whyNotGlobal(const model::Model& /*m*/, Selection selection) {
    return std::ranges::any_of(selection, isGlobal) ? "" : texts::format("Select global variables.");
}

EditResult runSetReal(model::Transaction& tx, Selection selection, Arguments arguments) {
    Elements globals;
    std::ranges::copy_if(selection, std::back_inserter(globals), isGlobal);
    for (const auto& e : globals)
        tx.set(global::value, e.slot, std::bit_cast<std::int32_t>(arguments.get(kRealNumber)));
    return globals;
}

} // namespace

Edit setRealGlobalEdit() {
    return {
        .id = "set_real_number",
        .title = "Set Real Number",
        .help = "Stores a real number in the selected global variables",
        .section = "Script",
        .parameters = {numberParameter(kRealNumber, "Number", "",
                                       {.min = -kMostReal, .max = kMostReal, .initial = 0, .step = 1, .decimals = 3})},
        .whyDisabled = whyNotGlobal,
        .run = runSetReal};
}

} // namespace navsmith::systems::gta_sa_save
