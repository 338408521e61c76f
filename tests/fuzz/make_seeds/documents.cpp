// The documents with which every system is tested, as files, texts, clips and journals.
#include "core/model/clip.h"
#include "core/systems/paste.h"
#include "core/systems/registry.h"
#include "core/text_form/text_form.h"
#include "tests/core/systems/harness/system_case.h"
#include "tests/fuzz/make_seeds/seeds.h"
#include "tests/support/raw_bytes.h"

namespace navsmith::fuzz {
namespace {

constexpr std::size_t kLargestSeed = 30'000; ///< bytes of a file

struct Place {
    std::string_view system;
    std::string_view fuzzer;
};
/// Fuzzers that take a file as it is.
constexpr Place kCodecs[] = {
    {"gta_sa_paths", "fuzz_path_file"},    {"gta_sa_extended_paths", "fuzz_extended_path_file"},
    {"gta_iv_paths", "fuzz_iv_path_file"}, {"gta_sa_tracks", "fuzz_tracks_file"},
    {"quake_nav", "fuzz_quake_nav_file"},  {"quake2_nav", "fuzz_quake_nav_file"},
    {"source2_nav", "fuzz_source2_nav"},   {"source_ain", "fuzz_ain_file"},
    {"source_nav", "fuzz_nav_file"},       {"yapb", "fuzz_yapb_graph"},
};

/// The number of the pattern that a name fits, as fuzz_documents takes it.
std::size_t patternOf(const systems::System& system, const std::string& name) {
    const auto& patterns = system.codec.fileNames;
    const auto ending = name.substr(std::min(name.rfind('.'), name.size()));
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        if (patterns[i].ends_with(ending))
            return i;
    }
    return 0;
}

void addDocument(Seeds& seeds, std::size_t number, const systems::System& system, const tests::Document& document) {
    for (const auto& [name, bytes] : document.files) {
        if (bytes.empty() || bytes.size() > kLargestSeed)
            continue;
        for (const auto& [id, fuzzer] : kCodecs) {
            if (system.id == id)
                seeds.add(fuzzer, "document", bytes);
        }
        seeds.add("fuzz_documents", "document",
                  tests::RawWriter().u8(number, patternOf(system, name)).add(bytes).bytes);
        seeds.add("fuzz_recognise", "document", tests::RawWriter().text(name).u8(0).add(bytes).bytes);
    }
    const auto model = tests::loadAll(system, document.files).model;
    const auto text = text_form::write(model, *system.identities);
    if (text.size() <= 2 * kLargestSeed)
        seeds.add("fuzz_text_form", "document", text);
    for (model::ElementTypeId type = 1; type < model.schema().typeCount(); ++type) {
        std::vector<model::Element> some;
        model.forEachLive(type, [&](model::Slot row) {
            if (some.size() < 4)
                some.push_back({type, row});
        });
        if (const auto clip = systems::copyText(system, model, some); !clip.empty() && clip.size() <= kLargestSeed)
            seeds.add("fuzz_clip", "document", tests::RawWriter().u8(number).text(clip).bytes);
    }
}

} // namespace

void addDocuments(Seeds& seeds) {
    const auto known = systems::all();
    for (std::size_t number = 0; number < known.size(); ++number) {
        const auto& system = known[number];
        for (const auto& c : tests::systemCases()) {
            if (c.id != system.id)
                continue;
            for (const auto documents : {c.sound, c.odd}) {
                for (const auto& document : documents())
                    addDocument(seeds, number, system, document);
            }
        }
        for (const auto edit : {0, 1, 2, 3, 4, 5, 6, 7}) {
            tests::RawWriter steps;
            steps.u8(number, edit);
            for (int i = 0; i < 24; ++i)
                steps.u16(1000 * i + 77 * edit);
            seeds.add("fuzz_edits", "steps", steps.bytes);
        }
    }
}

} // namespace navsmith::fuzz
