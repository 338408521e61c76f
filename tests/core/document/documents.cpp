#include "tests/core/document/documents.h"

#include "core/model/property.h"
#include "core/systems/registry.h"
#include "tests/support/map_bytes.h"
#include "tests/support/path_bytes.h"

#include <QTest>

#include <fstream>
#include <stdexcept>

namespace navsmith::tests {

using document::Document;

std::filesystem::path sampleFile(const std::filesystem::path& folder) {
    return folder / "NODES27.DAT";
}

Document& openSample(document::Workspace& workspace, const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder);
    const auto bytes = buildArea(smallArea(27), RawForm::Exact);
    std::ofstream(sampleFile(folder), std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    const auto found = opening::findDocuments(std::span(&folder, 1));
    auto opened = opening::openDocument(found.candidates.at(0));
    if (!opened)
        throw std::runtime_error(files::describe(opened.error().at(0)));
    return workspace.add(std::make_unique<Document>(std::move(*opened)));
}

std::filesystem::path archiveFile(const std::filesystem::path& folder) {
    return folder / "town.bsp";
}

void putArchive(const std::filesystem::path& folder, std::uint16_t area, const std::string& more) {
    std::filesystem::create_directories(folder);
    auto map = smallSourceMap();
    map.pakFile = buildZip(
        {{"more.txt", bytesOf(more), 0}, {"paths/NODES27.DAT", buildArea(smallArea(area), RawForm::Exact), 8}});
    const auto bytes = buildSourceMap(map);
    std::ofstream(archiveFile(folder), std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

Document& openArchived(document::Workspace& workspace, const std::filesystem::path& folder) {
    putArchive(folder, 27, "more");
    const auto archive = archiveFile(folder);
    auto opened = opening::openDocument(opening::findDocuments(std::span(&archive, 1)).candidates.at(0));
    if (!opened)
        throw std::runtime_error(files::describe(opened.error().at(0)));
    return workspace.add(std::make_unique<Document>(std::move(*opened)));
}

void moveNode(Document& document, int x, quint64 mergeKey) {
    const auto node = *document.model().schema().findElementType("node");
    const auto& position = *document.model().schema().type(node).findProperty("position");
    const model::Slot row = 0;
    const auto now = std::get<glm::dvec3>(model::readValue(document.model(), position, {node, row}));
    const auto moved = document.edit(
        QStringLiteral("Move"),
        [&](model::Transaction& tx) {
            model::writeValue(tx, node, position, std::span(&row, 1), glm::dvec3(x, now.y, now.z));
        },
        mergeKey);
    if (!moved)
        throw std::runtime_error(moved.error().toStdString());
}

std::vector<std::byte> bytesOf(const Document& document) {
    std::vector<std::byte> all;
    for (const auto& file : document.system().codec.save(document.model()).files)
        all.insert(all.end(), file.bytes.begin(), file.bytes.end());
    return all;
}

void save(Document& document) {
    const auto pending = document.pendingSave();
    const auto report = opening::write(pending);
    if (!report)
        throw std::runtime_error(files::describe(report.error()));
    document.saved(pending, *report, document.stateId());
}

bool complete(document::IssueTracker& tracker) {
    bool done = false;
    tracker.whenComplete(&tracker, [&] { done = true; });
    return QTest::qWaitFor([&] { return done; }, 10000);
}

std::unique_ptr<Document> documentOf(model::Model model) {
    return std::make_unique<Document>(opening::OpenedDocument{.system = &systems::all().front(),
                                                              .shownPath = "sample",
                                                              .model = std::move(model),
                                                              .place = {},
                                                              .notices = {},
                                                              .failures = {}});
}

} // namespace navsmith::tests
