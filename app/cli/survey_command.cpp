// Tells what there is in folders: how many documents of which system and version, and what is odd about them.
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/document_jobs.h"
#include "app/cli/json_output.h"
#include "app/cli/unknowns.h"
#include "core/files/path_text.h"
#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/systems/registry.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::cli {

namespace {

struct SurveyOptions {
    std::vector<std::filesystem::path> paths;
    std::string variant;
    bool json = false;
    std::uint32_t jobs = 0;
};

void addSurveyOptions(CLI::App& command, SurveyOptions& to, OptionChoices& choices) {
    addPaths(command, to.paths);
    addVariant(command, to.variant, choices);
    addJson(command, to.json);
    addJobs(command, to.jobs);
}

struct Version {
    std::string id; ///< for programs; empty: the system has one version
    std::string title;
};

/// The version of a document, by the formats of its system, else by the property that says it.
Version versionOf(const opening::OpenedDocument& document) {
    const auto& versions = document.system->versions;
    if (versions.formatOf != nullptr) {
        const auto id = versions.formatOf(document.model);
        const auto format = std::ranges::find(versions.formats, id, &systems::Format::id);
        if (format != versions.formats.end())
            return {std::string(id), std::string(format->title)};
    }
    const auto* version = document.model.schema().type(model::kFileType).findProperty("version");
    if (version == nullptr || document.model.count(model::kFileType) == 0)
        return {};
    const auto text = model::displayText(document.model, *version,
                                         {model::kFileType, document.model.order(model::kFileType).all()[0]});
    return {text, text};
}

struct Surveyed {
    Version version;
    std::size_t files = 0;
    std::uint64_t bytes = 0;
    std::vector<systems::Notice> oddities;
};

Surveyed surveyOf(const opening::OpenedDocument& document) {
    Surveyed result{versionOf(document), document.place.files.size(), 0, {}};
    for (const auto& file : document.place.files)
        result.bytes += file.stamp.size;
    result.oddities = summarised(document, unknownsOf(document));
    return result;
}

struct Sum {
    std::string title; ///< of the version
    std::size_t documents = 0;
    std::size_t files = 0;
    std::uint64_t bytes = 0;
    std::size_t odd = 0; ///< documents with oddities

    void add(const Sum& other) {
        documents += other.documents;
        files += other.files;
        bytes += other.bytes;
        odd += other.odd;
    }
    [[nodiscard]] Json json() const {
        return {{"documents", documents}, {"files", files}, {"bytes", bytes}, {"odd", odd}};
    }
};

class Surveyor {
public:
    Surveyor(const SurveyOptions& options, Session& session) : options_(options), session_(session) {}

    ExitStatus run() {
        session_.findEverything();
        processEach(session_, options_.paths, {.recovery = opening::Recovery::Report, .variant = options_.variant},
                    options_.jobs, [this](opening::OpenedDocument& document) -> Finish {
                        auto surveyed = std::make_shared<Surveyed>(surveyOf(document));
                        return [this, &document, surveyed] { add(document, *surveyed); };
                    });
        if (options_.json)
            printJson();
        else
            printTable();
        return session_.statusOr(ExitStatus::Ok);
    }

private:
    void add(const opening::OpenedDocument& document, const Surveyed& surveyed) {
        const auto system = static_cast<std::size_t>(std::ranges::distance(
            systems::all().begin(), std::ranges::find(systems::all(), document.system->id, &systems::System::id)));
        auto& sum = sums_[{system, surveyed.version.id}];
        sum.title = surveyed.version.title;
        sum.add({{}, 1, surveyed.files, surveyed.bytes, surveyed.oddities.empty() ? 0U : 1U});
        if (options_.json) {
            auto json = documentHead(document);
            json["version"] = surveyed.version.id.empty() ? Json() : Json(surveyed.version.id);
            json["bytes"] = surveyed.bytes;
            json["oddities"] = cli::toJson(std::span(surveyed.oddities));
            documents_.push_back(std::move(json));
            return;
        }
        for (const auto& oddity : surveyed.oddities) {
            const auto* file = document.place.find(oddity.file);
            odd_.push_back(
                fmt::format("{}: {}", files::toText(file == nullptr ? document.shownPath : file->path), oddity.text));
        }
    }

    [[nodiscard]] Sum total() const {
        Sum all;
        for (const auto& [place, sum] : sums_)
            all.add(sum);
        return all;
    }

    void printJson() {
        auto rows = Json::array();
        for (const auto& [place, sum] : sums_) {
            Json row{{"system", systems::all()[place.first].id},
                     {"version", place.second.empty() ? Json() : Json(place.second)}};
            row.update(sum.json());
            rows.push_back(std::move(row));
        }
        print(session_,
              {{"documents", std::move(documents_)}, {"summary", std::move(rows)}, {"total", total().json()}});
    }

    void printTable() {
        std::vector<std::array<std::string, 6>> rows{{"system", "version", "documents", "files", "bytes", "odd"}};
        std::array<std::size_t, 6> widths{};
        for (const auto& [place, sum] : sums_)
            rows.push_back({std::string(systems::all()[place.first].title), sum.title, texts::grouped(sum.documents),
                            texts::grouped(sum.files), texts::grouped(sum.bytes), texts::grouped(sum.odd)});
        for (const auto& row : rows) {
            for (std::size_t i = 0; i < row.size(); ++i)
                widths[i] = std::max(widths[i], row[i].size());
        }
        auto& out = session_.out();
        if (!sums_.empty()) {
            for (const auto& row : rows)
                out << fmt::format("{:<{}}  {:<{}}  {:>{}}  {:>{}}  {:>{}}  {:>{}}\n", row[0], widths[0], row[1],
                                   widths[1], row[2], widths[2], row[3], widths[3], row[4], widths[4], row[5],
                                   widths[5]);
        }
        for (const auto& line : odd_)
            out << "odd: " << line << '\n';
        for (const auto& problem : session_.problems())
            out << "unusable: " << files::describe(problem) << '\n';
        const auto all = total();
        std::size_t systems = 0;
        for (auto row = sums_.begin(); row != sums_.end(); ++row)
            systems += row == sums_.begin() || std::prev(row)->first.first != row->first.first ? 1 : 0;
        out << fmt::format("{} of {} in {}, {}: {} odd, {} could not be used\n",
                           model::counted(all.documents, "document"), model::counted(systems, "system"),
                           model::counted(all.files, "file"), model::counted(all.bytes, "byte"),
                           texts::grouped(all.odd), texts::grouped(session_.problems().size()));
    }

    const SurveyOptions& options_;
    Session& session_;
    std::map<std::pair<std::size_t, std::string>, Sum> sums_; ///< by place of the system, and version
    std::vector<std::string> odd_;
    Json documents_ = Json::array();
};

ExitStatus runSurvey(const SurveyOptions& options, Session& session) {
    return Surveyor(options, session).run();
}

} // namespace

Command surveyCommand() {
    return command<SurveyOptions, addSurveyOptions, runSurvey>(
        "survey", "Count what is in folders, and in archives there, by system and version, and list what is odd");
}

} // namespace navsmith::cli
