#include "app/logging/logging.h"

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/sinks/stdout_color_sinks.h>

#include <exception>
#include <vector>

namespace navsmith::logging {

namespace {

/// Lines that end alike on all systems; spdlog's own do not.
std::unique_ptr<spdlog::formatter> lines(const char* pattern) {
    return std::make_unique<spdlog::pattern_formatter>(pattern, spdlog::pattern_time_type::local, "\n");
}

} // namespace

tl::expected<std::shared_ptr<spdlog::logger>, std::string> makeLogger(const LogOptions& options) try {
    std::vector<spdlog::sink_ptr> sinks;
    auto console = std::make_shared<spdlog::sinks::stderr_color_sink_mt>();
    console->set_level(options.consoleLevel);
    console->set_formatter(lines("%n: %^%l%$: %v"));
    sinks.push_back(std::move(console));
    if (options.file) {
        // spdlog creates missing folders.
        auto file = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(spdlog::filename_t(options.file->native()),
                                                                           kLargestLogFile, kLogFiles - 1);
        file->set_level(options.fileLevel);
        file->set_formatter(lines("%Y-%m-%dT%H:%M:%S.%e%z %P %l: %v"));
        sinks.push_back(std::move(file));
    }
    auto logger = std::make_shared<spdlog::logger>(options.name, sinks.begin(), sinks.end());
    logger->set_level(spdlog::level::trace); // the sinks filter by level
    logger->flush_on(spdlog::level::warn);
    return logger;
} catch (const std::exception& error) {
    return tl::unexpected(std::string(error.what()));
}

} // namespace navsmith::logging
