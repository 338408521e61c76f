// Takes messages from any thread and keeps them until the thread of the panel fetches them.
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
    /// More than these that nobody has fetched: the oldest are dropped.
    static constexpr std::size_t kMostWaiting = 10000;

    /// `wake` is called, on the thread that logs, when the first message waits; it must not log.
    explicit LogSink(std::function<void()> wake) : wake_(std::move(wake)) {}

    /// What has come since the last call, in order.
    std::vector<LogMessage> take();
    /// Nobody fetches any more: later messages are dropped and `wake` is not called again.
    void close();

protected:
    void sink_it_(const spdlog::details::log_msg& message) override;
    void flush_() override {}

private:
    std::function<void()> wake_;
    std::deque<LogMessage> waiting_;
};

} // namespace navsmith::gui
