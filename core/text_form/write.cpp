#include "core/model/identity.h"
#include "core/model/part_text.h"
#include "core/text_form/json_reader.h"
#include "core/text_form/text_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace navsmith::text_form {

namespace {

using model::ElementTypeId;
using model::ListId;
using model::Model;
using model::PropertyType;
using model::RecordView;
using model::Ref;
using model::Slot;
using model::StoredPart;

/// Longer bytes and texts go over several lines.
constexpr std::size_t kBytesPerLine = 32;
constexpr std::size_t kLongText = 160;

void appendQuoted(std::string& out, std::string_view text) {
    constexpr std::string_view special = "\"\\\n\r\t";
    constexpr std::string_view escapes = "\"\\nrt";
    out += '"';
    while (true) {
        const auto plain = std::min(text.find_first_of(special), text.size());
        out += text.substr(0, plain);
        if (plain == text.size())
            break;
        out += '\\';
        out += escapes[special.find(text[plain])];
        text.remove_prefix(plain + 1);
    }
    out += '"';
}

std::string inQuotes(std::string_view text) {
    std::string out;
    appendQuoted(out, text);
    return out;
}

std::string linesOf(const std::vector<std::string>& strings) {
    std::string out = "[";
    for (std::size_t i = 0; i < strings.size(); ++i)
        out += (i == 0 ? "\n" : ",\n") + strings[i];
    return out + "]";
}

std::string bytesJson(std::string_view bytes) {
    if (bytes.size() <= kBytesPerLine)
        return inQuotes(model::hexText(bytes));
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < bytes.size(); at += kBytesPerLine)
        lines.push_back(inQuotes(model::hexText(bytes.substr(at, kBytesPerLine))));
    return linesOf(lines);
}

std::string textJson(std::string_view text) {
    if (!model::isPlainText(text))
        return "{\"hex\": " + bytesJson(text) + "}";
    if (text.size() <= kLongText)
        return inQuotes(text);
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const auto newline = text.find('\n', at);
        const auto end = newline == std::string_view::npos ? text.size() : newline + 1;
        lines.push_back(inQuotes(text.substr(at, end - at)));
        at = end;
    }
    return linesOf(lines);
}

/// Numbers in hexadecimal are strings: JSON has none.
std::string numberJson(const std::string& text) {
    return text.starts_with("0x") ? inQuotes(text) : text;
}

class Writer {
public:
    Writer(const Model& model, const model::Identities& identities)
        : model_(model), order_(model::fileOrder(model)), names_(model, order_, identities) {}

    std::string run() {
        const auto& schema = model_.schema();
        out_ = fmt::format("{{\"navsmith_text\": {}, \"system\": {},\n\"elements\": {{", kVersion, inQuotes(schema.id));
        bool first = true;
        for (ElementTypeId type = 0; type < schema.typeCount(); ++type) {
            if (order_[type].empty())
                continue;
            out_ += fmt::format("{}\n{}: [\n", first ? "" : ",", inQuotes(schema.type(type).id));
            writeType(type);
            out_ += "\n]";
            first = false;
        }
        out_ += "\n}}\n";
        return std::move(out_);
    }

private:
    struct Member {
        StoredPart part;
        std::string key; ///< as it is written
    };
    /// By id, for the rows of one file.
    using Members = std::vector<Member>;

    static Members membersFor(const RecordView& record, const model::PropertyExists& exists) {
        auto parts = model::storedParts(record, exists);
        std::ranges::sort(parts, {}, &StoredPart::id);
        Members members;
        for (auto& part : parts) {
            auto key = inQuotes(part.id) + ": ";
            members.push_back({std::move(part), std::move(key)});
        }
        return members;
    }

    struct Layout {
        Members own;
        std::vector<bool> absent; ///< by column
        std::vector<Members> lists;
        std::vector<std::vector<bool>> absentOfLists;
    };

    Layout layoutOf(const RecordView& record, const std::vector<RecordView>& lists, Slot file) {
        const auto exists = model::existsIn(model_, file);
        Layout layout{membersFor(record, exists), model::absentColumns(record, exists), {}, {}};
        for (const auto& list : lists) {
            layout.lists.push_back(membersFor(list, exists));
            layout.absentOfLists.push_back(model::absentColumns(list, exists));
        }
        return layout;
    }

