#include "app/cli/ends_command.h"

#include "core/files/path_text.h"
#include "core/model/wording.h"

#include <fmt/format.h>

#include <ostream>
#include <span>
#include <utility>

namespace navsmith::cli {

ExitStatus EndsCommand::run() {
    if (arguments_.pairs) {
        auto pairs = readPairs(*arguments_.pairs);
        if (!pairs) {
            session_.log().error("{}", files::describe(pairs.error()));
            return ExitStatus::Unusable;
        }
        pairs_ = std::move(*pairs);
    }
    session_.readOthers(arguments_.beside, {.recovery = opening::Recovery::Report});
    session_.openEach(arguments_.paths, {.recovery = opening::Recovery::Report, .variant = arguments_.variant},
                      [&](const opening::OpenedDocument& document) { answerFirst(document); });
    if (arguments_.json) {
        result_["problems"] = toJson(std::span(session_.problems()));
        print(session_.out(), result_);
    }
    return session_.statusOr(missed_ > 0 ? ExitStatus::Found : ExitStatus::Ok);
}

void EndsCommand::answerFirst(const opening::OpenedDocument& document) {
    const auto fail = [&](std::string why) {
        session_.add({files::FileErrorKind::Other, document.shownPath, std::move(why)});
    };
    if (std::exchange(answered_, true))
        return fail(words_.oneDocument);
    TravellerGraphs graphs(document);
    if (arguments_.pairs)
        return answerPairs(document, graphs);
    if (auto outcome = answer(document, graphs); !outcome)
        fail(std::move(outcome.error()));
}

void EndsCommand::answerPairs(const opening::OpenedDocument& document, TravellerGraphs& graphs) {
    auto answers = Json::array();
    std::size_t unusable = 0;
    for (const auto& pair : pairs_) {
        Json json{{"from", pair.from}, {"to", pair.to.empty() ? Json() : Json(pair.to)}};
        if (const auto outcome = answerPair(document, graphs, pair, json); !outcome) {
            ++unusable;
            session_.add({files::FileErrorKind::Other, *arguments_.pairs,
                          fmt::format("line {}: {}", pair.line, outcome.error()), std::nullopt});
            json["error"] = outcome.error();
        }
        answers.push_back(std::move(json));
    }
    if (arguments_.json) {
        result_ = documentHead(document);
        result_[words_.answers] = std::move(answers);
        return;
    }
    session_.out() << fmt::format("{}: {}, {} {}", files::toText(document.shownPath),
                                  model::counted(pairs_.size(), "pair"), missed_, words_.missed);
    session_.out() << (unusable == 0 ? "\n" : fmt::format(", {} could not be used\n", unusable));
}

} // namespace navsmith::cli
