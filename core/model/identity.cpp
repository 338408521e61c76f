#include "core/model/identity.h"

#include "core/model/part_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

namespace navsmith::model {

namespace {

std::vector<Slot> recordsOf(const Model& model, ElementTypeId type) {
    std::vector<Slot> rows;
    const auto alive = model.alive(type);
    for (Slot row = 0; row < alive.size(); ++row) {
        if (alive[row] != 0)
            rows.push_back(row);
    }
    return rows;
}

/// Orders rows by the places of their owners, not by their slots.
void orderType(const Model& model, ElementTypeId type, FileOrder& out, std::vector<bool>& done) {
    if (done[type])
        return;
    done[type] = true;
    const auto& spec = model.schema().type(type);
    if (spec.pool) {
        out[type] = recordsOf(model, type);
        return;
    }
    const auto& order = model.order(type);
    if (spec.groupOwner == kNoColumn) {
        out[type].assign(order.all().begin(), order.all().end());
        return;
    }
    const auto owner = spec.columns[spec.groupOwner].ref->target;
    orderType(model, owner, out, done);
    out[type].reserve(order.all().size());
    for (const Slot row : out[owner])
        std::ranges::copy(order.group(row), std::back_inserter(out[type]));
    std::ranges::copy(order.ownerless(), std::back_inserter(out[type]));
}

/// Targets of the references among some properties.
void addTargets(const ElementType& type, const std::vector<std::string_view>& properties,
                std::vector<ElementTypeId>& targets) {
    for (const auto id : properties) {
        const auto* property = type.findProperty(id);
        if (property->type == PropertyType::Reference)
            targets.push_back(type.columns[property->column].ref->target);
    }
}

bool leadsTo(const Schema& schema, const Identities& identities, ElementTypeId from, ElementTypeId to,
             std::size_t steps) {
    return std::ranges::any_of(identityNeeds(schema, identities, from), [&](ElementTypeId next) {
        return next == to || steps == 0 || leadsTo(schema, identities, next, to, steps - 1);
    });
}

} // namespace

const std::vector<std::vector<std::string_view>>& alternativesFor(const Identities& identities,
                                                                  const ElementType& type) {
    static const std::vector<std::vector<std::string_view>> none;
    const auto it = std::ranges::find(identities, type.id, &Identity::type);
    return it == identities.end() || type.pool ? none : it->by;
}

std::vector<ElementTypeId> identityNeeds(const Schema& schema, const Identities& identities, ElementTypeId type) {
    const auto& spec = schema.type(type);
    const auto& alternatives = alternativesFor(identities, spec);
    std::vector<ElementTypeId> needs;
    for (const auto& alternative : alternatives)
        addTargets(spec, alternative, needs);
    if (alternatives.empty() && spec.groupOwner != kNoColumn && !spec.pool)
        needs.push_back(spec.columns[spec.groupOwner].ref->target);
    return needs;
}

std::string checkIdentities(const Schema& schema, const Identities& identities) {
    for (const auto& identity : identities) {
        const auto type = schema.findElementType(identity.type);
        if (!type)
            return fmt::format("{}: no element type {}", schema.id, identity.type);
        for (const auto& alternative : identity.by) {
            for (const auto id : alternative) {
                const auto* property = schema.type(*type).findProperty(id);
                if (property == nullptr || property->derived())
                    return fmt::format("{}.{}: {} is no stored property", schema.id, identity.type, id);
            }
        }
    }
    for (ElementTypeId type = 0; type < schema.typeCount(); ++type) {
        if (leadsTo(schema, identities, type, type, schema.types.size()))
            return fmt::format("{}.{}: is told by elements that are told by it", schema.id, schema.type(type).id);
    }
    return {};
}

FileOrder fileOrder(const Model& model) {
    FileOrder out(model.schema().types.size());
    std::vector<bool> done(out.size());
    for (ElementTypeId type = 0; type < model.schema().typeCount(); ++type)
        orderType(model, type, out, done);
    return out;
}

std::vector<StoredPart> identityParts(const RecordView& record, const std::vector<std::string_view>& identity) {
    const auto belongs = [&](const PropertySpec& property) {
        return std::ranges::find(identity, property.id) != identity.end();
    };
    auto parts = storedParts(record, belongs);
    std::erase_if(parts, [](const StoredPart& part) { return part.property == nullptr; });
    return parts;
}

ElementNames::ElementNames(const Model& model, const FileOrder& order, const Identities& identities, Adjust adjust)
    : model_(model), order_(order), identities_(identities), adjust_(adjust), names_(model.schema().types.size()) {}

const std::string& ElementNames::of(ElementTypeId type, Slot row) {
    static const std::string none;
    const auto& names = namesOf(type).byRow;
    return row < names.size() ? names[row] : none;
}

std::optional<Slot> ElementNames::find(ElementTypeId type, std::string_view name) {
    const auto& rows = namesOf(type).rows;
    const auto it = rows.find(std::string(name));
    return it == rows.end() ? std::nullopt : std::optional(it->second);
}

std::vector<std::string_view> ElementNames::naming(const ElementType& type) const {
    const auto& alternatives = alternativesFor(identities_, type);
    if (alternatives.empty())
        return {};
    return *std::ranges::min_element(alternatives, {}, [&](const auto& alternative) {
        std::size_t columns = 0;
        for (const auto id : alternative)
            columns += std::max<std::size_t>(1, type.findProperty(id)->components.size());
        return columns;
    });
}

std::vector<ElementTypeId> ElementNames::needs(ElementTypeId type) const {
    const auto& spec = model_.schema().type(type);
    std::vector<ElementTypeId> types;
    addTargets(spec, naming(spec), types);
    return types;
}

ElementNames::Names& ElementNames::namesOf(ElementTypeId type) {
    auto& names = names_[type];
    if (!names.ready) {
        names.ready = true; // identities have no cycles: checkIdentities()
        make(type, names);
    }
    return names;
}

void ElementNames::make(ElementTypeId type, Names& names) {
    const auto record = recordOf(model_, type);
    auto parts = identityParts(record, naming(model_.schema().type(type)));
    if (adjust_ != nullptr)
        std::ranges::for_each(parts, adjust_);
    const TargetName nameOf = [this](ElementTypeId target, Slot row) { return of(target, row); };
    names.byRow.resize(model_.capacity(type));
    names.rows.reserve(order_[type].size());
    std::unordered_map<std::string, std::size_t> copies;
    std::size_t position = 0;
    for (const Slot row : order_[type]) {
        std::string name = parts.empty() ? fmt::format("{}", position) : std::string();
        for (const auto& part : parts)
            name += (name.empty() ? "" : " ") + plainText(record, part, row, nameOf);
        auto unique = name;
        while (!names.rows.emplace(unique, row).second)
            unique = fmt::format("{}#{}", name, ++copies.try_emplace(name, 1).first->second);
        names.byRow[row] = std::move(unique);
        ++position;
    }
}

} // namespace navsmith::model
