// Documents of one world and the data that they exchange. Each publishes a value; others subscribe to it by its type
// and derive from it, and from what they publish themselves, data for their own elements.
#pragma once

#include "core/model/cross_document.h"
#include "core/model/model.h"

#include <concepts>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <vector>

namespace navsmith::systems {

/// A value that a document publishes: of any type that can be compared, never changed, shared by its copies.
class Publication {
public:
    Publication() = default;
    template <std::equality_comparable T>
    static Publication of(T value) {
        Publication made;
        made.value_ = std::make_shared<const Typed<T>>(std::move(value));
        return made;
    }

    [[nodiscard]] bool empty() const { return value_ == nullptr; }
    /// Null if it is of another type.
    template <typename T>
    [[nodiscard]] std::shared_ptr<const T> as() const {
        const auto typed = std::dynamic_pointer_cast<const Typed<T>>(value_);
        return typed == nullptr ? nullptr : std::shared_ptr<const T>(typed, &typed->value);
    }
    /// Whether the values are equal.
    bool operator==(const Publication& other) const {
        return value_ == other.value_ ||
               (value_ != nullptr && other.value_ != nullptr && value_->equals(*other.value_));
    }

private:
    struct Value {
        Value() = default;
        Value(const Value&) = delete;
        Value& operator=(const Value&) = delete;
        virtual ~Value() = default;
        [[nodiscard]] virtual bool equals(const Value& other) const = 0;
    };
    template <typename T>
    struct Typed final : Value {
        explicit Typed(T made) : value(std::move(made)) {}
        [[nodiscard]] bool equals(const Value& other) const override {
            const auto* typed = dynamic_cast<const Typed*>(&other);
            return typed != nullptr && typed->value == value;
        }
        T value;
    };
    std::shared_ptr<const Value> value_;
};

/// A publication as it comes to the others.
struct Received {
    std::string title; ///< of the document that publishes it, for people
    Publication data;

    bool operator==(const Received&) const = default;
};

/// The same with its type.
template <typename T>
struct Subscribed {
    std::string title;
    std::shared_ptr<const T> data;
};

using DerivedData = std::shared_ptr<const model::CrossDocumentData>;

/// The world that all documents of one game lie in, and what they publish there. exchange() fills in all of it.
struct SharedWorld {
    /// Documents of this name lie in one world, whatever their system. Empty: each lies on its map.
    std::string_view name = {};
    /// What the others may know of a document. Null: it publishes nothing.
    Publication (*publish)(const model::Model&) = nullptr;
    const std::type_info* publishes = nullptr;
    const std::type_info* subscribesTo = nullptr; ///< null: to nothing
    /// What follows from the document's own publication and from at least one that it subscribes to. A pure function:
    /// while these stay as they are, it is not called again.
    DerivedData (*derive)(const Publication& own, const std::vector<Received>& received) = nullptr;
};

/// See exchange().
template <auto derive, typename Own, typename Other>
SharedWorld exchangeOf(std::string_view name, Publication (*publish)(const model::Model&), Own (*)(const model::Model&),
                       DerivedData (*)(const Own&, const std::vector<Subscribed<Other>>&)) {
    return {.name = name,
            .publish = publish,
            .publishes = &typeid(Own),
            .subscribesTo = &typeid(Other),
            .derive = [](const Publication& own, const std::vector<Received>& received) -> DerivedData {
                std::vector<Subscribed<Other>> typed;
                for (const auto& each : received)
                    typed.push_back({each.title, each.data.as<Other>()});
                return derive(*own.as<Own>(), typed);
            }};
}

/// Of a system that publishes what its first function gives, and subscribes to what its second one takes of others:
///     Own publish(const model::Model&);
///     DerivedData derive(const Own&, const std::vector<Subscribed<Other>>&);
template <auto publish, auto derive>
SharedWorld exchange(std::string_view name) {
    return exchangeOf<derive>(
        name, [](const model::Model& m) { return Publication::of(publish(m)); }, publish, derive);
}

} // namespace navsmith::systems
