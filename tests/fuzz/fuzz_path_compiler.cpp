// Any text as paths of a studio: what is wrong with it, or files that can be opened, and whose own text makes the same
// files.
#include "core/systems/registry.h"
#include "core/systems/text_compiler.h"
#include "tests/fuzz/fuzz.h"

namespace navsmith::fuzz {
namespace {

std::vector<systems::InputFile> inputsOf(const std::vector<systems::OutputFile>& files) {
    std::vector<systems::InputFile> inputs;
    for (const auto& file : files)
        inputs.push_back({file.name, file.bytes});
    return inputs;
}

} // namespace

void run(Input input) {
    if (input.empty())
        return;
    const auto options = std::to_integer<unsigned>(input[0]);
    for (const auto* system : systems::systemsWithTextCompiler()) {
        const auto& compiler = *system->textCompiler;
        if (compiler.extended != ((options & 1U) != 0))
            continue;
        const systems::InputFile text{"paths.ipl", input.subspan(1)};
        systems::CompileInput how{std::span(&text, 1)};
        how.plain = (options & 2U) != 0;
        const auto compiled = compiler.compile(how, {});
        if (!compiled) {
            require(!compiled.error().empty());
            continue;
        }
        const auto files = inputsOf(compiled->files);
        const auto loaded = system->codec.load(files, {});
        require(loaded && loaded->failures.empty());
        const auto decompiled = compiler.decompile({files, how.plain, (options & 4U) != 0}, {});
        require(decompiled || !decompiled.error().empty());
    }
}

} // namespace navsmith::fuzz
