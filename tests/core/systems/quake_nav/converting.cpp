#include "tests/core/systems/quake_nav/converting.h"

#include "core/model/property.h"
#include "core/systems/quake_nav/quake_nav.h"
#include "core/systems/quake_nav/schema.h"
#include "formats/quake/nav_file.h"
#include "tests/support/corpus.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace navsmith::tests {

using model::Element;
using model::ElementTypeId;
using model::Model;
using model::Slot;

namespace {

/// References by the place of what they name in the file.
std::string valueText(const Model& m, const model::Value& value) {
    if (const auto* e = std::get_if<Element>(&value))
        return fmt::format("{} {}", m.schema().type(e->type).id, m.order(e->type).position(e->slot));
    if (const auto* i = std::get_if<std::int64_t>(&value))
        return fmt::format("{}", *i);
    if (const auto* d = std::get_if<double>(&value))
        return fmt::format("{:a}", *d);
    if (const auto* b = std::get_if<bool>(&value))
        return *b ? "true" : "false";
    if (const auto* v = std::get_if<glm::dvec3>(&value))
        return fmt::format("{:a} {:a} {:a}", v->x, v->y, v->z);
    const auto* s = std::get_if<std::string>(&value);
    return s != nullptr ? *s : "-";
}

std::vector<std::string> contentsOf(const Model& m) {
    std::vector<std::string> lines;
    for (ElementTypeId type = 0; type < m.schema().typeCount(); ++type) {
        const auto& spec = m.schema().type(type);
        constexpr std::size_t many = 200; // from which on what is worked out one by one takes its time
        const bool thorough = m.count(type) < many;
        for (const Slot row : m.order(type).all()) {
            std::string line(spec.id);
            for (const auto& property : spec.properties)
                if (thorough || property.derive == nullptr)
                    line +=
                        fmt::format("|{}={}", property.id, valueText(m, model::readValue(m, property, {type, row})));
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

} // namespace

const systems::System& quakeSystem() {
    return systemNamed(systems::quake_nav::kQuakeId);
}

const systems::System& quake2System() {
    return systemNamed(systems::quake_nav::kQuake2Id);
}

systems::Loaded loadFile(std::span<const std::byte> bytes, const std::string& name) {
    const systems::InputFile input{name, bytes};
    auto loaded = quakeSystem().codec.load(std::span(&input, 1), {});
    if (!loaded)
        throw std::runtime_error(describe(loaded.error()));
    return std::move(*loaded);
}

Model loadWaypoints(std::span<const std::byte> bytes, const std::string& name) {
    return loadFile(bytes, name).model;
}

Model loadWaypoints(const RawWaypoints& raw) {
    return loadWaypoints(buildWaypoints(raw));
}

systems::OutputFile saveFile(const Model& model) {
    auto saved = systemOf(model).codec.save(model);
    if (saved.files.size() != 1)
        throw std::runtime_error("not one file");
    return std::move(saved.files.front());
}

Bytes saveWaypoints(const Model& model) {
    return saveFile(model).bytes;
}

std::string textOf(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

Bytes bytesOf(std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
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

std::string whyNot(const Model& model, std::string_view format) {
    Model copy = model;
    model::Transaction tx(copy, "Convert");
    if (const auto done = systemOf(copy).versions.convert(tx, format); !done)
        return done.error().reason;
    if (const auto change = tx.commit(); !change)
        return change.error().reason;
    throw std::runtime_error("was converted");
}

testing::AssertionResult sameContents(const Model& a, const Model& b) {
    const auto left = contentsOf(a);
    const auto right = contentsOf(b);
    if (left == right)
        return testing::AssertionSuccess();
    if (left.size() != right.size())
        return testing::AssertionFailure() << left.size() << " elements, " << right.size() << " after loading";
    const auto at = std::mismatch(left.begin(), left.end(), right.begin());
    return testing::AssertionFailure() << *at.first << "\nis after loading\n" << *at.second;
}

std::vector<std::filesystem::path> realWaypoints() {
    std::vector<std::filesystem::path> paths;
    for (const char* name : {"quake-nav", "quake-nav/derived"}) {
        const auto folder = corpusFolder(name);
        if (!folder)
            continue;
        for (const auto& path : filesIn(*folder))
            if (path.extension() == ".nav")
                paths.push_back(path);
    }
    return paths;
}

} // namespace navsmith::tests
