#include "core/model/identity.h"
#include "core/model/part_text.h"
#include "core/model/storage.h"
#include "core/text_form/json_reader.h"
#include "core/text_form/text_form.h"
#include "core/text_form/value_reader.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace navsmith::text_form {

namespace {

using model::Column;
using model::ColumnData;
using model::ColumnId;
using model::ElementTypeId;
using model::kNoList;
using model::ListField;
using model::ListId;
using model::ModelBuilder;
using model::RecordView;
using model::Ref;
using model::Schema;
using model::Slot;
using model::Storage;
using model::StoredPart;

/// More rows would need more text than anybody has; keeps slots in range.
constexpr std::size_t kMostRows = 0x7FFF'FFFF;

/// A reference by name, resolved when all elements are there.
struct Pending {
    ColumnId column;
    std::size_t row;
    std::size_t line;
    std::string name;
};

/// What is known of the rows of a type or the entries of a list while they are read.
struct Reading {
    std::vector<StoredPart> parts;
    std::unordered_map<std::string_view, std::size_t> byId; ///< of the parts
    std::vector<Pending> pending;
    std::vector<std::unordered_set<std::size_t>>
        stated;                                       ///< by column: rows that state it as such, even if it is absent
    model::ListEntries entries;                       ///< of a list: those of all rows
    std::vector<std::pair<Slot, std::size_t>> counts; ///< of a list: rows and their numbers of entries
};

class Reader {
public:
    Reader(std::string_view text, const FindSystem& findSystem) : text_(text), json_(text), findSystem_(findSystem) {}

    tl::expected<model::Model, TextError> run() {
        readHead();
        if (!failed_)
            readDocument();
        if (json_.ok())
            resolve();
        if (!json_.ok())
            return tl::unexpected(TextError{json_.errorLine(), json_.error()});
        if (failed_)
            return tl::unexpected(std::move(*failed_));
        return builder_->finish();
    }

private:
    [[nodiscard]] const Schema& schema() const { return *schema_; }
    [[nodiscard]] bool ok() const { return json_.ok() && !failed_; }
    void failAt(std::size_t line, texts::Sentence reason) {
        if (!failed_)
            failed_ = TextError{line, std::move(reason)};
    }

    // Structure ----------------------------------------------------------------------------------------------------

    /// Finds version and system wherever they stand: values are read by them. Faults of the text are for
    /// readDocument().
    void readHead() {
        JsonReader head(text_);
        if (head.next() != Token::BeginObject)
            return;
        while (head.next() == Token::Key && (version_ == 0 || schema_ == nullptr)) {
            const auto key = head.string();
            head.next();
            if (key == "navsmith_text" && head.token() == Token::Number)
                takeVersion(head);
            else if (key == "system" && head.token() == Token::String && schema_ == nullptr)
                takeSystem(head.string());
            else
                head.skip();
        }
    }

    void takeVersion(const JsonReader& head) {
        const auto text = head.number();
        std::from_chars(text.data(), text.data() + text.size(), version_);
        if (version_ > kVersion)
            failAt(head.line(), texts::format("version {} of the text form is newer than this program, which knows "
                                              "version {}",
                                              version_, kVersion));
    }

    void takeSystem(std::string_view id) {
        auto description = findSystem_(id);
        if (!description)
            return;
        schema_ = std::move(description->schema);
        identities_ = description->identities;
        builder_.emplace(schema_);
        types_.resize(schema_->types.size());
        lists_.resize(schema_->types.size());
    }

    void readDocument() {
        json_.next();
        if (!json_.expect(Token::BeginObject, texts::mark("an object is expected")))
            return;
        bool elements = false;
        bool version = false;
        while (json_.next() == Token::Key && ok()) {
            const auto key = json_.string();
            json_.next();
            if (key == "navsmith_text")
                version = readVersion();
            else if (key == "system")
                readSystem();
            else if (key == "elements" && !elements)
                elements = readElements();
            else
                json_.fail(texts::format("\"{}\" is unknown here or is there twice", key));
        }
        if (ok() && json_.expectEnd(Token::EndObject) && !(version && elements && hasSystem_))
            json_.fail(!version      ? texts::format("this is no text form: \"navsmith_text\" is missing")
                       : !hasSystem_ ? texts::format("\"system\" is missing")
                                     : texts::format("there are no \"elements\""));
        if (ok() && json_.next() != Token::End)
            json_.fail(texts::format("text after the end"));
    }

    bool readVersion() {
        if (json_.expect(Token::Number, texts::mark("a version number is expected")) && version_ < 1)
            json_.fail(texts::format("this is no version of the text form"));
        return ok();
    }

