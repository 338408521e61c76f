#include "app/cli/unknowns.h"

#include "app/cli/check_result.h"
#include "core/model/element_index.h"
#include "core/model/property.h"
#include "core/model/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <span>
#include <utility>

namespace navsmith::cli {

namespace {

using systems::Unexplained;

/// As many values of one property are listed for people.
constexpr std::size_t kMostListed = 10;

bool sameProperty(const Unexplained& a, const Unexplained& b) {
    return a.element.type == b.element.type && a.list == b.list && a.property == b.property;
}

/// "node 5:12", "visible area 3 of area 12".
std::string nameOf(const model::Model& model, const Unexplained& value) {
    auto name = model::elementName(model, value.element);
    if (value.list == model::kNoList)
        return name;
    const auto& list = model.schema().type(value.element.type).lists[value.list];
    return fmt::format("{} {} of {}", list.title, value.entry, name);
}

/// Calls f with those of each property, which follow each other.
template <typename F>
void eachProperty(std::span<const Unexplained> values, F&& f) {
    while (!values.empty()) {
        const auto end = std::ranges::find_if(
            values, [&](const Unexplained& value) { return !sameProperty(value, values.front()); });
        const auto count = static_cast<std::size_t>(end - values.begin());
        f(values.first(count));
        values = values.subspan(count);
    }
}

std::string withFile(const std::string& file, const std::string& text) {
    return file.empty() ? text : fmt::format("{}: {}", file, text);
}

} // namespace

Unknowns unknownsOf(const opening::OpenedDocument& document) {
    Unknowns unknowns{systems::unexplainedIn(document.model, document.system->explanations), {}};
    std::ranges::copy_if(document.notices, std::back_inserter(unknowns.notices),
                         [](const systems::Notice& notice) { return !notice.file.empty(); });
    return unknowns;
}

Json toJson(const opening::OpenedDocument& document, const Unknowns& unknowns) {
    auto array = Json::array();
    for (const auto& notice : unknowns.notices)
        array.push_back({{"file", notice.file}, {"text", notice.text}});
    model::ElementIndex index(document.model);
    for (const auto& value : unknowns.values) {
        const auto& type = document.model.schema().type(value.element.type);
        Json json{{"file", fileNameOf(document.model, value.element)},
                  {"kind", type.id},
                  {"index", index.of(value.element)},
                  {"element", model::elementName(document.model, value.element)}};
        if (value.list != model::kNoList) {
            json["list"] = type.lists[value.list].id;
            json["entry"] = value.entry;
        }
        json["property"] = value.property;
        json["value"] = value.value;
        array.push_back(std::move(json));
    }
    return array;
}

void printText(std::ostream& out, const opening::OpenedDocument& document, const Unknowns& unknowns, bool all) {
    const auto& model = document.model;
    for (const auto& notice : unknowns.notices)
        out << fmt::format("  unknown: {}\n", withFile(notice.file, notice.text));
    eachProperty(unknowns.values, [&](std::span<const Unexplained> values) {
        for (const auto& value : all ? values : values.first(std::min(values.size(), kMostListed)))
            out << fmt::format("  unknown: {}\n",
                               withFile(fileNameOf(model, value.element),
                                        fmt::format("{}: {}: {}", nameOf(model, value), value.property, value.value)));
        if (!all && values.size() > kMostListed)
            out << fmt::format("  unknown: {}: {} more of {} (see --verbose)\n", values.front().property,
                               values.size() - kMostListed, model.schema().type(values.front().element.type).plural);
    });
}

std::vector<systems::Notice> summarised(const opening::OpenedDocument& document, const Unknowns& unknowns) {
    auto notices = unknowns.notices;
    eachProperty(unknowns.values, [&](std::span<const Unexplained> values) {
        const auto& first = values.front();
        notices.push_back(
            {fileNameOf(document.model, first.element),
             fmt::format("{}: {} without an explanation, as {} of {}", first.property,
                         model::counted(values.size(), "value"), first.value, nameOf(document.model, first))});
    });
    return notices;
}

} // namespace navsmith::cli
