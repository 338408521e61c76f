#include "core/systems/gta_sa_save/script_triggers.h"

#include "core/systems/gta_sa_save/record_columns.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using model::Column;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

const auto& triggerKind() {
    return *recordType(kScriptTrigger);
}
const SaveField& triggerField(std::string_view id) {
    return gta_sa::specOf(triggerKind().record).fields[gta_sa::fieldIndex(triggerKind().record, id)];
}
bool hasName(std::int8_t kind) {
    return kind >= kFirstNamedTrigger;
}

template <typename T>
bool changedWithoutMeaning(const Transaction& tx, Column<T> column, bool ofNames) {
    return std::ranges::any_of(tx.touched(column), [&](Slot row) {
        const auto kind = tx.model().get(script_trigger::brain, row);
        return hasName(kind) != ofNames && kind == tx.before(script_trigger::brain, row) &&
               tx.model().get(column, row) != tx.before(column, row);
    });
}

template <typename T>
bool isTouched(const Transaction& tx, Column<T> column, Slot row) {
    const auto rows = tx.touched(column);
    return std::ranges::find(rows, row) != rows.end();
}

/// Sets what the transaction has not set by itself.
template <typename T>
void follow(Transaction& tx, Column<T> column, Slot row, const T& value) {
    if (!isTouched(tx, column, row))
        tx.set(column, row, value);
}

/// The record as it was before the kind changed.
std::vector<std::byte> recordBefore(const Transaction& tx, Slot row, const std::vector<std::size_t>& unnamed) {
    std::vector<std::byte> record(gta_sa::specOf(triggerKind().record).bytes);
    const auto& rest = tx.before(restOf(kScriptTrigger), row);
    for (std::size_t i = 0; i < std::min(unnamed.size(), rest.size()); ++i)
        record[unnamed[i]] = static_cast<std::byte>(rest[i]);
    if (hasName(tx.before(script_trigger::brain, row))) {
        gta_sa::setText(record, triggerField("name"), tx.before(script_trigger::name, row));
    } else {
        gta_sa::setNumber(std::span(record), triggerField("model"), tx.before(script_trigger::objectModel, row));
        gta_sa::setNumber(std::span(record), triggerField("chance"), tx.before(script_trigger::chance, row));
    }
    return record;
}

} // namespace

tl::expected<void, model::EditError> checkTriggers(const Transaction& tx) {
    if (changedWithoutMeaning(tx, script_trigger::name, true))
        return tl::unexpected(
            model::EditError{texts::format("A trigger of this kind has no name. It is found by its model.")});
    if (changedWithoutMeaning(tx, script_trigger::objectModel, false) ||
        changedWithoutMeaning(tx, script_trigger::chance, false))
        return tl::unexpected(model::EditError{
            texts::format("A trigger of this kind has no model and no chance. It is found by its name.")});
    return {};
}

void keepTriggerBytes(Transaction& tx) {
    const auto unnamed = unnamedPlaces(gta_sa::specOf(triggerKind().record));
    for (const Slot row : tx.touched(script_trigger::brain)) {
        const bool named = hasName(tx.model().get(script_trigger::brain, row));
        if (named == hasName(tx.before(script_trigger::brain, row)))
            continue;
        const auto record = recordBefore(tx, row, unnamed);
        std::string rest;
        for (const auto at : unnamed)
            rest += static_cast<char>(record[at]);
        follow(tx, restOf(kScriptTrigger), row, rest);
        follow(tx, script_trigger::name, row, named ? gta_sa::textAt(record, triggerField("name")) : std::string());
        follow(tx, script_trigger::objectModel, row,
               named ? std::int16_t{0} : gta_sa::numberAt<std::int16_t>(record, triggerField("model")));
        follow(tx, script_trigger::chance, row,
               named ? std::uint16_t{0} : gta_sa::numberAt<std::uint16_t>(record, triggerField("chance")));
    }
}

} // namespace navsmith::systems::gta_sa_save
