#include "tests/core/systems/harness/documents.h"

#include "core/model/transaction.h"
#include "tests/core/systems/harness/value_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>
#include <stdexcept>

namespace navsmith::tests {

using model::Model;

std::string textOf(const Model& m, const model::PropertySpec& property, const model::Value& value) {
    if (const auto* e = std::get_if<model::Element>(&value))
        return fmt::format("{} {}", m.schema().type(e->type).id, m.order(e->type).position(e->slot));
    if (const auto* i = std::get_if<std::int64_t>(&value))
        return fmt::format("{}", *i);
    if (const auto* d = std::get_if<double>(&value))
        return fmt::format("{:a}", *d);
    if (const auto* b = std::get_if<bool>(&value))
        return *b ? "true" : "false";
    if (const auto* v = std::get_if<glm::dvec3>(&value))
        return fmt::format("{:a} {:a} {:a}", v->x, v->y, v->z);
    if (const auto* s = std::get_if<std::string>(&value))
        return *s;
    return std::holds_alternative<std::monostate>(value) ? "-" : std::string(property.id);
}

namespace {

std::string contentsOf(const Model& m, model::Element e, bool derived) {
    const auto& spec = m.schema().type(e.type);
    std::string line(spec.id);
    for (const auto& property : spec.properties) {
        if (derived || property.derive == nullptr)
            line += fmt::format("|{}={}", property.id, textOf(m, property, model::readValue(m, property, e)));
    }
    for (model::ListId list = 0; list < spec.listCount(); ++list) {
        const auto count = m.listRange(e.type, list, e.slot).count;
        line += fmt::format("|{}:{}", spec.lists[list].id, count);
        for (std::size_t i = 0; i < count; ++i) {
            for (const auto& property : spec.lists[list].properties)
                line +=
                    fmt::format(",{}", textOf(m, property, model::readEntry(m, property, {e.type, list, e.slot}, i)));
        }
    }
    return line;
}

std::vector<std::string> contentsOf(const Model& m, std::size_t few) {
    std::vector<std::string> lines;
    for (model::ElementTypeId type = 0; type < m.schema().typeCount(); ++type) {
        for (const model::Slot row : m.order(type).all())
            lines.push_back(contentsOf(m, {type, row}, m.count(type) < few));
    }
    return lines;
}

} // namespace

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

testing::AssertionResult sameContents(const Model& a, const Model& b, std::size_t few) {
    const auto left = contentsOf(a, few);
    const auto right = contentsOf(b, few);
    if (left == right)
        return testing::AssertionSuccess();
    if (left.size() != right.size())
        return testing::AssertionFailure() << left.size() << " elements, " << right.size() << " after loading";
    const auto at = std::ranges::mismatch(left, right);
    return testing::AssertionFailure() << *at.in1 << "\nis after loading\n" << *at.in2;
}

model::Change convertTo(Model& m, std::string_view format) {
    model::Transaction tx(m, "Convert");
    if (const auto done = systemOf(m).versions.convert(tx, format); !done)
        throw std::runtime_error(done.error().reason);
    auto change = tx.commit();
    if (!change)
        throw std::runtime_error(change.error().reason);
    return std::move(*change);
}

void undoAll(Model& model, std::span<const model::Change> changes) {
    for (auto change = changes.rbegin(); change != changes.rend(); ++change) // Clang 14 cannot reverse a span
        model.apply(*change, model::Direction::Backward);
}

void redoAll(Model& model, std::span<const model::Change> changes) {
    for (const auto& change : changes)
        model.apply(change, model::Direction::Forward);
}

} // namespace navsmith::tests
