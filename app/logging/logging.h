// Logs messages to standard error and to a rotating file.
#pragma once

#include <spdlog/logger.h>
#include <tl/expected.hpp>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace navsmith::logging {

/// The log file is rotated at this size; two older ones are kept (navsmith.1.log, navsmith.2.log).
inline constexpr std::size_t kLargestLogFile = std::size_t{1} << 20U;
inline constexpr std::size_t kLogFiles = 3;

struct LogOptions {
    std::string name = "navsmith"; ///< prefix of every message
    spdlog::level::level_enum consoleLevel = spdlog::level::warn;
    spdlog::level::level_enum fileLevel = spdlog::level::info;
    std::optional<std::filesystem::path> file = {}; ///< none: console only. Missing parent folders are created
};

/// Creates a thread-safe logger; warnings and worse are flushed to the file at once. If the file cannot be written,
/// returns the reason for the user; call again without a file to continue.
tl::expected<std::shared_ptr<spdlog::logger>, std::string> makeLogger(const LogOptions& options = {});

} // namespace navsmith::logging
