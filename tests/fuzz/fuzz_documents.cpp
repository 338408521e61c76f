// The first byte selects a system and the second one of its usual names; any bytes as that file: an error that says
// where, or a document that
// - is saved as the same bytes,
// - has a text form from which the same bytes come back,
// - is checked by all rules, and
// - is converted to other versions and saved, and has its bytes again after undo.
#include "core/checks/rule.h"
#include "core/systems/registry.h"
#include "core/text_form/text_form.h"
#include "tests/fuzz/fuzz.h"

namespace navsmith::fuzz {
namespace {

using systems::System;
using Bytes = std::vector<std::byte>;

/// "NODES5.DAT" of "NODES*.DAT".
std::string nameOf(const System& system, std::size_t number) {
    const auto& patterns = system.codec.fileNames;
    std::string name(patterns[number % patterns.size()]);
    if (const auto star = name.find('*'); star != std::string::npos)
        name.replace(star, 1, "5");
    return name;
}

std::optional<model::Model> loadInput(const System& system, const std::string& name, Input bytes) {
    const systems::InputFile file{name, bytes};
    auto loaded = system.codec.load(std::span(&file, 1), {});
    if (!loaded) {
        const auto& error = loaded.error();
        require(error.offset <= bytes.size() && !error.field.empty() && !error.expected.empty());
        return std::nullopt;
    }
    if (!loaded->failures.empty())
        return std::nullopt;
    return std::move(loaded->model);
}

Bytes bytesOfModel(const System& system, const model::Model& model) {
    auto files = system.codec.save(model).files;
    require(files.size() == 1);
    return std::move(files.front().bytes);
}

void requireText(const System& system, const model::Model& model, Input input) {
    const auto text = text_form::write(model, *system.identities);
    const auto again = text_form::read(text, [](std::string_view id) -> std::optional<text_form::KnownSystem> {
        const auto* known = systems::find(id);
        return known == nullptr ? std::nullopt
                                : std::optional(text_form::KnownSystem{known->schema, known->identities});
    });
    require(again.has_value());
    requireSame(bytesOfModel(system, *again), input);
    require(text_form::write(*again, *system.identities) == text);
}

void convertAndUndo(const System& system, model::Model& model, const std::string& name, Input input) {
    for (const auto& format : system.versions.formats) {
        model::Transaction tx(model, "Convert");
        if (const auto done = system.versions.convert(tx, format.id); !done) {
            require(!done.error().reason.empty());
            continue;
        }
        const auto change = tx.commit();
        if (!change)
            continue;
        const auto bytes = bytesOfModel(system, model);
        const auto again = loadInput(system, name, bytes);
        require(!again || bytesOfModel(system, *again) == bytes);
        model.apply(*change, model::Direction::Backward);
        requireSame(bytesOfModel(system, model), input);
    }
}

} // namespace

void run(Input input) {
    if (input.size() < 2)
        return;
    const auto known = systems::all();
    const auto& system = known[std::to_integer<std::size_t>(input[0]) % known.size()];
    const auto name = nameOf(system, std::to_integer<std::size_t>(input[1]));
    const auto bytes = input.subspan(2);
    auto model = loadInput(system, name, bytes);
    if (!model)
        return;
    requireSame(bytesOfModel(system, *model), bytes);
    requireText(system, *model, bytes);
    (void)checks::checkAll(*model, system.rules);
    convertAndUndo(system, *model, name, bytes);
}

} // namespace navsmith::fuzz
