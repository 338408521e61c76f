// The world that documents of a game share. Each document may publish a value there. Others subscribe to its type and
// derive data for their own elements from it and from what they publish themselves.
#pragma once

#include "core/model/model.h"
#include "core/systems/places.h"

#include <concepts>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <typeinfo>
#include <vector>

namespace navsmith::systems {

/// An immutable value of the type SharedWorld::publishes.
using Publication = std::shared_ptr<const void>;

/// A publication as subscribers receive it.
template <typename T = void>
struct Received {
    std::string title; ///< of the publishing document, for the user
    std::shared_ptr<const T> data;

    bool operator==(const Received&) const = default;
};

/// What a document's data is derived from.
struct Sources {
    Publication own;
    std::vector<Received<>> received; ///< of the type SharedWorld::subscribesTo

    bool operator==(const Sources&) const = default;
};

using DerivedData = std::shared_ptr<const model::CrossDocumentData>;

/// sharing() fills in what follows the places.
struct SharedWorld {
    /// Documents with the same name share a world, whatever their system. Empty: the world is the document's map.
    std::string_view name = {};
    std::span<const NamedPlace> places = {};      ///< of the world, by name
    const std::type_info* publishes = nullptr;    ///< null: nothing
    const std::type_info* subscribesTo = nullptr; ///< null: nothing
    /// The document's publication: `before` itself if that is equal, so that nobody derives anything again.
    std::function<Publication(const model::Model&, const Publication& before)> publish = {};
    /// A pure function of sources of which at least one is received.
    std::function<DerivedData(const Sources&)> derive = {};
};

/// Of a system that publishes the result of the first function and subscribes to the input of the second.
template <std::equality_comparable Own, typename Other>
SharedWorld sharing(SharedWorld world, Own (*publish)(const model::Model&),
                    DerivedData (*derive)(const Own&, const std::vector<Received<Other>>&)) {
    world.publishes = &typeid(Own);
    world.subscribesTo = &typeid(Other);
    world.publish = [publish](const model::Model& m, const Publication& before) -> Publication {
        auto now = std::make_shared<const Own>(publish(m));
        if (before != nullptr && *now == *static_cast<const Own*>(before.get()))
            return before;
        return now;
    };
    world.derive = [derive](const Sources& sources) {
        std::vector<Received<Other>> received;
        for (const auto& [title, data] : sources.received)
            received.push_back({title, std::static_pointer_cast<const Other>(data)});
        return derive(*static_cast<const Own*>(sources.own.get()), received);
    };
    return world;
}

} // namespace navsmith::systems
