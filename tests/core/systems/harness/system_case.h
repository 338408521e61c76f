// What a system hands to the tests that every system has to pass: documents, broken documents, random edits. A new
// system adds one SystemCase and is tested by all of harness/*_test.cpp.
#pragma once

#include "core/model/transaction.h"
#include "tests/core/systems/harness/documents.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <ostream>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

/// A sound document with one fault.
struct Break {
    std::string rule; ///< that reports the fault
    std::string name;
    Counts expected; ///< all issues, but for SystemCase::always
    std::function<FileBytes()> files;
    std::function<void(model::Transaction&)> inModel = {}; ///< the fault, if no file can have it
    std::size_t left = 0;                                  ///< issues of the rule that its own fix leaves
};

enum class RandomEdits : std::uint8_t {
    Any,   ///< every column, references to nothing and odd numbers included
    Sound, ///< what the editor's tools do
};

struct SystemCase {
    std::string_view id;
    /// Documents in which no rule finds anything, in every form that the system knows.
    std::vector<Document> (*sound)() = nullptr;
    /// Documents full of faults, which must be kept byte for byte.
    std::vector<Document> (*odd)() = nullptr;
    /// Real files; none without the corpus.
    std::vector<Document> (*real)() = nullptr;
    std::string_view corpus = {}; ///< folder of the real files; empty: there are none
    std::vector<Break> (*breaks)() = nullptr;
    /// Rules that no Break trips. Each has a test of its own or cannot be tripped by a file.
    std::set<std::string> unbroken = {};
    /// Rules without a fix that report what a broken document has wrong besides, or what other fixes leave.
    std::set<std::string> leftByFixes = {};
    /// "SA006 makes SA050": what a fix reveals or leaves to another rule, each with the reason where it is listed.
    std::set<std::string> fixesMake = {};
    /// Several rules, each of an element type, have one title.
    bool rulesShareTitles = false;
    /// Issues of every document, sound or not: their number is not compared.
    std::set<std::string> always = {};

    /// Does a few edits in an open transaction. The transaction may be refused.
    void (*editAtRandom)(model::Transaction& tx, std::mt19937& random, RandomEdits edits) = nullptr;
    /// Sound edits make no error, and fixes mend all that has one.
    bool soundEditsMakeNoError = false;
    /// Edits of every column may make files that cannot be read: they change what says how a file is stored.
    bool anyEditsCanBeRead = true;
    /// Whether a rule is on depends on what the files held when they were opened.
    bool rulesFollowTheFiles = false;
    /// What an independent reader finds wrong with `after` that is not wrong with `before`, of a document that was
    /// `opened` with these files. Empty: nothing. Null: there is no such reader.
    std::string (*readingFaults)(const FileBytes& opened, const FileBytes& before, const FileBytes& after) = nullptr;
    /// What else an edited model and itself read back have in common. Null: what every system checks.
    void (*expectReadBack)(const model::Model& edited, const model::Model& again) = nullptr;
    /// Makes damaged bytes readable where a checksum would only hide the damage. Null: there is no checksum.
    void (*repair)(Bytes& bytes) = nullptr;

    // For the random user ------------------------------------------------------------------------------------------
    /// Element types that are selected; the usual ones several times.
    std::vector<model::ElementTypeId> picks = {};
    double reach = 300; ///< numbers given to edits lie within +-reach
    /// Rules that edits do not answer for.
    std::set<std::string> notOfEdits = {};
    /// Rules that edits may break because the user asks for it: where links lead, how high an area lies.
    std::set<std::string> upToTheUser = {};
    /// Edits and builders that may break a rule: they move, copy or make what nothing leads to.
    std::set<std::string_view> mayBreakRules = {};
    /// Documents on which every edit can do something. Null: the sound ones.
    std::vector<Document> (*toTry)() = nullptr;
    /// Edits that these documents have nothing for, with a test of their own.
    std::set<std::string_view> untried = {};
    /// Real files of more bytes are not edited at random: smaller ones are of all forms.
    std::size_t realToEdit = 600'000;
    /// An edit may make more issues of a rule that had some: a faulty element that is split counts twice.
    bool faultsMaySpread = false;
    /// A selected element of this type may be gone after an edit that says to select it.
    model::ElementTypeId mayVanish = model::kNoElementType;
    /// No more elements of this type than 60 above the initial number: documents that explode are slow and show
    /// nothing.
    model::ElementTypeId bounded = model::kNoElementType;

    [[nodiscard]] const systems::System& system() const { return systemNamed(id); }
};
void PrintTo(const SystemCase* c, std::ostream* out);

/// One for each registered system.
const std::vector<SystemCase>& systemCases();
const SystemCase& caseOf(const model::Model& model);

// Each in the folder of its system.
SystemCase gtaSaPathsCase();
SystemCase gtaSaExtendedPathsCase();
SystemCase gtaIvPathsCase();
SystemCase gtaSaSaveCase();
SystemCase gtaSaTracksCase();
SystemCase quakeNavCase();
SystemCase quake2NavCase();
SystemCase quakeTextCase();
SystemCase source2NavCase();
SystemCase sourceAinCase();
SystemCase sourceNavCase();
SystemCase yapbCase();

/// Errors and warnings that edits answer for, of rules that need no map.
Counts faultsOf(const model::Model& model);

/// The real files in folders of the corpus with this ending, each a document; without those above `largest` bytes.
std::vector<Document> realFiles(std::initializer_list<std::string_view> folders, std::string_view ending);
/// Without documents of more than so many bytes.
std::vector<Document> upTo(std::size_t bytes, std::vector<Document> documents);

/// Fixture of the tests over all systems.
class EverySystem : public testing::TestWithParam<const SystemCase*> {
protected:
    [[nodiscard]] const SystemCase& c() const { return *GetParam(); }
    [[nodiscard]] const systems::System& system() const { return c().system(); }
    /// A number of repetitions: fewer where documents are large.
    [[nodiscard]] std::uint32_t repeated(std::uint32_t times) const;
};
std::vector<const SystemCase*> allCases();
std::string caseName(const testing::TestParamInfo<const SystemCase*>& info);
/// Seeds of random tests. The same each time, so that a failure is reproducible; NAVSMITH_TEST_SEED=n tries others.
std::uint32_t firstSeed();

} // namespace navsmith::tests

#define NAVSMITH_EVERY_SYSTEM(suite)                                                                                   \
    INSTANTIATE_TEST_SUITE_P(Systems, suite, testing::ValuesIn(::navsmith::tests::allCases()),                         \
                             ::navsmith::tests::caseName)