    void readSystem() {
        if (!json_.expect(Token::String, texts::mark("the name of a system is expected")))
            return;
        if (std::exchange(hasSystem_, true))
            return json_.fail(texts::format("there are two systems"));
        if (schema_ == nullptr)
            json_.fail(texts::format("no system \"{}\" exists", json_.string()));
    }

    bool readElements() {
        if (schema_ == nullptr) {
            json_.skip(); // its system is named later, and unknown, or not at all
            return ok();
        }
        if (!json_.expect(Token::BeginObject, texts::mark("an object is expected")))
            return false;
        std::set<ElementTypeId> readTypes;
        while (json_.next() == Token::Key && ok()) {
            const auto type = schema().findElementType(json_.string());
            if (!type || !readTypes.insert(*type).second) {
                json_.fail(type ? texts::format("\"{}\" is there twice", json_.string())
                                : texts::format("no element type is called \"{}\"", json_.string()));
                break;
            }
            json_.next();
            readRows(*type);
        }
        return ok() && json_.expectEnd(Token::EndObject);
    }

    /// Version 1 had the components of integer vectors without their sign, in values and names.
    static void withoutSign(StoredPart& part) {
        if (part.property != nullptr && part.property->type == model::PropertyType::Vector)
            part.mask = ~std::uint64_t{0};
    }

    void begin(Reading& reading, const RecordView& record) const {
        reading.parts = model::allParts(record);
        if (version_ == 1)
            std::ranges::for_each(reading.parts, withoutSign);
        reading.stated.resize(record.specs.size());
        for (std::size_t i = 0; i < reading.parts.size(); ++i)
            reading.byId.emplace(reading.parts[i].id, i);
    }

    void readRows(ElementTypeId type) {
        const auto& spec = schema().type(type);
        begin(types_[type], model::recordOf(builder_->model(), type));
        lists_[type].resize(spec.lists.size());
        for (ListId l = 0; l < spec.listCount(); ++l) {
            begin(lists_[type][l], model::recordOf(builder_->model(), type, l));
            lists_[type][l].entries = model::makeEntries(spec.lists[l]);
        }
        if (!json_.expect(Token::BeginArray, texts::mark("an array of elements is expected")))
            return;
        std::vector<ColumnData> columns;
        for (const auto& column : spec.columns)
            columns.push_back(model::makeColumn(column.storage));
        std::size_t rows = 0;
        while (json_.next() == Token::BeginObject && ok() && rows < kMostRows) {
            readRow(type, columns, rows);
            ++rows;
        }
        if (!ok() || !json_.expectEnd(Token::EndArray))
            return;
        builder_->addRows(type, rows);
        for (auto c = model::kFirstOwn; c < spec.columnCount(); ++c)
            builder_->columnData(type, c) = std::move(columns[c]);
        for (ListId l = 0; l < spec.listCount(); ++l)
            placeEntries(type, l);
    }

    static void addZero(std::vector<ColumnData>& columns, std::size_t first) {
        for (std::size_t c = first; c < columns.size(); ++c)
            std::visit([](auto& cells) { cells.emplace_back(); }, columns[c]);
    }

    void readRow(ElementTypeId type, std::vector<ColumnData>& columns, std::size_t row) {
        addZero(columns, model::kFirstOwn);
        readMembers(types_[type], schema().type(type).columns, {type, kNoList}, columns, row, true);
    }

    /// Type and, for entries, list.
    struct Place {
        ElementTypeId type;
        ListId list;
    };

    /// Reads up to the end of an object.
    void readMembers(Reading& reading, std::span<const model::ColumnSpec> specs, const Place& place,
                     std::vector<ColumnData>& columns, std::size_t row, bool mayHaveLists) {
        std::set<std::size_t> readParts;
        bool lists = false;
        while (json_.next() == Token::Key && ok()) {
            if (mayHaveLists && json_.string() == "lists" && !reading.byId.contains("lists")) {
                if (std::exchange(lists, true))
                    json_.fail(texts::format("\"lists\" is there twice"));
                json_.next();
                readLists(place.type, static_cast<Slot>(row));
                continue;
            }
            const auto it = reading.byId.find(json_.string());
            if (it == reading.byId.end())
                return json_.fail(texts::format("no property is called \"{}\"", json_.string()));
            if (!readParts.insert(it->second).second)
                return json_.fail(texts::format("\"{}\" is there twice", json_.string()));
            const auto& part = reading.parts[it->second];
            if (part.property == nullptr)
                reading.stated[part.column()].insert(row);
            json_.next();
            readPart(reading, specs, place, part, columns, row);
        }
        if (ok())
            json_.expectEnd(Token::EndObject);
    }

