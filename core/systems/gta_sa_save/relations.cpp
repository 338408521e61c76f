#include "core/systems/gta_sa_save/relations.h"

#include "core/model/order.h"
#include "core/model/wording.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using model::Model;
using model::ModelBuilder;
using model::Ref;
using model::Slot;

namespace {

constexpr std::size_t kWordBits = 32;

const gta_sa::SaveRecordSpec& peopleRecord() {
    return gta_sa::specOf(SaveRecord::PedType);
}
static_assert(gta_sa::specOf(SaveRecord::PedType).fields.size() == kFeelings);

bool has(const Model& m, Slot row, std::size_t feeling) {
    return (m.get(relation::feelings, row) >> feeling & 1U) != 0;
}

std::size_t peoplePlace(const Model& m, Ref people) {
    return m.order(kPedType).position(people.slot());
}

/// Calls f(place of the other type) for each type for which one has a feeling.
template <typename F>
void forEachTarget(const Model& m, Slot people, std::size_t feeling, F&& f) {
    m.forEachReferrer(relation::people, people, [&](Slot row) {
        const auto other = m.get(relation::others, row);
        if (has(m, row, feeling) && other.isSlot())
            f(other);
    });
}

} // namespace

void loadRelations(ModelBuilder& builder, std::span<const std::byte> records) {
    const auto& record = peopleRecord();
    const std::size_t types = std::min(records.size() / record.bytes, kWordBits);
    builder.addRows(kRelation, types * types);
    std::ranges::fill(builder.column(relation::file), Ref::to(0));
    for (std::size_t people = 0; people < types; ++people) {
        const auto bytes = records.subspan(people * record.bytes, record.bytes);
        for (std::size_t other = 0; other < types; ++other) {
            unsigned feelings = 0;
            for (std::size_t i = 0; i < kFeelings; ++i)
                feelings |= (gta_sa::numberAt<std::uint32_t>(bytes, record.fields[i]) >> other & 1U) << i;
            const auto row = people * types + other;
            builder.column(relation::people)[row] = Ref::to(static_cast<Slot>(people));
            builder.column(relation::others)[row] = Ref::to(static_cast<Slot>(other));
            builder.column(relation::feelings)[row] = static_cast<std::uint8_t>(feelings);
        }
    }
}

std::uint32_t feelingWord(const Model& m, Slot people, std::size_t feeling) {
    std::uint32_t word = 0;
    forEachTarget(m, people, feeling, [&](Ref other) { word |= 1U << peoplePlace(m, other); });
    return word;
}

void saveRelations(const Model& m, std::span<std::byte> records) {
    const auto& record = peopleRecord();
    const auto types = m.order(kPedType).all();
    for (std::size_t i = 0; i < std::min(types.size(), records.size() / record.bytes); ++i) {
        for (std::size_t feeling = 0; feeling < kFeelings; ++feeling)
            gta_sa::setNumber(records.subspan(i * record.bytes, record.bytes), record.fields[feeling],
                              feelingWord(m, types[i], feeling));
    }
}

std::string feelingTargets(const Model& m, Slot people, std::size_t feeling) {
    const auto& name = *m.schema().type(kPedType).findProperty("name");
    std::vector<std::string> names;
    forEachTarget(m, people, feeling, [&](Ref other) { names.push_back(name.deriveText(m, other.slot())); });
    return fmt::format("{}", fmt::join(names, ", "));
}

} // namespace navsmith::systems::gta_sa_save
