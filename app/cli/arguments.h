// What was asked for on the command line.
#pragma once

#include "app/cli/exit_status.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::cli {

enum class Command : std::uint8_t { Info, Roundtrip, Dump, Check, Convert, List, New, Pack, Extract, Rebuild };

struct Arguments {
    Command command = Command::Info;
    bool json = false;
    bool fix = false;
    bool reportOnly = false;    ///< of a conversion: write nothing
    bool replace = false;       ///< of a conversion: also files in the way that are none of the document's
    bool backUpWhole = false;   ///< pack: keep a copy of the whole map
    bool bothCopies = false;    ///< what is saved in place: also the other copies that its game has
    bool replaceCopies = false; ///< check: also files of such a copy that hold something else
    bool verbose = false;
    std::vector<std::filesystem::path> paths;
    std::string variant;                            ///< how files that do not say it are to be read; empty: found out
    std::optional<std::filesystem::path> outFolder; ///< of what is saved; none: in place
    std::string format;                             ///< to convert to; an id of Versions::formats
    std::string system;                             ///< new: its id
    std::filesystem::path file;                     ///< pack
    std::filesystem::path map;                      ///< new, pack, extract; check: empty: the one that files go by
    bool noMap = false;                             ///< check
    std::vector<std::filesystem::path> beside;      ///< check, dump: documents of the same world
    std::filesystem::path archive;                  ///< rebuild
    std::string name;                               ///< pack: in the map; empty: as the game looks for it
    std::optional<std::filesystem::path> outFile;   ///< extract; none: beside the map. rebuild; none: in place
    std::optional<std::filesystem::path> logFile;
};

/// Nothing to do but to say this and end: help, the version, or what is wrong with the command line.
struct ExitAfterParsing {
    std::string out; ///< for standard output
    std::string err; ///< for standard error
    ExitStatus status = ExitStatus::Ok;
};

tl::expected<Arguments, ExitAfterParsing> parseArguments(int argc, const char* const* argv);

} // namespace navsmith::cli
