// Finds elements by an expression.
#include "app/cli/commands.h"
#include "app/cli/document_jobs.h"
#include "app/cli/document_map.h"
#include "app/cli/element_writer.h"
#include "app/cli/json_output.h"
#include "app/cli/json_stream.h"
#include "app/cli/query_options.h"
#include "core/exports/csv.h"
#include "core/files/path_text.h"
#include "core/model/element_index.h"
#include "core/model/property.h"
#include "core/query/column_text.h"
#include "core/query/query.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <sstream>
#include <utility>

namespace navsmith::cli {

namespace {

using model::Slot;

/// The element that another column of a CSV table belongs to.
struct Table {
    std::vector<std::string> header;
    std::vector<std::vector<std::string>> rows;
};

void printCsvLine(std::ostream& out, const std::vector<std::string>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i)
        out << (i == 0 ? "" : ",") << exports::csvCell(cells[i]);
    out << '\n';
}

void printAligned(std::ostream& out, const Table& table) {
    std::vector<std::size_t> widths(table.header.size());
    const auto widen = [&](const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            widths[i] = std::max(widths[i], cells[i].size());
    };
    widen(table.header);
    std::ranges::for_each(table.rows, widen);
    const auto print = [&](const std::vector<std::string>& cells) {
        std::string line;
        for (std::size_t i = 0; i < cells.size(); ++i)
            line += fmt::format("{:<{}}", cells[i], i + 1 == cells.size() ? 0 : widths[i] + 2);
        out << "  " << line << '\n';
    };
    print(table.header);
    std::ranges::for_each(table.rows, print);
}

/// What is found in a document.
struct Answer {
    std::string error;               ///< the expression makes no sense for it
    std::vector<std::string> doubts; ///< names in the expression that stand for nothing in it
    DocumentMap map;
    model::ElementTypeId type = model::kNoElementType;
    std::size_t count = 0;
    Table table;
    std::string json; ///< an array
};

class Selector {
public:
    Selector(const SelectOptions& options, Session& session) : options_(options), session_(session) {}

    ExitStatus run() {
        processEach(session_, options_.inputs.paths,
                    {.recovery = opening::Recovery::Report, .variant = options_.variant}, options_.jobs,
                    [&](opening::OpenedDocument& document) -> Finish {
                        auto answer = std::make_shared<Answer>(find(document));
                        return [this, &document, answer] { report(document, *answer); };
                    });
        if (options_.json)
            print(session_, {{"documents", std::move(documents_)}});
        else if (!options_.inputs.lines && options_.form == TableForm::Count && documentCount_ != 1)
            session_.out() << fmt::format("{}\n", total_);
        return session_.statusOr(ExitStatus::Ok);
    }

private:
    Answer find(opening::OpenedDocument& document) {
        Answer answer;
        const auto& schema = document.model.schema();
        const auto query = query::parseSelection(options_.expression, schema, options_.type);
        if (!query) {
            answer.error = query::withCaret(query.error(), options_.expression);
            return answer;
        }
        answer.doubts = query->doubts(document.model);
        std::vector<query::ColumnText> columns;
        for (const auto& name : columnNames(schema.type(query->type()))) {
            auto column = query::ColumnText::parse(name, schema, query->type());
            if (!column) {
                answer.error = query::withCaret(column.error(), name);
                return answer;
            }
            columns.push_back(std::move(*column));
        }
        const bool usesMap = query->usesMap() || std::ranges::any_of(columns, &query::ColumnText::usesMap);
        if (!options_.map.none && (usesMap || !options_.map.file.empty()))
            answer.map = maps_.open(document);
        std::vector<Slot> rows;
        for (const auto& element : query->select(document.model))
            rows.push_back(element.slot);
        answer.type = query->type();
        answer.count = rows.size();
        if (inJson())
            answer.json = jsonOf(document.model, answer.type, rows);
        else if (options_.form != TableForm::Count)
            answer.table = tableOf(document, answer.type, rows, columns);
        return answer;
    }

    [[nodiscard]] bool inJson() const { return options_.json || options_.inputs.lines; }

    [[nodiscard]] std::vector<std::string> columnNames(const model::ElementType& type) const {
        if (inJson() || options_.form == TableForm::Count)
            return {};
        if (!options_.columns.empty())
            return options_.columns;
        std::vector<std::string> names;
        for (const auto& property : type.properties) {
            // A table for people has only what tells elements apart; one for programs has everything.
            const bool brief = property.type == model::PropertyType::Vector || property.id == type.namedBy;
            if (options_.form == TableForm::Csv || (brief && !property.advanced))
                names.emplace_back(property.id);
        }
        return names;
    }

