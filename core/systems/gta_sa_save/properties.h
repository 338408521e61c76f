// What people see of each kind of record.
#pragma once

#include "core/systems/gta_sa_save/element_types.h"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace navsmith::systems::gta_sa_save {

/// Writes the properties of a type down by the names of its fields. What is not written down gets a plain property by
/// finish(), so that nothing of a record is hidden.
class Properties {
public:
    explicit Properties(Type type) : type_(type) {}

    Properties& in(std::string_view section) {
        section_ = section;
        return *this;
    }
    /// A number as it is stored, or times a scale.
    Properties& number(std::string_view id, std::string_view title, std::string_view help = {},
                       std::string_view unit = {}, double scale = 1);
    Properties& choice(std::string_view id, std::string_view title, std::vector<model::EnumName> names,
                       std::string_view help = {});
    /// Some bits of a field as a choice.
    Properties& choiceOf(std::string_view id, std::string_view fieldId, int shift, int bits, std::string_view title,
                         std::vector<model::EnumName> names, std::string_view help = {});
    Properties& bit(std::string_view id, std::string_view fieldId, int bit, std::string_view title,
                    std::string_view help = {});
    Properties& bitsOf(std::string_view id, std::string_view fieldId, int shift, int bits, std::string_view title,
                       std::string_view help = {});
    Properties& point(std::string_view id, std::string_view title, std::initializer_list<std::string_view> fields,
                      double scale = 1, std::string_view help = {}, std::string_view unit = "m");
    Properties& text(std::string_view id, std::string_view title, std::string_view help = {});
    Properties& hex(std::string_view id, std::string_view title, std::string_view help = {});
    /// The range of the values of the property before; edits are held inside, what came with the file stays.
    Properties& within(double minimum, double maximum);
    /// Known to the game alone: shown, not changed.
    Properties& fixed(std::string_view id, std::string_view title, std::string_view help = {});
    /// All fields whose ids begin so and that have none yet, with titles made of their ids.
    Properties& all(std::string_view prefix, bool hexadecimal = false);
    /// A property that is not one of a field.
    Properties& add(model::PropertySpec property);

    /// All of them, with plain ones for fields that have none and for the bytes without a name.
    std::vector<model::PropertySpec> finish();

private:
    model::PropertySpec& next(std::string_view id, std::string_view title, std::string_view help,
                              model::PropertyType type);
    [[nodiscard]] bool shows(model::ColumnId column) const;

    Type type_;
    std::string_view section_ = "Data";
    std::vector<model::PropertySpec> made_;
};

/// A property of a field, without a title of its own: that is made of its id.
model::PropertySpec plainProperty(const SaveField& field, model::ColumnId column, std::string_view section);

// By type: properties_places.cpp, properties_world.cpp
std::vector<model::PropertySpec> regionProperties();
std::vector<model::PropertySpec> generatorProperties();
std::vector<model::PropertySpec> plateProperties();
std::vector<model::PropertySpec> setPieceProperties();
std::vector<model::PropertySpec> pickupProperties();
std::vector<model::PropertySpec> restartProperties();
std::vector<model::PropertySpec> garageProperties();
std::vector<model::PropertySpec> storedCarProperties();
std::vector<model::PropertySpec> zoneProperties();
std::vector<model::PropertySpec> populationProperties();
std::vector<model::PropertySpec> jumpProperties();
std::vector<model::PropertySpec> enexProperties();
std::vector<model::PropertySpec> openEntranceProperties();
std::vector<model::PropertySpec> markerProperties();
std::vector<model::PropertySpec> marker3dProperties();
std::vector<model::PropertySpec> playerProperties();
std::vector<model::PropertySpec> objectProperties();
std::vector<model::PropertySpec> varsProperties();
// properties_state.cpp
std::vector<model::PropertySpec> infoProperties();
std::vector<model::PropertySpec> statisticProperties(Type type);
std::vector<model::PropertySpec> gangProperties();
std::vector<model::PropertySpec> gangWarsProperties();
std::vector<model::PropertySpec> threadProperties();

} // namespace navsmith::systems::gta_sa_save
