// The elements that the user has chosen in one document.
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
    /// In the order in which they were chosen.
    [[nodiscard]] const std::vector<model::Element>& elements() const { return elements_; }
    /// The last one chosen: what a panel shows first, what a tool starts from. Invalid if there is none.
    [[nodiscard]] model::Element primary() const { return elements_.empty() ? model::Element{} : elements_.back(); }
    /// Slots of one type, ascending.
    [[nodiscard]] std::vector<model::Slot> rows(model::ElementTypeId type) const;
    /// Kinds that are represented, ascending.
    [[nodiscard]] std::vector<model::ElementTypeId> types() const;

    void set(std::vector<model::Element> elements);
    void add(std::span<const model::Element> elements);
    void remove(std::span<const model::Element> elements);
    void toggle(model::Element element);
    void clear() { set({}); }

    /// Drops what is gone from the model.
    void follow(const model::Change& change);

Q_SIGNALS:
    void changed();

private:
    const model::Model& model_;
    std::vector<model::Element> elements_;
    std::unordered_set<model::Element> set_;
};

} // namespace navsmith::document
