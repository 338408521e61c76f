#include "tests/core/systems/harness/documents.h"

#include <algorithm>
#include <ranges>
#include <stdexcept>

namespace navsmith::tests {

using model::Model;

const systems::System& systemNamed(std::string_view id) {
    const auto* found = systems::find(id);
    if (found == nullptr)
        throw std::runtime_error("no system " + std::string(id));
    return *found;
}

const systems::System& systemOf(const Model& model) {
    return systemNamed(model.schema().id);
}

systems::Loaded loadAll(const systems::System& system, const FileBytes& files) {
    std::vector<systems::InputFile> inputs;
    for (const auto& [name, bytes] : files)
        inputs.push_back({name, bytes});
    auto loaded = system.codec.load(inputs, {});
    if (!loaded)
        throw std::runtime_error(bytes::describe(loaded.error()));
    return std::move(*loaded);
}

Model loadFiles(const systems::System& system, const FileBytes& files) {
    auto loaded = loadAll(system, files);
    if (!loaded.failures.empty())
        throw std::runtime_error(bytes::describe(loaded.failures.front()));
    return std::move(loaded.model);
}

Model loadDocument(const systems::System& system, const Document& document) {
    auto model = loadFiles(system, document.files);
    model.setMap(document.map);
    return model;
}

FileBytes saveFiles(const Model& model) {
    FileBytes files;
    for (auto& file : systemOf(model).codec.save(model).files)
        files[file.name] = std::move(file.bytes);
    return files;
}

std::vector<checks::Issue> issuesOf(const Model& model) {
    return checks::checkAll(model, systemOf(model).rules);
}

std::vector<checks::Issue> issuesOf(const Model& model, std::string_view rule) {
    auto issues = issuesOf(model);
    std::erase_if(issues, [&](const checks::Issue& issue) { return issue.rule != rule; });
    return issues;
}

Counts countsOf(const std::vector<checks::Issue>& issues) {
    Counts counts;
    for (const auto& issue : issues)
        ++counts[std::string(issue.rule)];
    return counts;
}

void undoAll(Model& model, std::span<const model::Change> changes) {
    for (const auto& change : changes | std::views::reverse)
        model.apply(change, model::Direction::Backward);
}

void redoAll(Model& model, std::span<const model::Change> changes) {
    for (const auto& change : changes)
        model.apply(change, model::Direction::Forward);
}

} // namespace navsmith::tests
