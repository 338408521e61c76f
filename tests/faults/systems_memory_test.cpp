// Memory that runs out at each allocation, or at points evenly among many, while a document of any system is loaded,
// saved, checked and edited: an error or std::bad_alloc, nothing lost, and a model as it was before the edit.
#include "tests/core/systems/harness/random_user.h"
#include "tests/faults/allocation_faults.h"
#include "tests/faults/torture.h"

#include <chrono>
#include <thread>

namespace navsmith::tests {
namespace {

using faults::AllocationFaults;
using faults::intensity;

constexpr std::size_t kPoints = 60;
constexpr std::size_t kPointsOfAnEdit = 8;
constexpr int kActions = 40;
constexpr std::size_t kLargest = 200'000; ///< bytes of a document

/// Threads that have helped may give back their last block a little later.
bool holds(std::size_t blocks) {
    for (int i = 0; i < 200 && AllocationFaults::blocks() > blocks; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return AllocationFaults::blocks() <= blocks;
}

template <typename Work>
std::size_t allocationsOf(const Work& work) {
    const AllocationFaults counted;
    work();
    return counted.count();
}

/// Numbers of allocations, evenly among all.
std::vector<std::size_t> pointsAmong(std::size_t count, std::size_t most) {
    std::vector<std::size_t> points;
    const auto taken = std::min(count, most);
    for (std::size_t i = 0; i < taken; ++i)
        points.push_back(i * count / taken);
    return points;
}

template <typename Work>
bool runsOut(const Work& work, std::size_t at, bool lasting) {
    try {
        const AllocationFaults faults(at, lasting);
        work();
        return false;
    } catch (const std::exception&) { // std::bad_alloc, or what a test makes of an error
        return true;
    }
}

/// The small documents; the first if all are large.
std::vector<Document> small(const std::vector<Document>& documents) {
    auto all = upTo(kLargest, documents);
    return all.empty() ? std::vector<Document>{documents.front()} : all;
}

class MemoryOfASystem : public EverySystem {
protected:
    void SetUp() override {
        if (!AllocationFaults::available())
            GTEST_SKIP() << "a sanitizer has the heap";
    }

    void TearDown() override { faults::report(std::string(c().id), what_, tally_); }

    template <typename Work>
    void failEachAllocation(const std::string& what, const Work& work) {
        SCOPED_TRACE(what);
        work(); // what is made once and kept
        const auto count = allocationsOf(work);
        tally_.calls += count;
        for (const bool lasting : {false, true}) {
            for (const auto at : pointsAmong(count, kPoints * intensity())) {
                ++tally_.tries;
                const auto before = AllocationFaults::blocks();
                failures_ += runsOut(work, at, lasting) ? 1 : 0;
                EXPECT_TRUE(holds(before)) << "allocation " << at << " of " << count << (lasting ? " and later" : "")
                                           << ": " << AllocationFaults::blocks() - before << " blocks are lost";
                tally_.failures += HasFailure() ? 1 : 0;
                if (HasFailure())
                    return;
            }
        }
    }

    std::vector<Document> documents() const {
        auto all = small(c().sound());
        if (const auto odd = upTo(kLargest, c().odd()); !odd.empty())
            all.push_back(odd.front());
        return all;
    }

    std::size_t failures_ = 0;
    const char* what_ = "";
    faults::Tally tally_;
};

TEST_P(MemoryOfASystem, LoadingEndsWithAnErrorAndLosesNothing) {
    what_ = "memory: loading";
    for (const auto& d : documents())
        failEachAllocation(d.name, [&] { (void)loadAll(system(), d.files); });
    EXPECT_GT(failures_, 10U);
}

TEST_P(MemoryOfASystem, SavingEndsWithAnErrorAndLosesNothing) {
    what_ = "memory: saving";
    for (const auto& d : documents()) {
        const auto model = loadDocument(system(), d);
        failEachAllocation(d.name, [&] { (void)saveFiles(model); });
        EXPECT_TRUE(saveFiles(model) == d.files);
    }
    EXPECT_GT(failures_, 3U);
}

TEST_P(MemoryOfASystem, CheckingEndsWithAnErrorAndLosesNothing) {
    what_ = "memory: checking";
    for (const auto& d : documents()) {
        const auto model = loadDocument(system(), d);
        failEachAllocation(d.name, [&] { (void)issuesOf(model); });
    }
    EXPECT_GT(failures_, 3U);
}

TEST_P(MemoryOfASystem, EditsLeaveTheModelAsItWasAndWorkAfterwards) {
    what_ = "memory: edits";
    const auto documents = small(c().toTry != nullptr ? c().toTry() : c().sound());
    Seen seen;
    for (std::uint32_t seed = firstSeed(); seed < firstSeed() + kActions * intensity() && !HasFailure(); ++seed) {
        const auto& d = documents[seed % documents.size()];
        const auto model = loadDocument(system(), d);
        const auto before = saveFiles(model);
        const auto act = [&](model::Model& on) {
            RandomUser user(c(), on, seed, true); // careful: copies as text are JSON
            const auto change = user.act(seen);
            return std::pair(user.last(), !change.empty());
        };
        auto probe = model;
        act(probe);
        probe = model;
        std::pair<std::string, bool> done;
        const auto count = allocationsOf([&] { done = act(probe); });
        const auto expected = saveFiles(probe);
        tally_.calls += count;
        SCOPED_TRACE(d.name + ", seed " + std::to_string(seed) + ": " + done.first);
        // Once only: what has to be destroyed on the way, such as JSON values, may need memory itself.
        for (const auto at : pointsAmong(count, kPointsOfAnEdit * intensity())) {
            SCOPED_TRACE("allocation " + std::to_string(at) + " of " + std::to_string(count));
            ++tally_.tries;
            auto copy = model;
            const bool failed = runsOut([&] { act(copy); }, at, false);
            failures_ += failed ? 1 : 0;
            const auto now = saveFiles(copy);
            // Whoever runs the edit may run out of memory only after it.
            EXPECT_TRUE(now == before || now == expected) << (failed ? "a part of the edit" : "without an error");
            if (failed && now == before) {
                act(copy);
                EXPECT_TRUE(saveFiles(copy) == expected) << "the edit has another result afterwards";
            }
            tally_.failures += HasFailure() ? 1 : 0;
            if (HasFailure())
                return;
        }
        if (done.second)
            seen.insert(done.first);
    }
    EXPECT_GT(failures_, 20U);
}

NAVSMITH_EVERY_SYSTEM(MemoryOfASystem);

} // namespace
} // namespace navsmith::tests
