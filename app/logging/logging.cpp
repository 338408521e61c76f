#include "app/logging/logging.h"

#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/sinks/stdout_color_sinks.h>

#include <exception>
#include <vector>

namespace navsmith::logging {

tl::expected<std::shared_ptr<spdlog::logger>, std::string> makeLogger(const LogOptions& options) try {
    std::vector<spdlog::sink_ptr> sinks;
    auto console = std::make_shared<spdlog::sinks::stderr_color_sink_mt>();
    console->set_level(options.consoleLevel);
    console->set_pattern("%n: %^%l%$: %v");
    sinks.push_back(std::move(console));
    if (options.file) {
        // spdlog creates missing folders.
        auto file = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(options.file->string(), kLargestLogFile,
                                                                           kLogFiles - 1);
        file->set_level(options.fileLevel);
        file->set_pattern("%Y-%m-%dT%H:%M:%S.%e%z %P %l: %v");
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
