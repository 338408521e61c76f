#include "tests/faults/torture.h"

#include "core/files/path_text.h"
#include "core/files/recover_folder.h"
#include "tests/support/child_process.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <ostream>
#include <random>
#include <set>

namespace navsmith::faults {

namespace fs = std::filesystem;
using files::test::TempFolder;

void PrintTo(const Scene& scene, std::ostream* out) {
    *out << scene.name;
}

unsigned intensity() {
    const char* text = std::getenv("NAVSMITH_TORTURE");
    return text == nullptr ? 1 : std::max(1U, static_cast<unsigned>(std::strtoul(text, nullptr, 10)));
}

void report(const std::string& operation, const char* what, const Tally& tally) {
    if (const char* file = std::getenv("NAVSMITH_TORTURE_TABLE"))
        std::ofstream(file, std::ios::app)
            << fmt::format("{}\t{}\t{}\t{}\t{}\n", operation, what, tally.calls, tally.tries, tally.failures);
}

namespace {

constexpr std::size_t kMostFailures = 10; ///< a scene that is wrong is wrong in the same way at many calls
constexpr std::uint64_t kSubsets = 150;
constexpr std::size_t kMostTries = 250; ///< for each scene and kind of test; evenly among all if there are more

std::uint64_t firstSeed() {
    const char* text = std::getenv("NAVSMITH_TEST_SEED");
    return text == nullptr ? 1 : std::strtoull(text, nullptr, 10);
}

/// What is tried of so many: all, or some by chance, one in each of equal parts, and the last.
std::vector<std::size_t> chosenOf(std::size_t count, const Scene& scene) {
    const auto most = std::min(count, kMostTries * intensity() / scene.cost);
    std::mt19937_64 random(firstSeed());
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < most; ++i) {
        const auto begin = i * count / most;
        const auto end = (i + 1) * count / most;
        chosen.push_back(i + 1 == most ? count - 1 : begin + random() % (end - begin));
    }
    return chosen;
}

class Judge {
public:
    explicit Judge(const Scene& scene) : scene_(scene) {
        scene.prepare(folder());
        before_ = treeOf(folder());
        const auto first = run();
        message_ = first.message;
        result_ = first.result;
        EXPECT_TRUE(first.done) << scene.name << ": " << first.message;
        after_ = treeOf(folder());
        build(folder(), before_);
        EXPECT_TRUE(run().done) << scene.name;
        EXPECT_EQ(difference(files(treeOf(folder())), files(after_)), "") << "not the same each time";
        if (scene.reads) {
            EXPECT_EQ(difference(after_, before_), "") << "it reads only";
        } else {
            EXPECT_NE(difference(files(after_), files(before_)), "") << scene.name << " changes nothing";
        }
        EXPECT_EQ(leftovers(after_), std::vector<std::string>());
    }

    [[nodiscard]] fs::path folder() const { return temp_.path() / "disk"; }
    [[nodiscard]] const Tree& before() const { return before_; }
    [[nodiscard]] const Tree& after() const { return after_; }
    [[nodiscard]] bool failed() const { return tally.failures >= kMostFailures; }
    void fail(const std::string& where, const std::string& what) {
        ++tally.failures;
        ADD_FAILURE() << scene_.name << ", " << where << ": " << what;
    }

    void buildBefore() { build(folder(), before_); }
    Outcome run() const { return scene_.run(folder()); }

    /// After a run with a fault.
    void judge(const std::string& where, const Outcome& outcome, const FileCalls::At& at, const FileCall& call) {
        const auto now = treeOf(folder());
        if (at.fault.harmless && !outcome.done)
            fail(where, "fails: " + outcome.message);
        if (outcome.done) {
            if (const auto wrong = difference(files(now), files(after_)); !wrong.empty() && !accepts(now))
                fail(where, "says that it is done, but " + wrong + told(outcome));
            if (scene_.reads && outcome.result != result_)
                fail(where, "has another result: " + outcome.result + told(outcome));
        } else {
            judgeMessage(where, outcome, call);
            const bool unfinished = saysUnfinished(outcome.message);
            if (!unfinished && !isOldOrNew(files(now)))
                fail(where, difference(files(now), files(before_)) + told(outcome));
            if (!unfinished && !at.fault.lasting && call.kind != CallKind::Remove &&
                at.fault.error != EWOULDBLOCK) // the lock is another's
                judgeLeftovers(where, now, told(outcome));
        }
        if (now != before_)
            judgeNextStart(where, outcome.done);
    }

    /// After a crash, or what a fault has left. `finished`: only the new files will do.
    void judgeNextStart(const std::string& where, bool finished) {
        start();
        const auto now = treeOf(folder());
        if (finished ? files(now) != files(after_) && !accepts(now) : !isOldOrNew(files(now)))
            fail(where, "after the next start, compared with before: " + difference(files(now), files(before_)) +
                            ", with after: " + difference(files(now), files(after_)));
        if (!scene_.clearsItself)
            judgeLeftovers(where, now, "after the next start");
        const auto again = run();
        const bool isNew = files(now) == files(after_);
        if (!again.done && !(scene_.once && isNew)) {
            fail(where, "does not work afterwards: " + again.message);
            return;
        }
        const auto last = treeOf(folder());
        const bool resumes = !scene_.forgets || files(now) == files(before_);
        if (again.done && resumes && !(isNew && !scene_.once) && !accepts(last) && files(last) != files(after_))
            fail(where, "another result afterwards: " + difference(files(last), files(after_)));
        judgeLeftovers(where, last, "when it was done again");
    }

