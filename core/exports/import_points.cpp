#include "core/exports/import_points.h"

#include "core/model/transaction.h"
#include "core/world/backdrop.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace navsmith::exports {

using model::Element;
using model::PropertySpec;
using model::Transaction;

namespace {

constexpr std::string_view kAxisNames = "xyz";
constexpr std::string_view kBlanksOfCells = " \t";

/// "width" of "width [m]".
std::string_view withoutUnit(std::string_view title) {
    const auto bracket = title.find(" [");
    return bytes::trimmed(title.ends_with(']') && bracket != std::string_view::npos ? title.substr(0, bracket) : title,
                          kBlanksOfCells);
}

std::optional<double> numberIn(std::string_view text) {
    text = bytes::trimmed(text, kBlanksOfCells);
    if (text.starts_with('+'))
        text.remove_prefix(1);
    const auto value = bytes::parsed<double>(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

/// The property that is the position of a type: the one that its handle moves.
const PropertySpec* positionOf(const systems::System& system, model::ElementTypeId type) {
    const auto* symbol = symbol::symbolOf(system.view, type);
    if (symbol == nullptr)
        return nullptr;
    for (const auto& handle : symbol->handles) {
        const auto* property = handle.type == symbol::HandleType::Point && !handle.property.empty()
                                   ? system.schema->type(type).findProperty(handle.property)
                                   : nullptr;
        if (property != nullptr && property->type == model::PropertyType::Vector)
            return property;
    }
    return nullptr;
}

/// A row whose cells make sense.
struct ImportedPoint {
    std::array<std::optional<double>, 3> place;
    struct Cell {
        const Field* field;
        std::string_view text;
    };
    std::vector<Cell> cells; ///< not empty
};

class Importer {
public:
    Importer(const systems::System& system, model::Model& model, const PointTable& table, const PointImport& how)
        : model_(model), table_(table), how_(how), builder_(findBuilder(system, how.maker.builder)),
          type_(how.maker.makes), position_(positionOf(system, type_)) {
        result_.problems = table.problems;
    }

    Result<ImportedPoints> run(const Progress& progress) {
        if (builder_ == nullptr)
            return failed(texts::format("There is no builder {}", how_.maker.builder));
        if (auto sound = checkMapping(); !sound)
            return failed(std::move(sound.error()));
        for (std::size_t i = 0; i < table_.rows.size(); ++i) {
            if (!keepGoing(progress, static_cast<double>(i) / static_cast<double>(table_.rows.size())))
                return cancelled();
            if (auto done = add(table_.rows[i]); !done)
                result_.problems.push_back({table_.rows[i].name, std::move(done.error())});
        }
        result_.change = merged();
        result_.change.label = how_.label;
        return std::move(result_);
    }

private:
    [[nodiscard]] Result<void> checkMapping() const {
        std::array<bool, 3> axes{};
        for (std::size_t i = 0; i < how_.mapping.size(); ++i) {
            const auto& target = how_.mapping[i];
            if (!target)
                continue;
            if (target->axis >= 0)
                axes.at(static_cast<std::size_t>(target->axis)) = true;
            if (std::find(how_.mapping.begin(), how_.mapping.begin() + static_cast<std::ptrdiff_t>(i), target) !=
                how_.mapping.begin() + static_cast<std::ptrdiff_t>(i))
                return failed(texts::format("Two columns are {}: choose one", idOf(*target)));
        }
        if (!axes[0] || !axes[1])
            return failed(texts::format("No column is {}: choose one", axes[0] ? "y" : "x"));
        return {};
    }

    [[nodiscard]] Result<ImportedPoint> pointOf(const PointRow& row) const {
        ImportedPoint point;
        for (std::size_t i = 0; i < how_.mapping.size() && i < row.cells.size(); ++i) {
            const auto& target = how_.mapping[i];
            const auto text = bytes::trimmed(row.cells[i], kBlanksOfCells);
            if (!target || (text.empty() && target->axis != 0 && target->axis != 1))
                continue;
            if (target->axis >= 0) {
                const auto number = numberIn(text);
                if (!number)
                    return failed(texts::format("{}: \"{}\" is not a number", table_.columns[i], text));
                point.place.at(static_cast<std::size_t>(target->axis)) = number;
                continue;
            }
            const bool sound = target->field.component >= 0
                                   ? numberIn(text).has_value()
                                   : model::parseValue(*target->field.property, text).has_value();
            if (!sound)
                return failed(texts::format("{}: \"{}\" is no value of {}", table_.columns[i], text,
                                            target->field.property->title));
            point.cells.push_back({&target->field, text});
        }
        return point;
    }

    /// Where a click would be.
    [[nodiscard]] glm::dvec3 placeOf(const ImportedPoint& point) const {
        const double x = *point.place[0];
        const double y = *point.place[1];
        if (point.place[2])
            return {x, y, *point.place[2]};
        double z = 0;
        if (const auto& map = model_.map(); map != nullptr) {
            const auto ground =
                map->rays.ground(static_cast<float>(x), static_cast<float>(y), map->geometry.maximum.z + 1);
            z = ground ? double{ground->point.z} : 0;
        }
        return {x, y, z};
    }

    Result<void> add(const PointRow& row) {
        if (row.inLine == InLine::First)
            last_ = {};
        const auto point = pointOf(row);
        if (!point)
            return failed(point.error());
        Transaction tx(model_, how_.label);
        const bool goesOn = row.inLine == InLine::Further || (how_.linked && row.inLine == InLine::None);
        const auto element = make(tx, *point, goesOn ? last_ : Element{});
        if (!element)
            return failed(element.error());
        auto change = tx.commit();
        if (!change)
            return failed(withoutStop(change.error().reason));
        keep(std::move(*change));
        result_.elements.push_back(*element);
        last_ = *element;
        return {};
    }

    /// `from`: the point that it continues from; may be invalid.
    Result<Element> make(Transaction& tx, const ImportedPoint& point, Element from) {
        const auto place = placeOf(point);
        systems::Builder::Click click;
        click.at = click.start = glm::vec3(place);
        if (from.valid() && model_.isLive(from))
            click.from = from;
        const auto& builder = *builder_;
        const auto map = model_.map();
        const systems::EditArguments arguments{.numbers = how_.numbers,
                                               .ground = map == nullptr ? nullptr : &map->rays,
                                               .mapBytes = map == nullptr ? 0 : map->fileSize,
                                               .parameters = builder.parameters};
        const auto done = systems::place(builder, tx, click, arguments);
        if (!done)
            return failed(withoutStop(done.error().reason));
        const auto it = std::ranges::find(*done, type_, &Element::type);
        const auto created = tx.created(type_);
        if (it == done->end() || !std::ranges::binary_search(created, it->slot))
            return failed(it == done->end() ? texts::format("nothing was made of it")
                                            : texts::format("{} is already there", model::elementName(model_, *it)));
        if (auto written = write(tx, it->slot, point, place); !written)
            return failed(std::move(written.error()));
        return *it;
    }

    Result<void> write(Transaction& tx, model::Slot row, const ImportedPoint& point, const glm::dvec3& place) {
        if (position_ != nullptr) {
            // As exact as the file can hold it; a height that nobody stated is the builder's.
            auto exact = place;
            if (!point.place[2]) {
                const auto now = model::readValue(model_, *position_, {type_, row});
                if (const auto* at = std::get_if<glm::dvec3>(&now))
                    exact.z = at->z;
            }
            count(model::writeValue(tx, type_, *position_, std::span(&row, 1), exact));
        }
        for (const auto& cell : point.cells) {
            const auto& property = *cell.field->property;
            std::optional<model::Value> value;
            if (cell.field->component >= 0) {
                const auto now = model::readValue(model_, property, {type_, row});
                auto vector = std::get_if<glm::dvec3>(&now) == nullptr ? glm::dvec3(0) : std::get<glm::dvec3>(now);
                vector[cell.field->component] = numberIn(cell.text).value_or(0);
                value = vector;
            } else {
                value = model::parseValue(property, cell.text);
            }
            const auto outcome = value && model::isPresent(model_, property, Element{type_, row})
                                     ? model::writeValue(tx, type_, property, std::span(&row, 1), *value)
                                     : model::WriteOutcome{.accepted = false};
            if (!outcome.accepted)
                return failed(texts::format("{} cannot be set", property.title));
            count(outcome);
        }
        return {};
    }

    void count(const model::WriteOutcome& outcome) {
        result_.clamped += outcome.clamped;
        result_.snapped += outcome.snapped;
    }

    static std::string withoutStop(std::string reason) {
        if (reason.ends_with('.'))
            reason.pop_back();
        return reason;
    }

    /// Changes are merged two and two of about the same size, so that each is copied only a few times.
    void keep(model::Change change) {
        changes_.emplace_back(std::move(change), 1);
        while (changes_.size() > 1 && changes_.back().second >= changes_[changes_.size() - 2].second)
            mergeLast();
    }
    void mergeLast() {
        auto last = std::move(changes_.back());
        changes_.pop_back();
        changes_.back().first = model::merge(changes_.back().first, last.first);
        changes_.back().second += last.second;
    }
    model::Change merged() {
        while (changes_.size() > 1)
            mergeLast();
        return changes_.empty() ? model::Change{} : std::move(changes_.front().first);
    }

    model::Model& model_;
    const PointTable& table_;
    const PointImport& how_;
    const systems::Builder* builder_;
    model::ElementTypeId type_;
    const PropertySpec* position_;
    Element last_;
    ImportedPoints result_;
    std::vector<std::pair<model::Change, std::size_t>> changes_; ///< with the number of points in each
};

} // namespace

const systems::Builder* findBuilder(const systems::System& system, std::string_view id) {
    const auto& builders = system.editing.builders;
    const auto it = std::ranges::find(builders, id, &systems::Builder::id);
    return it == builders.end() ? nullptr : &*it;
}

std::vector<Target> targetsOf(const systems::System& system, const systems::PointBuilder& maker) {
    std::vector<Target> targets{{0, {}}, {1, {}}, {2, {}}};
    const auto* position = positionOf(system, maker.makes);
    for (auto& field : fieldsOf(system.schema->type(maker.makes))) {
        const auto type = field.property->type;
        const bool writable =
            field.property->editable() && type != model::PropertyType::Reference && type != model::PropertyType::Bytes;
        if (writable && field.property != position)
            targets.push_back({-1, std::move(field)});
    }
    return targets;
}

std::string idOf(const Target& target) {
    return target.axis >= 0 ? std::string(1, kAxisNames[static_cast<std::size_t>(target.axis)]) : target.field.id;
}

const Target* findTarget(const std::vector<Target>& targets, std::string_view id) {
    const auto it =
        std::ranges::find_if(targets, [&](const Target& target) { return bytes::equalIgnoringCase(idOf(target), id); });
    return it == targets.end() ? nullptr : &*it;
}

std::vector<std::optional<Target>> usualMapping(const systems::System& system, const systems::PointBuilder& maker,
                                                const PointTable& table) {
    const auto targets = targetsOf(system, maker);
    const auto* position = positionOf(system, maker.makes);
    const auto positionId = position == nullptr ? std::string_view() : position->id;
    std::vector<std::optional<Target>> mapping;
    for (const auto& column : table.columns) {
        auto id = withoutUnit(column);
        if (const auto dot = positionId.size(); !positionId.empty() && id.size() == dot + 2 && id[dot] == '.' &&
                                                bytes::equalIgnoringCase(id.substr(0, dot), positionId))
            id.remove_prefix(dot + 1);
        const auto* target = findTarget(targets, id);
        const bool isUsed = target != nullptr && std::ranges::find(mapping, std::optional(*target)) != mapping.end();
        mapping.push_back(target == nullptr || isUsed ? std::nullopt : std::optional(*target));
    }
    return mapping;
}

Result<ImportedPoints> importPoints(const systems::System& system, model::Model& model, const PointTable& table,
                                    const PointImport& how, const Progress& progress) {
    return Importer(system, model, table, how).run(progress);
}

} // namespace navsmith::exports
