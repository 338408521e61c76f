#include "core/query/find_element.h"

#include "core/model/property.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <optional>
#include <string>

namespace navsmith::query {

using model::Element;
using model::ElementTypeId;
using model::Model;
using model::Slot;

namespace {

/// What stands between an element and its owner in element names: " of ", also in the language of the user.
std::vector<std::string> wordsForOf() {
    std::vector<std::string> words{" of "};
    const auto name = texts::format("{} {} of {}", "\x01", "\x02", "\x03");
    const auto from = name.find('\x02');
    const auto to = name.find('\x03');
    if (name.find('\x01') < from && from < to && to != std::string::npos)
        words.push_back(bytes::lowered(name.substr(from + 1, to - from - 1)));
    return words;
}

class Finder {
public:
    Finder(const Model& model, std::size_t most) : model_(model), most_(most) {}

    std::vector<Element> find(std::string_view text) {
        text = bytes::trimmed(text);
        const auto type = takeType(text);
        if (text.empty())
            return {};
        static const auto words = wordsForOf();
        const auto of =
            std::ranges::find_if(words, [&](const std::string& word) { return text.find(word) != text.npos; });
        if (of != words.end()) {
            const auto at = text.find(*of);
            if (const auto index = bytes::parsed<std::uint32_t>(bytes::trimmed(text.substr(0, at)))) {
                for (const auto& owner : Finder(model_, most_).find(text.substr(at + of->size())))
                    addIn(type, owner, *index);
            }
        } else if (const auto colon = text.find(':'); colon != std::string_view::npos) {
            if (const auto index = bytes::parsed<std::uint32_t>(bytes::trimmed(text.substr(colon + 1)))) {
                for (const Slot file : filesCalled(bytes::trimmed(text.substr(0, colon))))
                    addIn(type, {model::kFileType, file}, *index);
            }
        } else {
            addNamed(type, text);
        }
        return std::move(matches_);
    }

private:
    /// Consumes the name of a type; kNoElementType if there is none.
    [[nodiscard]] ElementTypeId takeType(std::string_view& text) const {
        const auto& types = model_.schema().types;
        ElementTypeId best = model::kNoElementType;
        std::size_t length = 0;
        for (ElementTypeId k = 0; k < model_.schema().typeCount(); ++k) {
            for (const auto name : {types[k].title, types[k].plural, types[k].id}) {
                // The longest match wins: "navi node" is not "navi".
                if (name.size() > length && text.size() > name.size() && text[name.size()] == ' ' &&
                    text.starts_with(bytes::lowered(name))) {
                    best = k;
                    length = name.size();
                }
            }
        }
        text = bytes::trimmed(text.substr(length));
        return best;
    }

    [[nodiscard]] std::string fileText(Slot file) const {
        const auto* label = model_.schema().type(model::kFileType).findProperty("label");
        return label != nullptr ? bytes::lowered(model::displayText(model_, *label, {model::kFileType, file}))
                                : std::to_string(model_.order(model::kFileType).position(file));
    }

    [[nodiscard]] std::vector<Slot> filesCalled(std::string_view text) const {
        std::vector<Slot> files;
        model_.forEachLive(model::kFileType, [&](Slot file) {
            if (fileText(file) == text)
                files.push_back(file);
        });
        return files;
    }

    void add(Element element) {
        if (matches_.size() < most_ && model_.isLive(element) && std::ranges::find(matches_, element) == matches_.end())
            matches_.push_back(element);
    }

    /// The element at a position in an owner's group.
    void addIn(ElementTypeId only, Element owner, std::uint32_t index) {
        const auto& types = model_.schema().types;
        for (ElementTypeId k = 0; k < model_.schema().typeCount(); ++k) {
            if ((only != model::kNoElementType && k != only) || k == model::kFileType)
                continue;
            const auto column = types[k].groupOwner;
            const bool grouped = column != model::kNoColumn;
            // In a type without owners, elements in files are found by file and position.
            if (grouped ? types[k].columns[column].ref->target != owner.type : owner.type != model::kFileType)
                continue;
            const auto& order = model_.order(k);
            const auto rows = grouped ? order.group(owner.slot) : order.all();
            if (index < rows.size() && (grouped || model_.fileOf({k, rows[index]}) == owner.slot))
                add({k, rows[index]});
        }
    }

    void addNamed(ElementTypeId only, std::string_view text) {
        if (only == model::kNoElementType || only == model::kFileType) {
            for (const Slot file : filesCalled(text))
                add({model::kFileType, file});
        }
        const auto number = bytes::parsed<std::uint32_t>(text);
        const auto& types = model_.schema().types;
        for (ElementTypeId k = 0; k < model_.schema().typeCount(); ++k) {
            if (only != model::kNoElementType && k != only)
                continue;
            for (const auto& property : types[k].properties) {
                const bool isName = property.id == types[k].namedBy;
                if (property.column == model::kNoColumn && !isName)
                    continue;
                const bool unique = property.column != model::kNoColumn && types[k].columns[property.column].uniqueId &&
                                    number.has_value();
                if (unique || isName || property.type == model::PropertyType::Text)
                    addValued(k, property, text);
            }
            // A position alone is enough with a single file, unless elements of the type have names or files do.
            const bool hasNames =
                !types[k].namedBy.empty() ||
                (only == model::kNoElementType && types[model::kFileType].findProperty("label") != nullptr);
            if (number && !hasNames && k != model::kFileType && model_.count(model::kFileType) == 1)
                addIn(k, {model::kFileType, model_.order(model::kFileType).all().front()}, *number);
        }
    }

    void addValued(ElementTypeId type, const model::PropertySpec& property, std::string_view text) {
        model_.forEachLive(type, [&](Slot row) {
            if (matches_.size() < most_ && bytes::lowered(model::displayText(model_, property, {type, row})) == text)
                add({type, row});
        });
    }

    const Model& model_;
    std::size_t most_;
    std::vector<Element> matches_;
};

} // namespace

std::vector<Element> findElements(const Model& model, std::string_view text, std::size_t most) {
    return Finder(model, most).find(bytes::lowered(text));
}

} // namespace navsmith::query