    void writeType(ElementTypeId type) {
        const auto& spec = model_.schema().type(type);
        const auto record = model::recordOf(model_, type);
        std::vector<RecordView> lists;
        for (ListId l = 0; l < spec.listCount(); ++l)
            lists.push_back(model::recordOf(model_, type, l));
        std::map<Slot, Layout> layouts; // by file
        bool first = true;
        for (const Slot row : order_[type]) {
            const Slot file = model_.fileOf({type, row});
            auto it = layouts.find(file);
            if (it == layouts.end())
                it = layouts.emplace(file, layoutOf(record, lists, file)).first;
            const auto& layout = it->second;
            out_ += first ? "{" : ",\n{";
            first = false;
            const bool hasMembers = writeMembers(record, layout.own, layout.absent, row);
            writeLists(type, row, lists, layout, hasMembers);
            out_ += '}';
        }
    }

    void writeLists(ElementTypeId type, Slot row, const std::vector<RecordView>& records, const Layout& layout,
                    bool hasMembers) {
        const auto& specs = model_.schema().type(type).lists;
        bool any = false;
        for (ListId l = 0; l < specs.size(); ++l) {
            const auto [offset, count] = model_.listRange(type, l, row);
            if (count == 0)
                continue;
            out_ += any ? ", " : hasMembers ? ", \"lists\": {" : "\"lists\": {";
            any = true;
            appendQuoted(out_, specs[l].id);
            out_ += ": [";
            for (std::size_t i = 0; i < count; ++i) {
                out_ += i == 0 ? "\n{" : ",\n{";
                writeMembers(records[l], layout.lists[l], layout.absentOfLists[l], offset + i);
                out_ += '}';
            }
            out_ += ']';
        }
        if (any)
            out_ += '}';
    }

    /// True if any member was written.
    bool writeMembers(const RecordView& record, const Members& members, const std::vector<bool>& absent,
                      std::size_t row) {
        bool any = false;
        for (const auto& [part, key] : members) {
            if (absent[part.column()] ? isInitial(record, part, row) : model::isZero(record, part, row))
                continue;
            out_ += any ? ", " : "";
            out_ += key;
            writeValue(record, part, row);
            any = true;
        }
        return any;
    }

    static bool isInitial(const RecordView& record, const StoredPart& part, std::size_t row) {
        return std::visit(
            [&](const auto& cells) {
                using T = typename std::remove_cvref_t<decltype(cells)>::value_type;
                if constexpr (std::is_arithmetic_v<T>)
                    return model::sameValue(cells[row], static_cast<T>(record.specs[part.column()].initial));
                else
                    return model::isZero(record, part, row);
            },
            *record.columns[part.column()]);
    }

    void writeValue(const RecordView& record, const StoredPart& part, std::size_t row) {
        if (!model::holdsNumbers(record, part)) {
            writeOther(record, part, row);
            return;
        }
        const auto first = model::numberText(record, part, row);
        if (part.columns.size() == 1) {
            const bool flag = part.property != nullptr && part.property->type == PropertyType::Bool;
            out_ += flag && first == "1" ? "true" : numberJson(first);
            return;
        }
        out_ += '[' + numberJson(first);
        for (std::size_t i = 1; i < part.columns.size(); ++i)
            out_ += ", " + numberJson(model::numberText(record, part, row, i));
        out_ += ']';
    }

    void writeOther(const RecordView& record, const StoredPart& part, std::size_t row) {
        const auto column = part.column();
        if (const auto* texts = std::get_if<std::vector<std::string>>(record.columns[column])) {
            const bool bytes = part.property != nullptr && part.property->type == PropertyType::Bytes;
            out_ += bytes ? bytesJson((*texts)[row]) : textJson((*texts)[row]);
            return;
        }
        const Ref ref = std::get<std::vector<Ref>>(*record.columns[column])[row];
        if (ref.isSlot())
            appendQuoted(out_, names_.of(record.specs[column].ref->target, ref.slot()));
        else
            out_ += fmt::format("{{\"raw\": {}}}", record.raws[column][ref.poolIndex()]);
    }

    const Model& model_;
    model::FileOrder order_;
    model::ElementNames names_;
    std::string out_;
};

} // namespace

bool isTextForm(std::string_view head) {
    const auto skip = [&](std::string_view begin) {
        if (!head.starts_with(begin))
            return false;
        head.remove_prefix(begin.size());
        return true;
    };
    const auto skipSpace = [&] { head.remove_prefix(std::min(head.find_first_not_of(" \t\r\n"), head.size())); };
    skip(kByteOrderMark);
    skipSpace();
    if (!skip("{"))
        return false;
    skipSpace();
    // Other programs may put the members into another order.
    return std::ranges::any_of(std::array<std::string_view, 3>{"\"navsmith_text\"", "\"system\"", "\"elements\""},
                               [&](std::string_view key) { return head.starts_with(key); });
}

std::string write(const Model& model, const model::Identities& identities) {
    return Writer(model, identities).run();
}

} // namespace navsmith::text_form