    Tally tally;

private:
    [[nodiscard]] Tree files(const Tree& tree) const {
        auto all = filesIn(tree, scene_.ignored);
        if (!scene_.nameOf)
            return all;
        Tree renamed;
        for (auto& [path, content] : all)
            renamed[scene_.nameOf(path)] = std::move(content);
        return renamed;
    }
    [[nodiscard]] static std::string told(const Outcome& outcome) {
        return outcome.message.empty() ? " (without a word)" : " (" + outcome.message + ")";
    }

    /// That something is left to do, which the next start does.
    [[nodiscard]] static bool saysUnfinished(const std::string& message) {
        static constexpr std::array<std::string_view, 6> kWords{
            "nterrupted", "could not be undone", "could not be restored", "could not be removed",
            "recover",    "inconsistent"};
        return std::ranges::any_of(kWords, [&](auto words) { return message.find(words) != std::string::npos; });
    }

    [[nodiscard]] bool accepts(const Tree& tree) const { return scene_.accepts && scene_.accepts(files(tree)); }

    [[nodiscard]] bool isOldOrNew(const Tree& now) const {
        const auto old = files(before_);
        const auto changed = files(after_);
        if (now == old || now == changed || (scene_.accepts && scene_.accepts(now)))
            return true;
        if (!scene_.apart)
            return false;
        const auto of = [](const Tree& tree, const std::string& path) {
            const auto match = tree.find(path);
            return match == tree.end() ? std::optional<std::string>() : match->second;
        };
        std::set<std::string> paths;
        for (const auto* tree : {&old, &changed, &now})
            for (const auto& [path, content] : *tree)
                paths.insert(path);
        return std::ranges::all_of(paths, [&](const auto& path) {
            return of(now, path) == of(old, path) || of(now, path) == of(changed, path);
        });
    }

    void judgeMessage(const std::string& where, const Outcome& outcome, const FileCall& call) {
        // The file, its folder, or the archive or document that it belongs to: something below the folder.
        if (outcome.message.find(folder().filename().string()) == std::string::npos &&
            outcome.message.find(fs::path(call.path).filename().string()) == std::string::npos)
            fail(where, "the message names no file" + told(outcome));
    }

    void judgeLeftovers(const std::string& where, const Tree& now, const std::string& when) {
        auto left = leftovers(now);
        std::erase_if(left, [&](const auto& path) { return before_.contains(path); }); // of an interrupted save
        if (!left.empty())
            fail(where, fmt::format("{} is left, {}", fmt::join(left, ", "), when));
    }

    void start() const {
        if (scene_.start) {
            scene_.start(folder());
            return;
        }
        std::set<fs::path> folders{folder()};
        for (const auto& [path, content] : treeOf(folder()))
            if (!content && path.find(".navsmith-") == std::string::npos)
                folders.insert(folder() / path);
        for (const auto& each : folders) {
            const auto report = files::recoverFolder(each);
            EXPECT_TRUE(report) << files::describe(report.error());
        }
    }

    const Scene& scene_;
    struct Top {
        Top() { fs::create_directory(temp.path() / "disk"); }
        [[nodiscard]] const fs::path& path() const { return temp.path(); }
        TempFolder temp;
    } temp_;
    Tree before_;
    Tree after_;
    std::string message_;
    std::string result_;
};

std::string faultAt(std::size_t number, const Fault& fault) {
    return fmt::format("call {}: {}", number, fault.name);
}

} // namespace

Tally failEachCall(const Scene& scene) {
    Judge judge(scene);
    if (testing::Test::HasFailure())
        return judge.tally;
    judge.buildBefore();
    std::vector<CallKind> kinds;
    {
        FileCalls calls(judge.folder());
        (void)judge.run();
        kinds = calls.kinds();
    }
    judge.tally.calls = kinds.size();
    const auto attempt = [&](std::size_t number, const Fault& fault) {
        judge.buildBefore();
        Outcome outcome;
        const FileCalls::At at{number, fault};
        std::optional<FileCall> call;
        {
            FileCalls calls(judge.folder(), at);
            outcome = judge.run();
            call = calls.struck();
        }
        if (!call || (!fault.lasting && call->kind != kinds[number]))
            return; // threads took another way
        ++judge.tally.tries;
        judge.judge(faultAt(number, fault) + " at " + describe(*call), outcome, at, *call);
    };
    std::vector<std::pair<std::size_t, const Fault*>> all;
    for (std::size_t number = 0; number < kinds.size(); ++number) {
        for (const auto& fault : faultsOf(kinds[number]))
            all.emplace_back(number, &fault);
        for (const auto& fault : lastingFaults())
            all.emplace_back(number, &fault);
    }
    for (const auto chosen : chosenOf(all.size(), scene)) {
        const auto& [number, fault] = all[chosen];
        attempt(number, *fault);
        if (judge.failed())
            break;
    }
    report(scene.name, "faults", judge.tally);
    return judge.tally;
}

