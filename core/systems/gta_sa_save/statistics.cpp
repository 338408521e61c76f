#include "core/systems/gta_sa_save/statistics.h"

#include "core/systems/gta_sa_save/named_values.h"

#include <vector>

namespace navsmith::systems::gta_sa_save {

std::span<const RadioFlag> radioFlags() {
    static const auto all = [] {
        constexpr std::int64_t radioAt = 0xEE0; // in the block, where offsets of the table count from
        std::vector<RadioFlag> flags;
        const auto& table = nameTable("radio_flags");
        for (std::size_t row = 0; row < table.size(); ++row) {
            for (const auto& field : gta_sa::specOf(SaveRecord::Radio).fields) {
                if (field.at == table.integer(row, "offset").value_or(0) - radioAt)
                    flags.push_back({field.id, table.integer(row, "statistic").value_or(0)});
            }
        }
        return flags;
    }();
    return all;
}

std::optional<double> statisticOf(const model::Model& m, std::int64_t number) {
    const auto value = [&](auto column, std::int64_t at) -> std::optional<double> {
        if (at < 0 || at >= static_cast<std::int64_t>(m.capacity(column.type)))
            return std::nullopt;
        return static_cast<double>(m.get(column, static_cast<model::Slot>(at)));
    };
    return number < kFirstCounted ? value(statistic::value, number) : value(statistic::counted, number - kFirstCounted);
}

} // namespace navsmith::systems::gta_sa_save
