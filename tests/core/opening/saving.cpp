#include "tests/core/opening/saving.h"

#include "core/model/transaction.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::opening {

files::Result<files::SaveReport> saveInPlace(OpenedDocument& document, const WriteOptions& options,
                                             const files::SaveProgress& progress) {
    const auto pending = pendingInPlace(*document.system, document.model, document.place, options.save.disk);
    auto report = write(pending, options, progress);
    if (report)
        updatePlace(document.place, pending, *report);
    return report;
}

files::Result<files::SaveReport> saveAs(OpenedDocument& document, const std::filesystem::path& folder,
                                        const WriteOptions& options) {
    const auto pending = pendingInto(*document.system, document.model, folder);
    auto report = write(pending, options);
    if (report)
        updatePlace(document.place, pending, *report);
    return report;
}

void setFirst(OpenedDocument& document, const char* type, const char* property, const model::Value& value) {
    const auto id = document.model.schema().findElementType(type).value();
    const model::Slot row = 0;
    model::Transaction tx(document.model, "Edit");
    model::writeValue(tx, id, *document.model.schema().type(id).findProperty(property), std::span(&row, 1), value);
    ASSERT_TRUE(tx.commit());
}

void setWidth(OpenedDocument& document, std::string_view file, double width, UnsavedFiles* unsaved) {
    auto& model = document.model;
    const auto node = model.schema().findElementType("node").value();
    const auto& name = *model.schema().type(model::kFileType).findProperty("name");
    model::Slot found = model::kNoSlot;
    model.forEachLive(node, [&](model::Slot row) {
        const model::Element owner{model::kFileType, model.fileOf({node, row})};
        if (found == model::kNoSlot && model::displayText(model, name, owner) == file)
            found = row;
    });
    ASSERT_NE(found, model::kNoSlot);
    model::Transaction tx(model, "Widen");
    model::writeValue(tx, node, *model.schema().type(node).findProperty("width"), std::span(&found, 1), width);
    const auto change = tx.commit();
    ASSERT_TRUE(change);
    if (unsaved != nullptr)
        unsaved->follow(model, *change);
}

bool anyNotice(const OpenedDocument& document, std::string_view text) {
    return std::ranges::any_of(
        document.notices, [&](const systems::Notice& notice) { return notice.text.find(text) != std::string::npos; });
}

} // namespace navsmith::opening
