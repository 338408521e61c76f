// Builds the properties of element types, one line each:
//
//   addProperties(type, "Ladder",
//                 {integer("id", "Id").help("Unique, never 0").readOnly(),
//                  vector("top", "Top").unit("units"),              // columns top_x, top_y, top_z
//                  number("width", "Width").unit("units"),          // column width
//                  boolean("crouch", "Crouch").over(area::attributes).bit(0),
//                  integer("index", "Index").derive(ladderIndex)});
//
// Without over() a property uses the column of its own id. A property with neither column nor function is an error when
// the schema is built.
#pragma once

#include "core/model/schema.h"

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems {

class PropertyBuilder {
public:
    PropertyBuilder(model::PropertyType type, std::string_view id, std::string_view title) {
        spec_.id = id;
        spec_.title = title;
        spec_.type = type;
    }

    /// Its meaning, for tooltips.
    PropertyBuilder& help(std::string_view text) { return set(spec_.help, text); }
    PropertyBuilder& unit(std::string_view unit) { return set(spec_.unit, unit); }

    // Storage: a column, some of its bits, or two or three columns.
    template <typename T>
    PropertyBuilder& over(model::Column<T> column) {
        return set(spec_.column, column.column);
    }
    template <typename T>
    PropertyBuilder& over(model::ListField<T> field) {
        return set(spec_.column, field.field);
    }
    template <typename T, typename... More>
    PropertyBuilder& over(model::Column<T> x, model::Column<T> y, More... z) {
        spec_.components = {x.column, y.column, z.column...};
        return *this;
    }
    template <typename... Id>
    PropertyBuilder& over(std::string_view columnId, Id... more) {
        columnIds_ = {columnId, std::string_view(more)...};
        return *this;
    }
    PropertyBuilder& bits(unsigned shift, unsigned count) {
        spec_.shift = static_cast<std::uint8_t>(shift);
        spec_.bits = static_cast<std::uint8_t>(count);
        return *this;
    }
    PropertyBuilder& bit(unsigned bit) { return bits(bit, 1); }
    PropertyBuilder& scale(double scale) { return set(spec_.scale, scale); }
    PropertyBuilder& heightScale(double scale) { return set(spec_.heightScale, scale); }
    /// Edits are clamped to this range; values from the file may lie outside.
    PropertyBuilder& range(double minimum, double maximum) {
        spec_.minimum = minimum;
        spec_.maximum = maximum;
        return *this;
    }

    PropertyBuilder& atMost(double maximum) { return set(spec_.maximum, maximum); }

    // Instead of storage
    PropertyBuilder& derive(model::Derive derive) { return set(spec_.derive, derive); }
    PropertyBuilder& derive(model::DeriveText derive) { return set(spec_.deriveText, derive); }

    PropertyBuilder& present(model::Present present) { return set(spec_.present, present); }
    PropertyBuilder& readOnly(bool on = true) { return set(spec_.readOnly, on); }
    PropertyBuilder& realBits() {
        spec_.realBits = true;
        return readOnly();
    }
    PropertyBuilder& hexadecimal(bool on = true) { return set(spec_.hexadecimal, on); }
    PropertyBuilder& groupNumber() { return set(spec_.groupNumber, true); }
    PropertyBuilder& advanced(bool on = true) { return set(spec_.advanced, on); }
    PropertyBuilder& names(std::vector<model::EnumName> names) {
        spec_.names = std::move(names);
        return *this;
    }

    /// Builds the property for a section. `columns` are those of the type; `first` is the id of the first.
    [[nodiscard]] model::PropertySpec build(std::string_view section, std::span<const model::ColumnSpec> columns,
                                            model::ColumnId first) const;

private:
    template <typename T>
    PropertyBuilder& set(T& member, T value) {
        member = value;
        return *this;
    }

    model::PropertySpec spec_;
    std::vector<std::string_view> columnIds_; ///< empty: the property's own id, or that with the axes appended
};

inline PropertyBuilder boolean(std::string_view id, std::string_view title) {
    return {model::PropertyType::Bool, id, title};
}
inline PropertyBuilder integer(std::string_view id, std::string_view title) {
    return {model::PropertyType::Integer, id, title};
}
inline PropertyBuilder number(std::string_view id, std::string_view title) {
    return {model::PropertyType::Number, id, title};
}
inline PropertyBuilder choice(std::string_view id, std::string_view title, std::vector<model::EnumName> names) {
    return PropertyBuilder(model::PropertyType::Enum, id, title).names(std::move(names));
}
inline PropertyBuilder text(std::string_view id, std::string_view title) {
    return {model::PropertyType::Text, id, title};
}
/// Preserved bytes.
inline PropertyBuilder rawBytes(std::string_view id, std::string_view title) {
    return PropertyBuilder(model::PropertyType::Bytes, id, title).readOnly().advanced();
}
/// The element that a reference column points at.
inline PropertyBuilder elementRef(std::string_view id, std::string_view title) {
    return {model::PropertyType::Reference, id, title};
}
/// Over two or three columns; by default its id with _x, _y and _z.
inline PropertyBuilder vector(std::string_view id, std::string_view title) {
    return {model::PropertyType::Vector, id, title};
}
/// A word of the file without meaning to the user.
inline PropertyBuilder rawWord(std::string_view id, std::string_view title) {
    return integer(id, title).hexadecimal().advanced();
}

/// Adds to a section. Sections are in the order of their first properties. Call before finish().
void addProperties(model::ElementType& type, std::string_view section,
                   std::initializer_list<PropertyBuilder> properties);
void addProperties(model::ListSpec& list, std::string_view section, std::initializer_list<PropertyBuilder> properties);

} // namespace navsmith::systems
