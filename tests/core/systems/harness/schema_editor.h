// Random edits over any schema. A system's generator derives from this and adds what only it has.
#pragma once

#include "core/model/property.h"
#include "core/model/transaction.h"
#include "tests/core/systems/harness/system_case.h"

#include <array>
#include <cstddef>
#include <random>
#include <span>
#include <string>
#include <vector>

namespace navsmith::tests {

class SchemaEditor {
public:
    SchemaEditor(model::Transaction& tx, std::mt19937& random, RandomEdits edits)
        : tx_(tx), random_(random), edits_(edits) {}

    /// 0 .. limit - 1.
    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random_); }
    template <typename T, std::size_t N>
    T oneOf(const std::array<T, N>& values) {
        return values[static_cast<std::size_t>(below(static_cast<int>(N)))];
    }

protected:
    [[nodiscard]] const model::Model& m() const { return tx_.model(); }
    [[nodiscard]] bool any() const { return edits_ == RandomEdits::Any; }

    /// A live row, or kNoSlot if there is none.
    model::Slot anyRow(model::ElementTypeId type);
    /// Of one of these types; invalid if the type has none.
    model::Element anyOf(std::span<const model::ElementTypeId> types);

    /// Sets an editable property of an element of any type.
    void setProperty();
    /// Sets any column of an element to whatever it can store: references to other elements, to none and to nothing,
    /// odd numbers. Not one that only other versions of the file store.
    void setColumn(model::Element element, model::ColumnId column);
    model::ColumnId anyColumn(model::ElementTypeId type);
    /// Replaces a list of an element with up to 20 random entries.
    void setList(model::ElementTypeId type);
    void erase(model::Element element);
    void moveLast(model::Element element);

    double number();
    std::string text();

    model::Transaction& tx_;
    std::mt19937& random_;
    RandomEdits edits_;
    std::vector<model::Column<model::Ref>> neverNone_; ///< references that a file cannot leave out

private:
    model::Value valueFor(const model::ElementType& type, const model::PropertySpec& property);
    model::Ref entry(const model::ColumnSpec& column, model::ListField<model::Ref> field);
};

/// One to four edits of a generator.
template <typename Editor>
void editSeveral(model::Transaction& tx, std::mt19937& random, RandomEdits edits) {
    Editor editor(tx, random, edits);
    for (int left = 1 + editor.below(4); left > 0; --left)
        editor.edit();
}

} // namespace navsmith::tests
