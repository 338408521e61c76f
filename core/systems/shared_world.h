// Documents of one world and the data they exchange. Each may publish a value. Others subscribe to its type and derive
// data for their own elements from it and from what they publish themselves.
#pragma once

#include "core/model/cross_document.h"
#include "core/model/model.h"
#include "core/systems/places.h"

#include <concepts>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <vector>

namespace navsmith::systems {

/// A published value: of any comparable type, immutable, shared between copies.
class Publication {
public:
    Publication() = default;
    template <std::equality_comparable T>
    static Publication of(T value) {
        Publication publication;
        publication.value_ = std::make_shared<const Typed<T>>(std::move(value));
        return publication;
    }

    [[nodiscard]] bool empty() const { return value_ == nullptr; }
    /// Null if the value has another type.
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
        explicit Typed(T initial) : value(std::move(initial)) {}
        [[nodiscard]] bool equals(const Value& other) const override {
            const auto* typed = dynamic_cast<const Typed*>(&other);
            return typed != nullptr && typed->value == value;
        }
        T value;
    };
    std::shared_ptr<const Value> value_;
};

/// A publication as subscribers receive it.
struct Received {
    std::string title; ///< title of the publishing document, for the user
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

/// The world that all documents of a game share, and what they publish there. exchange() fills in all but the name.
struct SharedWorld {
    /// Documents with the same name share a world, whatever their system. Empty: the world is the document's map.
    std::string_view name = {};
    std::span<const NamedPlace> places = {}; ///< of the world, by name
    /// The document's publication. Null: publishes nothing.
    Publication (*publish)(const model::Model&) = nullptr;
    const std::type_info* publishes = nullptr;
    const std::type_info* subscribesTo = nullptr; ///< null: subscribes to nothing
    /// Derives data from the document's own publication and at least one received one. A pure function, called again
    /// only when its input changes.
    DerivedData (*derive)(const Publication& own, const std::vector<Received>& received) = nullptr;
};

/// See exchange().
template <auto derive, typename Own, typename Other>
SharedWorld exchangeOf(const World& world, Publication (*publish)(const model::Model&), Own (*)(const model::Model&),
                       DerivedData (*)(const Own&, const std::vector<Subscribed<Other>>&)) {
    return {.name = world.name,
            .places = world.places,
            .publish = publish,
            .publishes = &typeid(Own),
            .subscribesTo = &typeid(Other),
            .derive = [](const Publication& own, const std::vector<Received>& received) -> DerivedData {
                std::vector<Subscribed<Other>> typed;
                typed.reserve(received.size());
                for (const auto& each : received)
                    typed.push_back({each.title, each.data.as<Other>()});
                return derive(*own.as<Own>(), typed);
            }};
}

/// For a system that publishes the result of the first function and subscribes to the input of the second: Own
/// publish(const model::Model&); DerivedData derive(const Own&, const std::vector<Subscribed<Other>>&);
template <auto publish, auto derive>
SharedWorld exchange(const World& world) {
    return exchangeOf<derive>(
        world, [](const model::Model& m) { return Publication::of(publish(m)); }, publish, derive);
}

} // namespace navsmith::systems
