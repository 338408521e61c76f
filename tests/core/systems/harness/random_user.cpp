#include "tests/core/systems/harness/random_user.h"

#include "core/model/property.h"
#include "core/systems/paste.h"

#include <algorithm>
#include <cmath>

namespace navsmith::tests {

using model::Change;
using model::Element;
using model::Slot;
using model::Transaction;
using systems::Elements;

namespace {

/// The ground of a map: level, at -3.
const world::RayCaster& flatGround() {
    static const auto ground = [] {
        constexpr float far = 10000;
        constexpr float z = -3;
        world::MapGeometry map;
        map.positions = {{-far, -far, z}, {far, -far, z}, {far, far, z}, {-far, far, z}};
        map.indices = {0, 1, 2, 0, 2, 3};
        map.layers = {{world::MapLayer::Solid, 0, 2}};
        map.minimum = map.positions[0];
        map.maximum = map.positions[2];
        return *world::RayCaster::build(map);
    }();
    return ground;
}

void addOnce(Elements& elements, Element e) {
    if (e.valid() && std::ranges::find(elements, e) == elements.end())
        elements.push_back(e);
}

} // namespace

RandomUser::RandomUser(const SystemCase& c, model::Model& model, std::uint32_t seed, bool careful)
    : c_(c), system_(systemOf(model)), model_(model), random_(seed), careful_(careful) {
    const auto allowed = [&](std::string_view id) { return !careful || !c.mayBreakRules.contains(id); };
    for (const auto& edit : system_.editing.edits) {
        if (allowed(edit.id))
            edits_.push_back(&edit);
    }
    for (const auto& builder : system_.editing.builders) {
        if (allowed(builder.id))
            builders_.push_back(&builder);
    }
    if (c.bounded != model::kNoElementType)
        most_ = std::max<std::size_t>(60, model.count(c.bounded) + 60);
}

Change RandomUser::act(const Seen& seen) {
    const auto rare = below(20);
    if (!careful_ && rare == 0)
        return drag();
    if (!careful_ && rare == 1 && system_.editing.attachPasted != nullptr)
        return copy();
    std::vector<const systems::Edit*> unseen;
    if (!seen.empty() && below(2) == 0) {
        std::ranges::copy_if(edits_, std::back_inserter(unseen), [&](const auto* edit) {
            return edit->section != "Select" && !seen.contains(std::string(edit->id));
        });
    }
    if (!unseen.empty())
        return run(*unseen[below(unseen.size())]);
    const auto choice = below(edits_.size() + builders_.size());
    return choice < edits_.size() ? run(*edits_[choice]) : build(*builders_[choice - edits_.size()]);
}

Element RandomUser::any(model::ElementTypeId type) {
    const auto rows = model_.liveRows(type);
    return rows.empty() ? Element{} : Element{type, rows[below(rows.size())]};
}

/// An element, and some of those that others connect it with: what a link or a connection leads to.
Elements RandomUser::neighbours() {
    const auto middle = any(c_.picks.front());
    Elements selected;
    addOnce(selected, middle);
    if (!middle.valid())
        return selected;
    for (model::ElementTypeId type = 0; type < model_.schema().typeCount(); ++type) {
        const auto& columns = model_.schema().type(type).columns;
        std::vector<model::ColumnId> references;
        for (model::ColumnId column = 0; column < static_cast<model::ColumnId>(columns.size()); ++column) {
            if (columns[column].ref && columns[column].ref->target == middle.type)
                references.push_back(column);
        }
        if (references.size() < 2)
            continue;
        for (const Slot row : model_.referrers({type, references[0]}, middle.slot)) {
            const auto other = model_.get(model::Column<model::Ref>{type, references[1]}, row);
            if (other.isSlot() && below(3) != 0)
                addOnce(selected, {middle.type, other.slot()});
        }
    }
    return selected;
}

Elements RandomUser::selection() {
    if (below(3) == 0)
        return neighbours();
    Elements selected;
    const auto first = any();
    for (auto left = below(6); left > 0; --left)
        addOnce(selected, below(4) == 0 || !first.valid() ? any() : any(first.type));
    return selected;
}

std::vector<double> RandomUser::numbers(std::span<const systems::Parameter> parameters) {
    std::vector<double> out;
    for (const auto& p : parameters) {
        if (p.choices != nullptr) {
            out.push_back(static_cast<double>(below(p.choices(model_).size() + 1)) - 1);
            continue;
        }
        const double low = std::max(p.min, -c_.reach);
        const double high = std::max(low, std::min(p.max, c_.reach));
        const double v = low + (high - low) * static_cast<double>(below(1000)) / 999;
        out.push_back(p.decimals == 0 ? std::round(v) : v);
    }
    return out;
}

std::optional<glm::vec3> RandomUser::placeOf(Element element) const {
    for (const auto& symbol : system_.view.symbols) {
        if (element.valid() && symbol.type == element.type)
            return symbol.anchor(model_, element.slot);
    }
    return std::nullopt;
}

/// Around an element, or far away.
glm::vec3 RandomUser::somewhere() {
    const glm::vec3 by(within(200), within(200), within(50));
    const auto around = placeOf(any(c_.picks.front()));
    return around && below(10) != 0 ? *around + by : by * 20.0F;
}

const world::RayCaster* RandomUser::ground() {
    return below(2) == 0 ? nullptr : &flatGround();
}

Change RandomUser::commit(Transaction& tx, const systems::EditResult& result) {
    if (!result) {
        EXPECT_FALSE(result.error().reason.empty()) << last_;
        return {}; // the transaction is given up
    }
    if (most_ != 0 && model_.count(c_.bounded) > most_)
        return {};
    auto change = tx.commit();
    if (!change) {
        EXPECT_FALSE(change.error().reason.empty()) << last_;
        return {};
    }
    for (const auto& e : *result)
        EXPECT_TRUE(model_.isLive(e) || e.type == c_.mayVanish) << last_;
    return std::move(*change);
}

Change RandomUser::run(const systems::Edit& edit) {
    last_ = edit.id;
    const auto selected = selection();
    if (!systems::whyDisabled(edit, model_, selected).empty())
        return {};
    auto values = numbers(edit.parameters);
    if (edit.propose != nullptr && below(2) == 0)
        values = systems::initialNumbers(edit, model_, selected);
    const systems::EditArguments arguments{values, ground(), below(100'000)};
    if (edit.describe != nullptr)
        systems::describe(edit, model_, selected, arguments);
    Transaction tx(model_, std::string(edit.title));
    return commit(tx, systems::run(edit, tx, selected, arguments));
}

Change RandomUser::build(const systems::Builder& builder) {
    last_ = builder.id;
    systems::Builder::Click click{below(3) == 0 ? Element{} : any(), below(2) == 0 ? Element{} : any(), somewhere()};
    if (const auto end = placeOf(any(c_.picks.front()));
        builder.gesture == systems::Gesture::Line && end && below(4) != 0)
        click.at = *end;
    click.start = builder.gesture == systems::Gesture::Click
                      ? click.at
                      : click.at + glm::vec3(within(150), within(150), within(150));
    const auto values = numbers(builder.parameters);
    const systems::EditArguments arguments{values, ground()};
    if (builder.describe != nullptr)
        systems::describe(builder, model_, click, arguments);
    Transaction tx(model_, std::string(builder.title));
    return commit(tx, systems::place(builder, tx, click, arguments));
}

/// Duplicates, or copies and pastes.
Change RandomUser::copy() {
    last_ = "copy";
    const auto selected = selection();
    const glm::dvec3 by(somewhere());
    Transaction tx(model_, "Copy");
    if (below(2) == 0)
        return commit(tx, systems::duplicate(system_, tx, selected, by));
    const auto text = systems::copyText(system_, model_, selected);
    return text.empty() ? Change{} : commit(tx, systems::pasteText(system_, tx, text, by));
}

/// Moves an element with the mouse.
Change RandomUser::drag() {
    last_ = "drag";
    const auto element = any();
    if (!element.valid())
        return {};
    for (const auto& property : model_.schema().type(element.type).properties) {
        if (property.type != model::PropertyType::Vector || !property.editable())
            continue;
        Transaction tx(model_, "Move");
        model::writeValue(tx, element.type, property, std::span(&element.slot, 1), glm::dvec3(somewhere()));
        return commit(tx, Elements{element});
    }
    return {};
}

} // namespace navsmith::tests
