// The first byte selects a system and the second one of its documents; each two more are something that a person does
// with it, such as an edit of some selection. Undone, every byte is as before; redone, as after; and what was saved can
// be read.
#include "tests/core/systems/harness/random_user.h"
#include "tests/fuzz/fuzz.h"

namespace navsmith::fuzz {
namespace {

constexpr std::size_t kLargest = 20'000; ///< bytes of a document
constexpr std::size_t kMostSteps = 24;

const std::vector<tests::Document>& documentsOf(const tests::SystemCase& c) {
    static std::map<std::string_view, std::vector<tests::Document>> all;
    auto [place, isNew] = all.try_emplace(c.id);
    if (isNew) {
        testing::GTEST_FLAG(throw_on_failure) = true; // conditions of the harness; nothing catches it
        place->second = tests::upTo(kLargest, c.toTry == nullptr ? c.sound() : c.toTry());
        for (auto& odd : tests::upTo(kLargest, c.odd()))
            place->second.push_back(std::move(odd));
    }
    return place->second;
}

} // namespace

void run(Input input) {
    if (input.size() < 4)
        return;
    const auto byte = [&](std::size_t i) { return std::to_integer<std::uint32_t>(input[i]); };
    const auto& cases = tests::systemCases();
    const auto& c = cases[byte(0) % cases.size()];
    const auto& documents = documentsOf(c);
    if (documents.empty())
        return;
    const auto& document = documents[byte(1) % documents.size()];
    auto model = tests::loadDocument(c.system(), document);
    std::vector<model::Change> changes;
    for (std::size_t at = 2; at + 1 < std::min(input.size(), 2 + 2 * kMostSteps); at += 2) {
        tests::RandomUser user(c, model, byte(at) + (byte(at + 1) << 8U), false);
        auto change = user.act();
        if (!change.empty())
            changes.push_back(std::move(change));
    }
    const auto after = tests::saveFiles(model);
    const auto loaded = tests::loadAll(c.system(), after); // throws if nothing can be read
    require(!loaded.failures.empty() || tests::saveFiles(loaded.model) == after);
    tests::undoAll(model, changes);
    require(tests::saveFiles(model) == document.files);
    tests::redoAll(model, changes);
    require(tests::saveFiles(model) == after);
}

} // namespace navsmith::fuzz
