// Documents of any system: from bytes and back, what its rules find in them, undo and redo.
#pragma once

#include "core/checks/rule.h"
#include "core/systems/registry.h"
#include "core/world/backdrop.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <limits>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

using Bytes = std::vector<std::byte>;
using FileBytes = std::map<std::string, Bytes>; ///< by file name
using Counts = std::map<std::string, std::size_t>;

/// The files of a document, and the map that is open with them.
struct Document {
    std::string name;
    FileBytes files;
    std::shared_ptr<const world::Backdrop> map = nullptr;
};

/// Registered systems, with the edits that every system has. Throw if there is none.
const systems::System& systemNamed(std::string_view id);
const systems::System& systemOf(const model::Model& model);

/// Throws if no file could be read.
systems::Loaded loadAll(const systems::System& system, const FileBytes& files);
/// Throws if any file could not be read.
model::Model loadFiles(const systems::System& system, const FileBytes& files);
model::Model loadDocument(const systems::System& system, const Document& document);
FileBytes saveFiles(const model::Model& model);

std::vector<checks::Issue> issuesOf(const model::Model& model);
std::vector<checks::Issue> issuesOf(const model::Model& model, std::string_view rule);
/// Number of issues of each rule; rules without any are left out.
Counts countsOf(const std::vector<checks::Issue>& issues);

/// Compares all properties and list entries, element by element in file order; derived properties only of element types
/// with fewer than `few` elements, since reading them one by one takes time.
testing::AssertionResult sameContents(const model::Model& a, const model::Model& b,
                                      std::size_t few = std::numeric_limits<std::size_t>::max());

/// Throws if the conversion is refused.
model::Change convertTo(model::Model& model, std::string_view format);

/// Applies changes backward, the last one first.
void undoAll(model::Model& model, std::span<const model::Change> changes);
void redoAll(model::Model& model, std::span<const model::Change> changes);

} // namespace navsmith::tests
