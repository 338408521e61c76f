#include "tests/core/systems/harness/system_case.h"

#include "tests/support/corpus.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace navsmith::tests {

void PrintTo(const SystemCase* c, std::ostream* out) {
    *out << c->id;
}

const std::vector<SystemCase>& systemCases() {
    static const std::vector<SystemCase> all{gtaSaPathsCase(), gtaSaExtendedPathsCase(), gtaIvPathsCase(),
                                             gtaSaSaveCase(),  quakeNavCase(),           quake2NavCase(),
                                             sourceNavCase(),  gtaSaTracksCase(),        quakeTextCase(),
                                             yapbCase(),       sourceAinCase(),          source2NavCase()};
    return all;
}

const SystemCase& caseOf(const model::Model& model) {
    return *std::ranges::find(systemCases(), model.schema().id, &SystemCase::id);
}

Counts faultsOf(const model::Model& model) {
    const auto& c = caseOf(model);
    std::vector<checks::Rule> rules;
    for (const auto& rule : systemOf(model).rules) {
        if (!rule.onMap && !c.notOfEdits.contains(std::string(rule.id)))
            rules.push_back(rule);
    }
    auto issues = checks::checkAll(model, rules);
    std::erase_if(issues, [](const checks::Issue& issue) { return issue.severity == checks::Severity::Note; });
    return countsOf(issues);
}

std::vector<Document> realFiles(std::initializer_list<std::string_view> folders, std::string_view ending) {
    std::vector<Document> found;
    for (const auto name : folders) {
        const auto folder = corpusFolder(name);
        if (!folder)
            continue;
        for (const auto& path : filesIn(*folder)) {
            if (path.extension() == ending)
                found.push_back({path.string(), {{path.filename().string(), readFile(path)}}});
        }
    }
    return found;
}

std::vector<Document> upTo(std::size_t bytes, std::vector<Document> documents) {
    std::erase_if(documents, [&](const Document& d) {
        return std::accumulate(d.files.begin(), d.files.end(), std::size_t{0},
                               [](std::size_t sum, const auto& file) { return sum + file.second.size(); }) > bytes;
    });
    return documents;
}

std::uint32_t EverySystem::repeated(std::uint32_t times) const {
    const auto document = c().sound().front();
    const bool large = document.files.size() > 100 || upTo(100'000, {document}).empty();
    return large ? times / 5 : times;
}

std::vector<const SystemCase*> allCases() {
    std::vector<const SystemCase*> cases;
    for (const auto& c : systemCases())
        cases.push_back(&c);
    return cases;
}

std::string caseName(const testing::TestParamInfo<const SystemCase*>& info) {
    return std::string(info.param->id);
}

std::uint32_t firstSeed() {
    const char* seed = std::getenv("NAVSMITH_TEST_SEED");
    return seed == nullptr ? 0 : static_cast<std::uint32_t>(std::strtoul(seed, nullptr, 10));
}

} // namespace navsmith::tests
