#include "app/cli/server.h"

#include "app/cli/commands.h"
#include "app/cli/session.h"

#include <fmt/format.h>
#include <spdlog/sinks/base_sink.h>

#include <algorithm>
#include <exception>
#include <memory>
#include <mutex>
#include <new>
#include <sstream>
#include <utility>

namespace navsmith::cli {

namespace {

/// Keeps what commands tell people.
class MessageSink final : public spdlog::sinks::base_sink<std::mutex> {
public:
    std::vector<std::string> warnings;
    std::string error; ///< the last one

protected:
    void sink_it_(const spdlog::details::log_msg& message) override {
        std::string text(message.payload.data(), message.payload.size());
        if (message.level >= spdlog::level::err)
            error = std::move(text);
        else if (message.level == spdlog::level::warn)
            warnings.push_back(std::move(text));
    }
    void flush_() override {}
};

std::string lineOf(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// An answer without a result.
ServedAnswer failed(const Json& id, const RequestError& error, const char* kind = "request") {
    Json json{{"kind", kind}, {"message", error.message}};
    if (!error.field.empty())
        json["field"] = error.field;
    if (error.offset)
        json["offset"] = *error.offset;
    return {lineOf({{"id", id}, {"status", static_cast<int>(ExitStatus::Unusable)}, {"error", std::move(json)}}),
            ExitStatus::Unusable,
            fmt::format("request {}: {}{}{}", lineOf(id), error.field, error.field.empty() ? "" : " ", error.message)};
}

/// A JSON text on one line: line ends are never within its texts.
std::string onOneLine(std::string_view text) {
    std::string line;
    line.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        line.append(text.substr(at, end - at));
        at = std::min(text.find_first_not_of(" \n", end), text.size());
    }
    return line;
}

} // namespace

Server::Server(const ServerOptions& options) : options_(options), commands_(servedCommands()) {
    std::ranges::copy_if(commands(), std::back_inserter(commands_), &Command::served);
}

ServedAnswer Server::answer(std::string_view line) {
    Json id;
    try {
        auto parsed = parseRequest(line);
        id = std::move(parsed.id);
        return parsed.request ? answer(*parsed.request) : failed(id, parsed.request.error());
    } catch (const std::bad_alloc&) {
        return failed(id, {"there is not enough memory"}, "internal");
    } catch (const std::exception& error) {
        return failed(id, {error.what()}, "internal");
    }
}

ServedAnswer Server::tooLong() {
    return failed(nullptr, {"is too long"});
}

ServedAnswer Server::answer(const Request& request) {
    const auto row = std::ranges::find_if(commands_, [&](const Command& each) { return each.name == request.command; });
    if (row == commands_.end())
        return failed(request.id, {"is not a command of serve", "command"});
    if ((row->writes && options_.readOnly) || ((row->writes || row->opensDocuments) && !options_.mayUseFiles))
        return failed(request.id, {"is refused: files stay as they are", "command"});
    const auto open = documents_.paths();
    const auto command = declare(*row, request, {open, options_.mayUseFiles});
    return command ? run(request, *command) : failed(request.id, command.error());
}

ServedAnswer Server::run(const Request& request, const DeclaredCommand& command) {
    std::ostringstream out;
    const auto messages = std::make_shared<MessageSink>();
    spdlog::logger log("navsmith-cli", messages);
    const bool tree = command.inputs != nullptr && command.inputs->recursive;
    Session session(out, log,
                    {.progress = nullptr,
                     .openingProgress = options_.openingProgress,
                     .depth = tree ? opening::Depth::Tree : opening::Depth::Folder,
                     .readOnly = options_.readOnly,
                     .open = &documents_});
    documents_.forgetSurroundings();
    ServedAnswer answer{{}, command.run(session)};
    answer.line = fmt::format("{{\"id\":{},\"status\":{}", lineOf(request.id), static_cast<int>(answer.status));
    if (const auto result = onOneLine(out.view()); !result.empty())
        answer.line += ",\"result\":" + result;
    if (!messages->warnings.empty())
        answer.line += ",\"messages\":" + lineOf(messages->warnings);
    if (answer.status == ExitStatus::Unusable) {
        const auto& problems = session.problems();
        answer.error = problems.empty() ? messages->error : files::describe(problems.front());
        answer.line +=
            ",\"error\":" + lineOf(problems.empty() ? Json{{"kind", "unusable"}, {"message", messages->error}}
                                                    : cli::toJson(problems.front()));
    }
    answer.line += '}';
    return answer;
}

} // namespace navsmith::cli
