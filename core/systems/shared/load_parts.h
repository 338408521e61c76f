// What the loaders of several systems share.
#pragma once

#include "core/model/model.h"
#include "formats/bytes/format_error.h"

#include <tl/expected.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace navsmith::systems {

/// Codec::documents of systems where each file is a document of its own.
std::vector<std::vector<std::size_t>> oneDocumentPerFile(std::span<const std::string> names);

/// The error of Codec::load after a request to stop.
bytes::FormatError loadCancelled(std::string_view fileName);

/// An error of reading, in this file.
tl::unexpected<bytes::FormatError> errorIn(std::string_view fileName, bytes::FormatError error);

/// MapBinding::mapNames of systems whose files have the names of their maps.
std::vector<std::string> mapOfSameName(std::string_view fileName);

/// Finds the rows of a file by their ids. With duplicate ids the first row counts.
class SlotsById {
public:
    /// The slot of a row is its place; each has `id`.
    template <typename Rows>
    explicit SlotsById(const Rows& rows) {
        constexpr std::size_t slack = 1024;
        std::uint32_t highest = 0;
        for (const auto& row : rows)
            highest = std::max(highest, row.id);
        // Ids are usually consecutive, so that a plain table is hardly larger than the rows.
        const bool dense = highest / 8 <= rows.size() + slack;
        if (dense)
            table_.assign(std::size_t{highest} + 1, model::kNoSlot);
        model::Slot slot = 0;
        for (const auto& row : rows) {
            if (!dense)
                sparse_.try_emplace(row.id, slot);
            else if (table_[row.id] == model::kNoSlot)
                table_[row.id] = slot;
            ++slot;
        }
    }

    /// model::kNoSlot if no row has the id.
    [[nodiscard]] model::Slot find(std::uint32_t id) const {
        if (id < table_.size())
            return table_[id];
        const auto entry = sparse_.find(id);
        return entry == sparse_.end() ? model::kNoSlot : entry->second;
    }

    /// Slots of the first ids, for loops over very many; find() knows the others.
    [[nodiscard]] std::span<const model::Slot> table() const { return table_; }

private:
    std::vector<model::Slot> table_;
    std::unordered_map<std::uint32_t, model::Slot> sparse_;
};

} // namespace navsmith::systems
