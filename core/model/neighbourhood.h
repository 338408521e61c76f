// What documents that lie in one world know of each other. Each tells the others something that all of them understand
// by its type, and works out what the others' telling means for its own elements. All of it is handed round as copies
// that nobody changes, so a model and its copies may be read in different threads.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <typeinfo>
#include <vector>

namespace navsmith::model {

/// A value of any type that is never changed again; empty: none.
class Told {
public:
    Told() = default;
    template <typename T>
    explicit Told(std::shared_ptr<const T> value) : type_(&typeid(T)), value_(std::move(value)) {}

    /// Null if it is of another type.
    template <typename T>
    [[nodiscard]] const T* as() const {
        return type_ != nullptr && *type_ == typeid(T) ? static_cast<const T*>(value_.get()) : nullptr;
    }
    [[nodiscard]] bool is(const std::type_info& type) const { return type_ != nullptr && *type_ == type; }
    [[nodiscard]] bool empty() const { return value_ == nullptr; }
    bool operator==(const Told& other) const { return value_ == other.value_; }

private:
    const std::type_info* type_ = nullptr;
    std::shared_ptr<const void> value_;
};

/// A value of its own as a Told.
template <typename T>
Told tell(T value) {
    return Told(std::make_shared<const T>(std::move(value)));
}

struct Neighbour {
    std::string title; ///< of the document, for people
    Told tells;

    bool operator==(const Neighbour&) const = default;
};

struct Neighbourhood {
    std::vector<Neighbour> neighbours; ///< those that tell something; the one that was edited last comes first
    Told survey;                       ///< what follows for the elements of this document
};

/// The first neighbour that tells a T; null if none does.
template <typename T>
const Neighbour* neighbourTelling(std::span<const Neighbour> neighbours) {
    for (const auto& neighbour : neighbours) {
        if (neighbour.tells.as<T>() != nullptr)
            return &neighbour;
    }
    return nullptr;
}

} // namespace navsmith::model