    void readLists(ElementTypeId type, Slot row) {
        if (!json_.expect(Token::BeginObject, texts::mark("an object with lists is expected")))
            return;
        std::set<std::size_t> listsRead;
        while (json_.next() == Token::Key && ok()) {
            const auto& specs = schema().type(type).lists;
            const auto it = std::ranges::find(specs, json_.string(), &model::ListSpec::id);
            const auto list = static_cast<std::size_t>(it - specs.begin());
            if (it == specs.end() || !listsRead.insert(list).second)
                return json_.fail(texts::format("no list is called \"{}\", or it is there twice", json_.string()));
            json_.next();
            if (!json_.expect(Token::BeginArray, texts::mark("an array of entries is expected")))
                return;
            auto& reading = lists_[type][list];
            const auto first = sizeOf(reading.entries.front());
            while (json_.next() == Token::BeginObject && ok()) {
                const auto entry = sizeOf(reading.entries.front());
                addZero(reading.entries, 0);
                readMembers(reading, it->columns, {type, static_cast<ListId>(list)}, reading.entries, entry, false);
            }
            if (!ok() || !json_.expectEnd(Token::EndArray))
                return;
            reading.counts.emplace_back(row, sizeOf(reading.entries.front()) - first);
        }
        if (ok())
            json_.expectEnd(Token::EndObject);
    }

    /// The pool holds the entries in the order in which they were read.
    void placeEntries(ElementTypeId type, ListId list) {
        auto& reading = lists_[type][list];
        auto& store = builder_->listStore(type, list);
        for (ColumnId f = 0; f < store.fieldCount(); ++f)
            store.pool(f) = std::move(reading.entries[f]);
        std::uint32_t offset = 0;
        for (const auto& [row, count] : reading.counts) {
            if (count != 0)
                store.setRange(row, {offset, static_cast<std::uint32_t>(count)});
            offset += static_cast<std::uint32_t>(count);
        }
    }

    // Values -------------------------------------------------------------------------------------------------------

    void readPart(Reading& reading, std::span<const model::ColumnSpec> specs, const Place& place,
                  const StoredPart& part, std::vector<ColumnData>& columns, std::size_t row) {
        const auto column = part.column();
        switch (specs[column].storage) {
        case Storage::Text:
            model::values<std::string>(columns[column])[row] = readText(json_, part);
            return;
        case Storage::Ref:
            readReference(reading, place, column, model::values<Ref>(columns[column])[row], row);
            return;
        default:
            break;
        }
        if (part.columns.size() == 1)
            return readNumber(json_, part, specs, 0, columns, row);
        if (!json_.expect(Token::BeginArray, texts::mark("an array of numbers is expected")))
            return;
        for (std::size_t i = 0; i < part.columns.size(); ++i) {
            json_.next();
            readNumber(json_, part, specs, i, columns, row);
        }
        if (ok() && json_.next() != Token::EndArray)
            json_.fail(texts::format("\"{}\" has {} numbers", part.id, part.columns.size()));
    }

    void readReference(Reading& reading, const Place& place, ColumnId column, Ref& cell, std::size_t row) {
        if (json_.token() == Token::Null)
            return;
        if (json_.token() == Token::String) {
            reading.pending.push_back({column, row, json_.line(), json_.string()});
            return;
        }
        if (!json_.expect(Token::BeginObject, texts::mark("the name of an element is expected")))
            return;
        if (json_.next() != Token::Key || json_.string() != "raw" || json_.next() != Token::Number)
            return json_.fail(texts::format("\"raw\" with a number is expected"));
        const auto value = bytes::parsed<std::uint64_t>(json_.number());
        if (!value)
            return json_.fail(texts::format("the number of \"raw\" does not fit"));
        if (json_.next() != Token::EndObject)
            return json_.fail(texts::format("{} is expected", "'}'"));
        cell = place.list == kNoList ? builder_->raw(Column<Ref>{place.type, column}, *value)
                                     : builder_->raw(ListField<Ref>{place.type, place.list, column}, *value);
    }

    // References and absent columns --------------------------------------------------------------------------------

    void resolve() {
        if (schema_ == nullptr)
            return;
        model::FileOrder order(schema().types.size());
        for (ElementTypeId type = 0; type < schema().typeCount(); ++type) {
            order[type].resize(builder_->model().capacity(type));
            std::iota(order[type].begin(), order[type].end(), Slot{0});
        }
        if (order[model::kFileType].empty())
            return failAt(1, texts::format("there is no element of type \"file\""));
        model::ElementNames names(builder_->model(), order, *identities_, version_ == 1 ? withoutSign : nullptr);
        std::vector<bool> resolved(schema().types.size());
        for (ElementTypeId type = 0; type < schema().typeCount(); ++type)
            resolveType(type, names, resolved);
        for (ElementTypeId type = 0; type < schema().typeCount() && ok(); ++type) {
            for (ListId l = 0; l < lists_[type].size(); ++l)
                resolveAll(lists_[type][l], schema().type(type).lists[l].columns, names,
                           [&](ColumnId c) -> ColumnData& { return builder_->listStore(type, l).pool(c); });
        }
        for (ElementTypeId type = 0; type < schema().typeCount() && ok(); ++type)
            fillAbsent(type);
    }