namespace {

struct Recording {
    std::vector<FileCall> log;
};

Recording record(Judge& judge) {
    judge.buildBefore();
    FileCalls calls(judge.folder(), {}, true);
    EXPECT_TRUE(judge.run().done);
    Recording recording{calls.log()};
    Replay replay(judge.folder(), judge.before());
    for (const auto& call : recording.log)
        replay.apply(call);
    EXPECT_EQ(difference(replay.tree(), treeOf(judge.folder())), "")
        << "something changes files by functions that file_calls.cpp does not know";
    judge.tally.calls = recording.log.size();
    return recording;
}

/// Judges each tree once.
class States {
public:
    explicit States(Judge& judge) : judge_(judge) {}

    void add(const std::string& where, const Tree& tree, bool finished) {
        std::string all = finished ? "new\n" : "old or new\n";
        for (const auto& [path, content] : tree)
            all += fmt::format("{}\n{}\n{}\n", path, content ? content->size() : 0, content.value_or("/"));
        if (!seen_.insert(std::hash<std::string>()(all)).second)
            return;
        ++judge_.tally.tries;
        build(judge_.folder(), tree);
        judge_.judgeNextStart(where, finished);
    }

private:
    Judge& judge_;
    std::set<std::size_t> seen_;
};

} // namespace

Tally killAtEachCall(const Scene& scene) {
    Judge judge(scene);
    if (testing::Test::HasFailure())
        return judge.tally;
    const auto recording = record(judge);
    // Before each call, in the middle of each write, and at the end.
    std::vector<std::pair<std::size_t, bool>> points;
    for (std::size_t number = 0; number < recording.log.size(); ++number) {
        points.emplace_back(number, false);
        if (const auto& call = recording.log[number]; call.kind == CallKind::Write && call.bytes.size() > 1)
            points.emplace_back(number, true);
    }
    points.emplace_back(recording.log.size(), false);
    States states(judge);
    Replay replay(judge.folder(), judge.before());
    std::size_t done = 0;
    for (const auto chosen : chosenOf(points.size(), scene)) {
        const auto [number, half] = points[chosen];
        for (; done < number; ++done)
            replay.apply(recording.log[done]);
        if (number == recording.log.size()) {
            states.add("killed at the end", replay.tree(), true);
        } else if (const auto& call = recording.log[number]; half) {
            auto torn = replay;
            torn.apply(call, call.bytes.size() / 2);
            states.add(fmt::format("killed in call {}: {}, half done", number, describe(call)), torn.tree(), false);
        } else {
            states.add(fmt::format("killed before call {}: {}", number, describe(call)), replay.tree(), false);
        }
        if (judge.failed())
            break;
    }
    report(scene.name, "kills", judge.tally);
    return judge.tally;
}

Tally losePowerAtEachCall(const Scene& scene) {
    Judge judge(scene);
    if (testing::Test::HasFailure())
        return judge.tally;
    const auto recording = record(judge);
    States states(judge);
    // Each prefix in two ways, then places at random.
    const std::size_t count = recording.log.size();
    std::vector<std::pair<std::size_t, std::uint64_t>> points;
    std::mt19937_64 random(firstSeed());
    for (std::size_t number = 0; number <= count; ++number)
        points.insert(points.end(), {{number, random()}, {number, random()}});
    for (std::uint64_t i = 0; i < kSubsets * intensity(); ++i)
        points.emplace_back(random() % (count + 1), random());
    std::ranges::sort(points);
    Replay replay(judge.folder(), judge.before());
    std::size_t done = 0;
    for (const auto chosen : chosenOf(points.size(), scene)) {
        const auto [number, seed] = points[chosen];
        for (; done < number; ++done)
            replay.apply(recording.log[done]);
        auto disk = replay;
        disk.losePower(seed);
        states.add(number == count ? fmt::format("power lost at the end, seed {}", seed)
                                   : fmt::format("power lost before call {}, {}, seed {}", number,
                                                 describe(recording.log[number]), seed),
                   disk.tree(), number == count);
        if (judge.failed())
            break;
    }
    report(scene.name, "power", judge.tally);
    return judge.tally;
}

Tally failRuns(const Scene& scene, const char* what, std::size_t count, const FailingRun& with) {
    Judge judge(scene);
    if (testing::Test::HasFailure())
        return judge.tally;
    judge.tally.calls = count;
    for (std::size_t number = 0; number < count && !judge.failed(); ++number) {
        judge.buildBefore();
        const auto outcome = with(number, [&] { return judge.run(); });
        ++judge.tally.tries;
        const auto where = fmt::format("{} {}", what, number);
        if (!outcome.done && outcome.message.empty())
            judge.fail(where, "fails without a word");
        judge.judgeNextStart(where, outcome.done);
    }
    report(scene.name, what, judge.tally);
    return judge.tally;
}

} // namespace navsmith::faults
