// Reads what a source declares by its words, without a compiler: enough to tell names that two sources have.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::architecture {

/// A name that a source declares at the top of a namespace. Members of types and special cases of templates are none.
struct DeclaredName {
    enum class Kind { Alias, Function, Other };

    std::string name;    ///< with the named namespaces around, such as "navsmith::render::kCell"
    bool hidden = false; ///< in an anonymous namespace
    Kind kind = Kind::Other;
    std::string detail;   ///< of an alias, all of it; of a function, the types of its parameters
    std::size_t line = 0; ///< starting with 1
};

/// Those of both branches of an #if count.
std::vector<DeclaredName> declaredNames(std::string_view text);

} // namespace navsmith::architecture
