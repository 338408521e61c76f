// Functions over any of several alike systems, as plain functions of one.
#pragma once

#include <type_traits>
#include <utility>

namespace navsmith::systems {

/// A function over what describes a system's graph, also for tables of function pointers: f(m, ...) is
/// F(G, m, ..., Extra...). G is that description.
template <const auto& G, auto F, auto... Extra>
struct Over {
    template <typename R, typename... A>
    using Pointer = R (*)(A...);

    template <typename R, typename... A, // does not convert to pointers to functions of other types
              typename = std::enable_if_t<std::is_invocable_r_v<R, decltype(F), decltype(G), A..., decltype(Extra)...>>>
    constexpr operator Pointer<R, A...>() const { // NOLINT(google-explicit-constructor): it stands for the function
        return [](A... arguments) -> R { return F(G, std::forward<A>(arguments)..., Extra...); };
    }
    template <typename... A>
    constexpr auto operator()(A&&... arguments) const -> decltype(F(G, std::forward<A>(arguments)..., Extra...)) {
        return F(G, std::forward<A>(arguments)..., Extra...);
    }
};
template <const auto& G, auto F, auto... Extra>
inline constexpr Over<G, F, Extra...> over{};

} // namespace navsmith::systems
