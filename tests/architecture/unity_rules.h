// The rule that sources which are compiled as one have names of their own. No disk access here.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace navsmith::architecture {

struct TextFile {
    std::string path; ///< relative to the top of the tree, with forward slashes
    std::string text;
};

/// The paths of sources that may be compiled as one, by targets: which of them really are depends on how many others
/// the target has. `lists` are all CMakeLists.txt. Sources that the build generates are among them.
std::vector<std::vector<std::string>> unityGroups(std::span<const TextFile> lists);

/// Names that two sources declare at the top of a namespace, or an anonymous namespace and a header, so that they do
/// not compile as one. One per line. Allowed are functions with other parameters, and the same alias or
/// using-declaration, word by word. `files`: sources, and headers that they may include.
std::vector<std::string> clashingNames(std::span<const TextFile> files);

} // namespace navsmith::architecture
