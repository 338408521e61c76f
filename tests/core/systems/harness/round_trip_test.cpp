// Opening and saving without an edit gives every byte back, whatever a file holds. Damaged files are refused with the
// place of the damage, or come back too, and whatever can be opened can be used.
#include "core/model/property.h"
#include "tests/core/systems/harness/system_case.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"

#include <algorithm>

namespace navsmith::tests {
namespace {

using model::Model;

class RoundTrip : public EverySystem {
protected:
    void expectKept(const std::vector<Document>& documents) const {
        for (const auto& d : documents)
            EXPECT_TRUE(saveFiles(loadFiles(system(), d.files)) == d.files) << d.name;
    }
};

TEST_P(RoundTrip, KeepsSoundDocuments) {
    expectKept(c().sound());
}

TEST_P(RoundTrip, KeepsOddDocuments) {
    expectKept(c().odd());
    std::vector<Document> broken;
    for (const auto& b : c().breaks())
        broken.push_back({b.name, b.files()});
    expectKept(broken);
}

TEST_P(RoundTrip, KeepsRealFiles) {
    const auto real = c().real();
    if (real.empty())
        GTEST_SKIP() << missingCorpus(c().corpus);
    expectKept(real);
}

TEST_P(RoundTrip, KeepsPartsOfASet) {
    std::mt19937 random(1);
    auto documents = c().sound();
    for (auto& real : c().real())
        documents.push_back(std::move(real));
    for (const auto& d : documents) {
        if (d.files.size() < 2)
            continue;
        std::vector<Document> parts;
        for (const auto& [name, bytes] : d.files) {
            if (!bytes.empty() && (d.files.size() <= 64 || random() % 8 == 0))
                parts.push_back({d.name + " " + name, {{name, bytes}}});
        }
        for (int round = 0; round < 20; ++round) {
            auto& part = parts.emplace_back(d);
            std::erase_if(part.files, [&](const auto&) { return random() % 3 != 0; });
            if (part.files.empty())
                parts.pop_back();
        }
        expectKept(parts);
    }
}

TEST_P(RoundTrip, StopsWhenAsked) {
    const auto document = c().sound().front();
    std::vector<systems::InputFile> inputs;
    for (const auto& [name, bytes] : document.files)
        inputs.push_back({name, bytes});
    const auto loaded = system().codec.load(inputs, [](double) { return false; });
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().field, "cancelled");
}

// Damage -------------------------------------------------------------------------------------------------------------

class Damage : public EverySystem {
protected:
    /// One file with most bytes in it, and the rest of its document.
    static std::string largest(const FileBytes& files) {
        return std::ranges::max_element(files, {}, [](const auto& file) { return file.second.size(); })->first;
    }
    /// False if nothing can be opened; a failure if the reason does not say where.
    std::optional<Model> open(FileBytes files, const std::string& damaged) {
        std::vector<systems::InputFile> inputs;
        for (const auto& [name, bytes] : files)
            inputs.push_back({name, bytes});
        auto loaded = system().codec.load(inputs, {});
        if (!loaded) {
            expectSaysWhere(loaded.error(), files.at(damaged).size(), damaged);
            return std::nullopt;
        }
        for (const auto& failure : loaded->failures) {
            expectSaysWhere(failure, files.at(damaged).size(), damaged);
            files.erase(failure.file);
        }
        EXPECT_TRUE(saveFiles(loaded->model) == files);
        return std::move(loaded->model);
    }

private:
    static void expectSaysWhere(const bytes::FormatError& error, std::size_t size, const std::string& name) {
        EXPECT_EQ(error.file, name);
        EXPECT_LE(error.offset, size);
        EXPECT_NE(error.field, "");
        EXPECT_NE(error.expected, "");
    }
};

TEST_P(Damage, ACutFileIsRefusedWithThePlaceOrKept) {
    constexpr std::size_t places = 400;
    for (const auto& d : c().sound()) {
        const auto name = largest(d.files);
        const auto whole = d.files.at(name);
        FileBytes files{{name, {}}};
        const std::size_t step = std::max<std::size_t>(1, whole.size() / places);
        for (std::size_t size = 0; size < whole.size(); size += step) {
            files[name].assign(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
            (void)open(files, name);
            ASSERT_FALSE(HasFailure()) << d.name << " cut to " << size;
        }
    }
}

/// Everything that the program does to a document by itself: drawing, tables, checks.
void look(const Model& m) {
    for (const auto& symbol : systemOf(m).view.symbols) {
        m.forEachLive(symbol.type, [&](model::Slot row) {
            symbol::Primitives out;
            if (!symbol.anchor(m, row))
                return;
            for (const auto emit : {symbol.overview, symbol.detail, symbol.highlight}) {
                if (emit != nullptr)
                    emit(m, {}, row, out);
            }
        });
    }
    for (model::ElementTypeId type = 0; type < m.schema().typeCount(); ++type) {
        m.forEachLive(type, [&](model::Slot row) {
            if (row % 16 != 0)
                return;
            (void)model::elementName(m, {type, row});
            for (const auto& property : m.schema().type(type).properties)
                (void)model::displayText(m, property, {type, row});
        });
    }
    (void)issuesOf(m);
}

void use(const SystemCase& c, Model& model, std::mt19937& random) {
    look(model);
    for (int i = 0; i < 5; ++i) {
        model::Transaction tx(model, "edit");
        c.editAtRandom(tx, random, RandomEdits::Any);
        (void)tx.commit();
    }
    std::vector<model::Change> changes;
    checks::fixAll(model, c.system().rules, changes, 3);
    look(model);
    (void)saveFiles(model);
}

TEST_P(Damage, AMutatedFileIsRefusedOrKeptAndCanBeUsed) {
    ByteMutator mutator(25);
    std::mt19937 random(5);
    auto documents = c().sound();
    for (const auto& more : {c().odd(), upTo(300'000, c().real())})
        documents.insert(documents.end(), more.begin(), more.end());
    const auto rounds = repeated(1000);
    std::uint32_t opened = 0;
    for (std::uint32_t round = 0; round < rounds; ++round) {
        auto d = documents[mutator.below(documents.size())];
        const auto name = largest(d.files);
        auto& bytes = d.files.at(name);
        bytes = mutator.mutated(bytes);
        if (c().repair != nullptr)
            c().repair(bytes);
        auto model = open(std::move(d.files), name);
        ASSERT_FALSE(HasFailure()) << d.name << " round " << round;
        if (!model || ++opened % 4 != 0)
            continue;
        use(c(), *model, random);
    }
    EXPECT_GT(opened, rounds / 30);
}

TEST_P(Damage, OddDocumentsCanBeUsed) {
    std::mt19937 random(6);
    for (const auto& d : c().odd()) {
        auto model = loadDocument(system(), d);
        use(c(), model, random);
    }
}

/// The rules' fixes on damaged documents: what they leave is what the saved files say, and undo gives every byte back.
TEST_P(Damage, IsFixedAsTheSavedFilesSayAndUndone) {
    ByteMutator mutator(26);
    const auto documents = c().sound();
    for (std::uint32_t round = 0; round < repeated(100); ++round) {
        auto d = documents[mutator.below(documents.size())];
        const auto name = largest(d.files);
        d.files[name] = mutator.mutated(d.files[name]);
        if (c().repair != nullptr)
            c().repair(d.files[name]);
        auto model = open(d.files, name);
        if (!model)
            continue;
        const auto before = saveFiles(*model);
        std::vector<model::Change> changes;
        const auto report = checks::fixAll(*model, system().rules, changes);
        const auto again = loadFiles(system(), saveFiles(*model));
        if (!c().rulesFollowTheFiles) {
            EXPECT_EQ(countsOf(issuesOf(again)), countsOf(report.left)) << round;
        }
        undoAll(*model, changes);
        EXPECT_TRUE(saveFiles(*model) == before) << round;
        ASSERT_FALSE(HasFailure()) << d.name << " round " << round;
    }
}

NAVSMITH_EVERY_SYSTEM(RoundTrip);
NAVSMITH_EVERY_SYSTEM(Damage);

} // namespace
} // namespace navsmith::tests
