// The text form of every document gives its files back byte for byte, and the same content always gives the same text.
#include "core/text_form/text_form.h"
#include "tests/core/systems/harness/system_case.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"

#include <algorithm>
#include <cstring>

namespace navsmith::tests {
namespace {

using model::Model;

class TextForm : public EverySystem {
protected:
    static std::string textOf(const Model& m) { return text_form::write(m, *systems::find(m.schema().id)->identities); }
    static tl::expected<Model, text_form::TextError> readBack(std::string_view text) {
        return text_form::read(text, [](std::string_view id) -> std::optional<text_form::KnownSystem> {
            const auto* system = systems::find(id);
            if (system == nullptr)
                return std::nullopt;
            return text_form::KnownSystem{system->schema, system->identities};
        });
    }
    /// Expects that the text of the model gives a model with the same files and the same text.
    static void expectKept(const Model& m, const FileBytes& files, const std::string& name) {
        const auto text = textOf(m);
        const auto again = readBack(text);
        ASSERT_TRUE(again) << name << " line " << again.error().line << ": " << again.error().reason;
        EXPECT_TRUE(saveFiles(*again) == files) << name;
        EXPECT_TRUE(textOf(*again) == text) << name;
    }
    void expectKept(const std::vector<Document>& documents) const {
        for (const auto& d : documents)
            expectKept(loadFiles(system(), d.files), d.files, d.name);
    }
};

TEST_P(TextForm, IdentitiesNameStoredProperties) {
    EXPECT_EQ(model::checkIdentities(*system().schema, *system().identities), "");
}

TEST_P(TextForm, GivesSoundDocumentsBack) {
    expectKept(c().sound());
}

TEST_P(TextForm, GivesBrokenDocumentsBack) {
    for (const auto& b : c().breaks()) {
        const auto files = b.files();
        expectKept(loadFiles(system(), files), files, b.name);
    }
}

TEST_P(TextForm, GivesOddDocumentsBack) {
    expectKept(c().odd());
}

TEST_P(TextForm, GivesRealFilesBack) {
    const auto real = c().real();
    if (real.empty())
        GTEST_SKIP() << missingCorpus(c().corpus);
    expectKept(real);
}

/// navsmith-cli refuses to write the few of which not every byte would come back.
TEST_P(TextForm, GivesEditedAndSavedDocumentsBack) {
    const auto documents = c().sound();
    int refused = 0;
    for (std::uint32_t seed = firstSeed(); seed < firstSeed() + repeated(60) && !HasFailure(); ++seed) {
        const auto& d = documents[seed % documents.size()];
        auto m = loadDocument(system(), d);
        std::mt19937 random(seed);
        for (int i = 0; i < 10; ++i) {
            model::Transaction tx(m, "edit");
            c().editAtRandom(tx, random, RandomEdits::Sound);
            (void)tx.commit();
        }
        const auto files = saveFiles(m);
        const auto saved = loadFiles(system(), files);
        const auto again = readBack(textOf(saved));
        ASSERT_TRUE(again) << d.name << " line " << again.error().line << ": " << again.error().reason;
        refused += saveFiles(*again) == saveFiles(saved) ? 0 : 1;
    }
    EXPECT_LE(refused, 1);
}

TEST_P(TextForm, HasOneElementALine) {
    const auto m = loadDocument(system(), c().sound().front());
    const auto text = textOf(m);
    std::size_t elements = 0;
    for (model::ElementTypeId type = 0; type < m.schema().typeCount(); ++type)
        elements += m.schema().type(type).pool ? m.capacity(type) : m.count(type);
    EXPECT_GT(static_cast<std::size_t>(std::ranges::count(text, '\n')), elements);
    EXPECT_TRUE(text_form::isTextForm(text));
    EXPECT_EQ(text.find('\r'), std::string::npos);
}

TEST_P(TextForm, DamagedTextsAreRefusedWithTheLineOrCanBeSaved) {
    auto documents = c().sound();
    for (auto& odd : upTo(20'000, c().odd()))
        documents.push_back(std::move(odd));
    ByteMutator mutator(31);
    std::size_t refused = 0;
    const auto rounds = repeated(300);
    for (std::uint32_t round = 0; round < rounds && !HasFailure(); ++round) {
        auto text = textOf(loadDocument(system(), documents[round % documents.size()]));
        Bytes bytes(text.size());
        std::memcpy(bytes.data(), text.data(), text.size());
        bytes = mutator.mutated(bytes);
        text.assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        const auto read = readBack(text);
        if (!read) {
            ++refused;
            EXPECT_GE(read.error().line, 1U) << round;
            EXPECT_LE(read.error().line, 1U + static_cast<std::size_t>(std::ranges::count(text, '\n'))) << round;
            EXPECT_NE(read.error().reason, "") << round;
            continue;
        }
        (void)saveFiles(*read);
        (void)textOf(*read);
    }
    EXPECT_GT(refused, rounds / 4);
}

TEST_P(TextForm, CutTextsAreRefused) {
    const auto text = textOf(loadDocument(system(), c().sound().front()));
    const auto step = std::max<std::size_t>(1, text.size() / 200);
    for (std::size_t size = 0; size + 1 < text.size(); size += step)
        EXPECT_FALSE(readBack(std::string_view(text).substr(0, size))) << size;
}

NAVSMITH_EVERY_SYSTEM(TextForm);

} // namespace
} // namespace navsmith::tests
