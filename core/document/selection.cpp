#include "core/document/selection.h"

#include <algorithm>
#include <utility>

namespace navsmith::document {

using model::Element;

Selection::Selection(const model::Model& model, QObject* parent) : QObject(parent), model_(model) {}

std::vector<model::Slot> Selection::rows(model::ElementTypeId type) const {
    std::vector<model::Slot> rows;
    for (const auto& e : elements_) {
        if (e.type == type)
            rows.push_back(e.slot);
    }
    std::ranges::sort(rows);
    return rows;
}

std::vector<model::ElementTypeId> Selection::types() const {
    // Asked for at each frame: look at every element once, and sort only the few types.
    std::vector<model::ElementTypeId> types;
    for (const auto& e : elements_) {
        if (std::ranges::find(types, e.type) == types.end())
            types.push_back(e.type);
    }
    std::ranges::sort(types);
    return types;
}

void Selection::set(std::vector<Element> elements) {
    std::unordered_set<Element> fresh;
    std::erase_if(elements, [&](const Element& e) { return !model_.isLive(e) || !fresh.insert(e).second; });
    if (elements == elements_)
        return;
    elements_ = std::move(elements);
    set_ = std::move(fresh);
    Q_EMIT changed();
}

void Selection::add(std::span<const Element> elements) {
    const auto before = elements_.size();
    for (const auto& e : elements) {
        if (model_.isLive(e) && set_.insert(e).second)
            elements_.push_back(e);
    }
    if (elements_.size() != before)
        Q_EMIT changed();
}

void Selection::remove(std::span<const Element> elements) {
    const auto before = elements_.size();
    for (const auto& e : elements)
        set_.erase(e);
    std::erase_if(elements_, [&](const Element& e) { return !set_.contains(e); });
    if (elements_.size() != before)
        Q_EMIT changed();
}

void Selection::toggle(Element element) {
    if (contains(element))
        remove(std::span(&element, 1));
    else
        add(std::span(&element, 1));
}

void Selection::follow(const model::Change& change) {
    const bool rowsWent = std::ranges::any_of(change.columns, [](const auto& c) { return c.column == model::kAlive; });
    const bool pools = std::ranges::any_of(model_.schema().types, [](const auto& k) { return k.pool.has_value(); });
    if (!rowsWent && !pools)
        return;
    std::vector<Element> gone;
    std::ranges::copy_if(elements_, std::back_inserter(gone), [&](const Element& e) { return !model_.isLive(e); });
    remove(gone);
}

} // namespace navsmith::document
