// Messages of the programs: to the standard error stream, and to a file that does not grow without end.
#pragma once

#include <spdlog/logger.h>
#include <tl/expected.hpp>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace navsmith::logging {

/// The log file is started anew at this size; two older ones stay beside it (navsmith.1.log, navsmith.2.log).
inline constexpr std::size_t kLargestLogFile = std::size_t{1} << 20U;
inline constexpr std::size_t kLogFiles = 3;

struct LogOptions {
    std::string name = "navsmith"; ///< stands in front of every message
    spdlog::level::level_enum consoleLevel = spdlog::level::warn;
    spdlog::level::level_enum fileLevel = spdlog::level::info;
    std::optional<std::filesystem::path> file = {}; ///< none: console only. Folders above it are made
};

/// A logger of its own, safe to use from several threads; warnings and worse reach the file at once. If the file cannot
/// be written to, the result is the reason, for people; ask again without a file to go on.
tl::expected<std::shared_ptr<spdlog::logger>, std::string> makeLogger(const LogOptions& options = {});

} // namespace navsmith::logging
