// Collects log messages from any thread until the panel's thread fetches them.
#pragma once

#include <spdlog/sinks/base_sink.h>

#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

namespace navsmith::gui {

struct LogMessage {
    spdlog::level::level_enum level = spdlog::level::info;
    spdlog::log_clock::time_point time;
    std::string text;
};

class LogSink final : public spdlog::sinks::base_sink<std::mutex> {
public:
    /// The oldest unfetched messages are dropped beyond this.
    static constexpr std::size_t kMostWaiting = 10000;

    /// `wake` is called on the logging thread when the queue becomes non-empty; it must not log.
    explicit LogSink(std::function<void()> wake) : wake_(std::move(wake)) {}

    /// The messages since the last call, in order.
    std::vector<LogMessage> take();
    /// Drops later messages and never calls `wake` again.
    void close();

protected:
    void sink_it_(const spdlog::details::log_msg& message) override;
    void flush_() override {}

private:
    std::function<void()> wake_;
    std::deque<LogMessage> waiting_;
};

} // namespace navsmith::gui
