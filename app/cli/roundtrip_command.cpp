#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/document_jobs.h"
#include "app/cli/json_output.h"
#include "core/files/path_text.h"
#include "core/model/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <ostream>
#include <utility>

namespace navsmith::cli {

namespace {

struct RoundtripOptions {
    InputOptions inputs;
    std::string variant;
    bool json = false;
    std::uint32_t jobs = 0;
};

void addRoundtripOptions(CLI::App& command, RoundtripOptions& to, OptionChoices& choices) {
    addPaths(command, to.inputs.paths);
    addVariant(command, to.variant, choices);
    addJson(command, to.json);
    addJobs(command, to.jobs);
    addInputOptions(command, to.inputs);
}

struct FirstDifference {
    std::uint64_t offset = 0; ///< of the first different byte, or the end of the shorter file
    std::string field;
    std::string read;    ///< the byte, or "end of file"
    std::string written; ///< likewise
};

struct ComparedFile {
    std::string name;
    bool written = true; ///< false: the file was loaded but is not saved
    std::optional<FirstDifference> difference;

    [[nodiscard]] bool identical() const { return written && !difference; }
};

std::string byteAt(std::span<const std::byte> bytes, std::size_t at) {
    return at < bytes.size() ? fmt::format("0x{:02X}", std::to_integer<unsigned>(bytes[at])) : "end of file";
}

std::optional<FirstDifference> compare(const opening::OpenedDocument& document, std::span<const std::byte> read,
                                       const systems::OutputFile& saved) {
    const auto [a, b] = std::ranges::mismatch(read, saved.bytes);
    if (a == read.end() && b == saved.bytes.end())
        return std::nullopt;
    const auto at = static_cast<std::size_t>(a - read.begin());
    return FirstDifference{at, document.system->codec.fieldAt(document.model, saved.file, at), byteAt(read, at),
                           byteAt(saved.bytes, at)};
}

std::vector<ComparedFile> compareAll(const opening::OpenedDocument& document) {
    const auto saved = document.system->codec.save(document.model);
    std::vector<ComparedFile> all;
    for (const auto& file : document.place.files) {
        auto& compared = all.emplace_back(ComparedFile{file.name, true, std::nullopt});
        const auto output = std::ranges::find(saved.files, file.name, &systems::OutputFile::name);
        if (output == saved.files.end())
            compared.written = false;
        else
            compared.difference = compare(document, file.bytes, *output);
    }
    return all;
}

Json toJson(const ComparedFile& file) {
    Json json{{"name", file.name}, {"identical", file.identical()}, {"written", file.written}};
    if (file.difference) {
        json["offset"] = file.difference->offset;
        json["field"] = file.difference->field;
        json["read"] = file.difference->read;
        json["wrote"] = file.difference->written;
    }
    return json;
}

void printText(std::ostream& out, const opening::OpenedDocument& document, std::span<const ComparedFile> files) {
    const auto differing =
        files.size() - static_cast<std::size_t>(std::ranges::count_if(files, &ComparedFile::identical));
    if (differing == 0) {
        out << fmt::format("{}: identical ({})\n", files::toText(document.shownPath),
                           model::counted(files.size(), "file"));
        return;
    }
    out << fmt::format("{}: different files: {} of {}\n", files::toText(document.shownPath), differing, files.size());
    for (const auto& file : files) {
        if (!file.written)
            out << fmt::format("  {}: would not be saved\n", file.name);
        else if (const auto& d = file.difference)
            out << fmt::format("  {}: first difference at byte {} (0x{:X}), {}: read {}, wrote {}\n", file.name,
                               d->offset, d->offset, d->field, d->read, d->written);
        else
            out << fmt::format("  {}: identical\n", file.name);
    }
}

ExitStatus runRoundtrip(const RoundtripOptions& options, Session& session) {
    auto documents = Json::array();
    bool allIdentical = true;
    const auto work = [&](opening::OpenedDocument& document) -> Finish {
        auto files = compareAll(document);
        return [&, files = std::move(files)] {
            const bool identical = std::ranges::all_of(files, &ComparedFile::identical);
            allIdentical = allIdentical && identical;
            if (!options.json) {
                printText(session.out(), document, files);
                return;
            }
            auto json = documentHead(document);
            json["identical"] = identical;
            json["compared"] = Json::array();
            for (const auto& file : files)
                json["compared"].push_back(toJson(file));
            documents.push_back(std::move(json));
        };
    };
    processEach(session, options.inputs.paths,
                {.recovery = opening::Recovery::Report, .keepBytes = true, .variant = options.variant}, options.jobs,
                work);
    if (options.json)
        print(session, {{"documents", std::move(documents)}});
    return session.statusOr(allIdentical ? ExitStatus::Ok : ExitStatus::Found);
}

} // namespace

Command roundtripCommand() {
    return command<RoundtripOptions, addRoundtripOptions, runRoundtrip>("roundtrip",
                                                                        "Load, save in memory, and compare every byte");
}

} // namespace navsmith::cli
