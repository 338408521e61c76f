// One harness for all that can happen to files: each call of an operation fails in each way that fits it, the program
// is killed before each, and the power fails after each. A scene says what is on the disk and what is done; the harness
// counts the calls, so a new one joins without being named.
#pragma once

#include "tests/faults/tree.h"

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

namespace navsmith::faults {

struct Outcome {
    bool done = false;
    std::string message; ///< all that people are told
    std::string result;  ///< of scenes that only read: what must be the same or refused
};

struct Scene {
    std::string name;
    /// Fills the empty folder.
    std::function<void(const std::filesystem::path&)> prepare;
    std::function<Outcome(const std::filesystem::path&)> run;
    bool reads = false;        ///< it changes nothing
    bool once = false;         ///< it refuses to replace its own result
    bool clearsItself = false; ///< only doing the same again removes what an interruption has left
    bool mayCallNothing = false;
    bool forgets = false; ///< where a part of it was done, doing it again does not do the rest
    /// Several files, each of which is old or new by itself.
    bool apart = false;
    /// Paths that begin like this are not judged: they can be made again.
    std::vector<std::string> ignored = {};
    /// The name under which a path is compared: for names that are dates. Empty: its own.
    std::function<std::string(const std::string&)> nameOf = {};
    /// What may be left besides the old and the new files: a journal that lacks its end.
    std::function<bool(const Tree& files)> accepts = {};
    /// What the next start does; empty: it recovers each folder.
    std::function<void(const std::filesystem::path&)> start = {};
    std::string command = {}; ///< of navsmith-cli
    std::size_t cost = 1;     ///< of one that takes longer, so much less is tried
};
void PrintTo(const Scene& scene, std::ostream* out);

/// How much is tried: NAVSMITH_TORTURE=n, 1 if it is not set. `./dev torture` sets it.
unsigned intensity();

struct Tally {
    std::size_t calls = 0;
    std::size_t tries = 0;
    std::size_t failures = 0; ///< of what is promised
};

/// A line for the table of `./dev torture`.
void report(const std::string& operation, const char* what, const Tally& tally);

/// Each records GoogleTest failures, and a line for the table of `./dev torture`.
Tally failEachCall(const Scene& scene);
Tally killAtEachCall(const Scene& scene);
Tally losePowerAtEachCall(const Scene& scene);

/// Runs it so many times, in ways that `with` makes fail. What is left must be old or new after the next start.
using FailingRun = std::function<Outcome(std::size_t number, const std::function<Outcome()>& run)>;
Tally failRuns(const Scene& scene, const char* what, std::size_t count, const FailingRun& with);

} // namespace navsmith::faults
