#include "core/document/named_selections.h"

#include <algorithm>

namespace navsmith::document {

NamedSelections::NamedSelections(Document& document) : QObject(&document), document_(document) {}

NamedSelections& NamedSelections::of(Document& document) {
    auto* selections = document.findChild<NamedSelections*>(QString(), Qt::FindDirectChildrenOnly);
    return selections != nullptr ? *selections : *new NamedSelections(document);
}

const NamedSelections* NamedSelections::existing(const Document& document) {
    return document.findChild<const NamedSelections*>(QString(), Qt::FindDirectChildrenOnly);
}

const NamedSelection* NamedSelections::find(const QString& name) const {
    const auto it = std::ranges::find(all_, name, &NamedSelection::name);
    return it == all_.end() ? nullptr : &*it;
}

std::vector<model::Element> NamedSelections::elementsOf(const QString& name) const {
    const auto* selection = find(name);
    auto elements = selection == nullptr ? std::vector<model::Element>() : selection->elements;
    std::erase_if(elements, [&](const model::Element& e) { return !document_.model().isLive(e); });
    return elements;
}

void NamedSelections::store(const QString& name, std::span<const model::Element> elements) {
    std::erase_if(all_, [&](const NamedSelection& each) { return each.name == name; });
    all_.push_back({name, {elements.begin(), elements.end()}});
    sort();
}

QString NamedSelections::freeName() const {
    for (int number = 1;; ++number) {
        if (auto name = tr("Selection %1").arg(number); find(name) == nullptr)
            return name;
    }
}

bool NamedSelections::rename(const QString& name, const QString& newName) {
    const auto it = std::ranges::find(all_, name, &NamedSelection::name);
    if (it == all_.end() || newName.trimmed().isEmpty() || find(newName) != nullptr)
        return false;
    it->name = newName;
    sort();
    return true;
}

void NamedSelections::remove(const QString& name) {
    std::erase_if(all_, [&](const NamedSelection& each) { return each.name == name; });
    Q_EMIT changed();
}

void NamedSelections::sort() {
    std::ranges::sort(all_, [](const NamedSelection& a, const NamedSelection& b) {
        const int order = a.name.localeAwareCompare(b.name);
        return order != 0 ? order < 0 : a.name < b.name;
    });
    Q_EMIT changed();
}

} // namespace navsmith::document
