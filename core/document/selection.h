// The selected elements of a document.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"

#include <QObject>

#include <span>
#include <unordered_set>
#include <vector>

namespace navsmith::document {

class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(const model::Model& model, QObject* parent = nullptr);

    [[nodiscard]] bool empty() const { return elements_.empty(); }
    [[nodiscard]] std::size_t size() const { return elements_.size(); }
    [[nodiscard]] bool contains(model::Element element) const { return set_.contains(element); }
    /// In order of selection.
    [[nodiscard]] const std::vector<model::Element>& elements() const { return elements_; }
    /// The element selected last: a panel shows it first, a tool starts from it. Invalid if the selection is empty.
    [[nodiscard]] model::Element primary() const { return elements_.empty() ? model::Element{} : elements_.back(); }
    /// Selected slots of one type, ascending.
    [[nodiscard]] std::vector<model::Slot> rows(model::ElementTypeId type) const;
    /// Types of the selected elements, ascending.
    [[nodiscard]] std::vector<model::ElementTypeId> types() const;

    void set(std::vector<model::Element> elements);
    void add(std::span<const model::Element> elements);
    void remove(std::span<const model::Element> elements);
    void toggle(model::Element element);
    void clear() { set({}); }

    /// Removes erased elements.
    void follow(const model::Change& change);

Q_SIGNALS:
    void changed();

private:
    const model::Model& model_;
    std::vector<model::Element> elements_;
    std::unordered_set<model::Element> set_;
};

} // namespace navsmith::document
