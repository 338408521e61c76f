// Any lines: each has an answer, which is one object of JSON on one line, with an error if its status says so. The
// server has a document open and uses no files.
#include "app/cli/server.h"
#include "core/systems/registry.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/path_bytes.h"

#include <nlohmann/json.hpp>

#include <string>

namespace navsmith::fuzz {
namespace {

using Json = nlohmann::ordered_json;

opening::OpenedDocument document() {
    static const auto bytes = tests::buildArea(tests::smallArea(5), tests::RawForm::Exact);
    const auto* system = systems::find("gta_sa_paths");
    const systems::InputFile file{"NODES5.DAT", bytes};
    auto loaded = system->codec.load(std::span(&file, 1), {});
    require(loaded.has_value());
    return {system, "set", std::move(loaded->model), {"set", {{"set/NODES5.DAT", "NODES5.DAT", {}, {}}}}, {}, {}};
}

/// What takes as long as the numbers in it say.
bool mayTakeLong(std::string_view line) {
    return line.find("simulate") != std::string_view::npos || line.find('\\') != std::string_view::npos;
}

} // namespace

void run(Input input) {
    cli::Server server({.mayUseFiles = false});
    server.documents().add(document());
    auto text = textOf(input);
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (mayTakeLong(line))
            continue;
        const auto answer = server.answer(line);
        require(answer.line.find('\n') == std::string::npos);
        const auto json = Json::parse(answer.line);
        require(json.contains("id") && json.at("status") == static_cast<int>(answer.status));
        require(json.contains("error") == (answer.status == cli::ExitStatus::Unusable));
        require(!json.contains("error") || !json["error"].at("message").get<std::string>().empty());
    }
}

} // namespace navsmith::fuzz