    /// Types before those that are named after them. A type's own names need its references.
    void resolveType(ElementTypeId type, model::ElementNames& names, std::vector<bool>& resolved) {
        if (resolved[type] || !ok())
            return;
        resolved[type] = true;
        // Columns that names are made of come first, so that what refers to this type finds its names.
        const auto& columns = schema().type(type).columns;
        for (ColumnId c = model::kFirstOwn; c < columns.size(); ++c) {
            if (columns[c].ref && columns[c].ref->target != type)
                resolveNaming(columns[c].ref->target, names, resolved);
        }
        resolveAll(types_[type], columns, names,
                   [&](ColumnId c) -> ColumnData& { return builder_->columnData(type, c); });
    }

    /// The references that the names of a type are made of have to be there before the first name is asked for.
    void resolveNaming(ElementTypeId type, model::ElementNames& names, std::vector<bool>& resolved) {
        if (!names.needs(type).empty())
            resolveType(type, names, resolved);
    }

    template <typename ColumnOf>
    void resolveAll(Reading& reading, std::span<const model::ColumnSpec> specs, model::ElementNames& names,
                    ColumnOf columnOf) {
        for (auto& pending : reading.pending) {
            const auto target = specs[pending.column].ref->target;
            const auto row = names.find(target, pending.name);
            if (!row)
                return failAt(pending.line,
                              texts::format("no {} is called \"{}\"", schema().type(target).id, pending.name));
            model::values<Ref>(columnOf(pending.column))[pending.row] = Ref::to(*row);
        }
        reading.pending.clear();
    }

    /// What the file does not store and the text does not state is as in a new element.
    void fillAbsent(ElementTypeId type) {
        const auto& m = builder_->model();
        const auto record = model::recordOf(m, type);
        std::unordered_map<Slot, std::vector<bool>> absentIn; // by file
        const auto rows = static_cast<Slot>(m.capacity(type));
        for (Slot row = 0; row < rows; ++row) {
            const Slot file = m.fileOf({type, row});
            const auto exists = model::existsIn(m, file);
            auto it = absentIn.find(file);
            if (it == absentIn.end())
                it = absentIn.emplace(file, model::absentColumns(record, exists)).first;
            for (ColumnId c = model::kFirstOwn; c < record.specs.size(); ++c) {
                if (it->second[c] && !types_[type].stated[c].contains(row))
                    setInitial(builder_->columnData(type, c), record.specs[c], row);
            }
            fillEntries(type, row, exists);
        }
    }

    void fillEntries(ElementTypeId type, Slot row, const model::PropertyExists& exists) {
        for (ListId l = 0; l < lists_[type].size(); ++l) {
            auto& store = builder_->listStore(type, l);
            const auto [offset, count] = store.range(row);
            if (count == 0)
                continue;
            const auto absent = model::absentColumns(model::recordOf(builder_->model(), type, l), exists);
            for (ColumnId c = 0; c < absent.size(); ++c) {
                for (std::size_t i = offset; absent[c] && i < std::size_t{offset} + count; ++i) {
                    if (!lists_[type][l].stated[c].contains(i))
                        setInitial(store.pool(c), schema().type(type).lists[l].columns[c], i);
                }
            }
        }
    }

    static void setInitial(ColumnData& column, const model::ColumnSpec& spec, std::size_t row) {
        std::visit(
            [&](auto& cells) {
                using T = typename std::remove_reference_t<decltype(cells)>::value_type;
                if constexpr (std::is_arithmetic_v<T>)
                    cells[row] = static_cast<T>(spec.initial);
            },
            column);
    }

    std::string_view text_;
    JsonReader json_;
    const FindSystem& findSystem_;
    int version_ = 0; ///< 0: not stated
    bool hasSystem_ = false;
    const model::Identities* identities_ = nullptr;
    std::shared_ptr<const Schema> schema_;
    std::optional<ModelBuilder> builder_;
    std::vector<Reading> types_;
    std::vector<std::vector<Reading>> lists_;
    std::optional<TextError> failed_;
};

} // namespace

tl::expected<model::Model, TextError> read(std::string_view text, const FindSystem& findSystem) {
    return Reader(text, findSystem).run();
}

} // namespace navsmith::text_form
