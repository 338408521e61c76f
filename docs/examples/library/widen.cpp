// widen PATH FOLDER: makes roads 4 m wide where the police may block them, and saves the paths into another folder.
#include "core/checks/rule.h"
#include "core/model/property.h"
#include "core/opening/save_document.h"
#include "core/query/query.h"

#include <array>
#include <filesystem>
#include <iostream>
#include <span>
#include <string>
#include <vector>

using namespace navsmith;

int fail(const std::string& reason) {
    std::cerr << "widen: " << reason << '\n';
    return 1;
}

int main(int argc, char** argv) {
    const std::vector<std::filesystem::path> arguments(argv + 1, argv + argc);
    if (arguments.size() != 2)
        return fail("expected PATH and FOLDER");
    const auto search = opening::findDocuments(std::span(arguments).first(1));
    if (search.candidates.empty())
        return fail(search.problems.empty() ? "there is no document" : files::describe(search.problems.front()));
    auto document = opening::openDocument(search.candidates.front());
    if (!document)
        return fail(files::describe(document.error().front()));

    const auto& schema = document->model.schema();
    for (model::ElementTypeId type = 0; type < schema.typeCount(); ++type)
        std::cout << model::countedName(schema.type(type), document->model.count(type)) << '\n';
    const auto query = query::parseSelection("node: road_block and width < 4", schema);
    if (!query)
        return fail(query.error().message); // these are no paths
    const auto& type = schema.type(query->type());

    model::Transaction edit(document->model, "Widen");
    for (const auto& node : query->select(document->model)) {
        for (const auto* id : {"position", "width"})
            std::cout << id << ' ' << model::displayText(document->model, *type.findProperty(id), node) << "  ";
        std::cout << model::elementName(document->model, node) << '\n';
        model::writeValue(edit, node.type, *type.findProperty("width"), std::array{node.slot}, 4.0);
    }
    if (const auto change = edit.commit(); !change)
        return fail(change.error().reason); // the document is as before

    for (const auto& issue : checks::checkAll(document->model, document->system->rules))
        std::cout << checks::toString(issue.severity) << ' ' << issue.rule << ": " << issue.message << '\n';
    const auto saved = opening::write(opening::pendingInto(*document->system, document->model, arguments[1]));
    if (!saved)
        return fail(files::describe(saved.error())); // no file is written
    std::cout << saved->files.size() << " files saved\n";
}