    [[nodiscard]] Table tableOf(const opening::OpenedDocument& document, model::ElementTypeId type,
                                std::span<const Slot> rows, std::span<const query::ColumnText> columns) const {
        Table table;
        const bool csv = options_.form == TableForm::Csv;
        if (csv)
            table.header = {"path", "element_index"};
        table.header.emplace_back("element");
        for (const auto& column : columns)
            std::ranges::copy(column.titles(), std::back_inserter(table.header));
        model::ElementIndex index(document.model);
        std::vector<std::vector<std::vector<std::string>>> cells;
        for (const auto& column : columns)
            cells.push_back(column.texts(document.model, rows));
        for (std::size_t i = 0; i < rows.size(); ++i) {
            auto& row = table.rows.emplace_back();
            if (csv)
                row = {files::toText(document.shownPath), fmt::format("{}", index.of({type, rows[i]}))};
            row.push_back(model::elementName(document.model, {type, rows[i]}));
            for (const auto& column : cells) {
                for (const auto& part : column)
                    row.push_back(part[i]);
            }
        }
        return table;
    }

    static std::string jsonOf(const model::Model& model, model::ElementTypeId type, std::span<const Slot> rows) {
        std::ostringstream text;
        {
            JsonStream json(text);
            writeElements(json, model, type, rows);
        }
        return text.str();
    }

    void report(const opening::OpenedDocument& document, const Answer& answer) {
        const auto path = files::toText(document.shownPath);
        for (const auto& note : answer.map.notes)
            session_.log().warn("{}", note);
        for (const auto& doubt : answer.doubts)
            session_.log().warn("{}: {}", path, doubt);
        if (answer.map.unread && !options_.map.file.empty() && !std::exchange(mapErrorReported_, true))
            session_.add(*answer.map.unread);
        if (!answer.error.empty())
            return session_.add({files::FileErrorKind::Other, document.shownPath, answer.error, std::nullopt});
        total_ += answer.count;
        ++documentCount_;
        const auto& type = document.model.schema().type(answer.type);
        if (options_.inputs.lines)
            return printLines(document, type.id, answer);
        if (options_.json) {
            auto json = documentHead(document);
            json["kind"] = type.id;
            json["count"] = answer.count;
            json["elements"] = Json::parse(answer.json, nullptr, false);
            documents_.push_back(std::move(json));
            return;
        }
        if (options_.form == TableForm::Csv) {
            if (documentCount_ == 1 || answer.table.header != lastHeader_)
                printCsvLine(session_.out(), answer.table.header);
            lastHeader_ = answer.table.header;
            for (const auto& row : answer.table.rows)
                printCsvLine(session_.out(), row);
            return;
        }
        session_.out() << fmt::format("{}: {}\n", path, model::countedName(type, answer.count));
        if (options_.form == TableForm::Table && answer.count > 0)
            printAligned(session_.out(), answer.table);
    }

    /// "element" lines, then a "document" line.
    void printLines(const opening::OpenedDocument& document, std::string_view kind, const Answer& answer) {
        auto head = documentHead(document);
        for (const auto& element : Json::parse(answer.json, nullptr, false)) {
            Json line{{"type", "element"}, {"path", head["path"]}, {"document", head["document"]}, {"kind", kind}};
            line.update(element);
            cli::printLine(session_.out(), line);
        }
        Json line{{"type", "document"}};
        line.update(head);
        line["kind"] = kind;
        line["count"] = answer.count;
        cli::printLine(session_.out(), line);
    }

    const SelectOptions& options_;
    Session& session_;
    DocumentMaps maps_{options_.map.file, false, options_.map.gameFolders};
    Json documents_ = Json::array();
    bool mapErrorReported_ = false; ///< that the map that the user named cannot be read
    std::vector<std::string> lastHeader_;
    std::size_t total_ = 0;
    std::size_t documentCount_ = 0;
};

ExitStatus runSelect(const SelectOptions& options, Session& session) {
    return Selector(options, session).run();
}

} // namespace

Command selectCommand() {
    return command<SelectOptions, addSelectOptions, runSelect>("select",
                                                               "Find elements by an expression, and show them")
        .alsoServed();
}

} // namespace navsmith::cli
