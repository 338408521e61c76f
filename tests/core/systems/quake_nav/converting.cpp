#include "tests/core/systems/quake_nav/converting.h"

#include "core/systems/quake_nav/quake_nav.h"
#include "core/systems/quake_nav/schema.h"
#include "formats/quake/nav_file.h"
#include "tests/support/corpus.h"

#include <algorithm>
#include <stdexcept>

namespace navsmith::tests {

using model::Model;

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

std::string whyNot(const Model& model, std::string_view format) {
    Model copy = model;
    model::Transaction tx(copy, "Convert");
    if (const auto done = systemOf(copy).versions.convert(tx, format); !done)
        return done.error().reason;
    if (const auto change = tx.commit(); !change)
        return change.error().reason;
    throw std::runtime_error("was converted");
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
