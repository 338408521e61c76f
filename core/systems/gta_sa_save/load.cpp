#include "core/systems/gta_sa_save/load.h"

#include "core/systems/gta_sa_save/record_columns.h"
#include "core/systems/gta_sa_save/references.h"
#include "core/systems/gta_sa_save/relations.h"
#include "core/systems/shared/load_parts.h"
#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

namespace navsmith::systems::gta_sa_save {

using gta_sa::SaveFile;
using gta_sa::SaveSpan;
using model::ModelBuilder;
using model::Ref;

namespace {

/// The bits of a field, by its bytes.
constexpr std::uint64_t kWordOfField[] = {0, 0xFF, 0xFFFF, 0xFFFFFF, 0xFFFFFFFF};

/// "GTASAsf1.b", ignoring case.
bool isSaveName(std::string_view name) {
    constexpr std::string_view start = "gtasasf";
    return name.size() > start.size() && bytes::startsIgnoringCase(name, start);
}

class Loader {
public:
    Loader(const SaveFile& in, const InputFile& input) : in_(in), input_(input), builder_(schema()) {}

    model::Model run() {
        builder_.addRows(kFile, 1);
        fillFile();
        for (const auto& entry : kRecordKinds) {
            for (const auto& span : in_.blocks[entry.block].layout.spans) {
                if (span.record == entry.record)
                    addRecords(entry, span);
            }
        }
        addLoadedFiles();
        loadRelations(builder_, in_.records(gta_sa::RelationsBlock, SaveRecord::PedType));
        addBlocks();
        clearSharedFields();
        resolveReferences();
        return builder_.finish();
    }

private:
    void fillFile() {
        builder_.column(file::name)[0] = input_.name;
        builder_.column(file::original)[0] = bytes::textOf(input_.bytes);
        builder_.column(file::keepsChecksum)[0] =
            static_cast<std::uint8_t>(gta_sa::saveChecksum(in_) != in_.checksum ? 1 : 0);
        builder_.column(file::keepsPadding)[0] =
            static_cast<std::uint8_t>(gta_sa::mirroredPadding(gta_sa::saveBody(in_)) != in_.padding ? 1 : 0);
        if (!in_.blocks[gta_sa::SetPiecesBlock].opaque())
            builder_.column(file::setPieces)[0] = static_cast<std::uint32_t>(listed(*recordType(kSetPiece)));
        if (!in_.blocks[gta_sa::GeneratorsBlock].opaque())
            builder_.column(file::plates)[0] = static_cast<std::uint32_t>(listed(*recordType(kNumberPlate)));
        for (const auto& entry : kFileRecords) {
            const auto record = in_.records(entry.block, entry.record);
            for (const auto& field : gta_sa::specOf(entry.record).fields) {
                if (!isListCount(field.id) && !record.empty())
                    loadField(builder_, kFile, fileColumnOf(entry.record, field.id), field, record, record.size(), 0);
            }
        }
    }

    /// The number of records in use according to the block.
    std::size_t listed(const RecordKind& entry) const {
        const auto head = entry.type == kSetPiece ? SaveRecord::SetPieceHead : SaveRecord::PlateHead;
        return gta_sa::numberAt<std::uint32_t>(in_.records(entry.block, head), gta_sa::specOf(head).fields[0]);
    }

    void addRecords(const RecordKind& entry, const SaveSpan& span) {
        const auto first = builder_.addRows(entry.type, span.count);
        const auto size = gta_sa::specOf(entry.record).bytes;
        const auto records = std::span(in_.blocks[entry.block].payload).subspan(span.at, span.count * size);
        std::ranges::fill(builder_.column(fileOf(entry.type)).subspan(first), Ref::to(0));
        forEachField(entry, [&](model::ColumnId column, const SaveField& field) {
            if (const auto* reference = referenceField(entry.type, field.id))
                pending_.push_back({reference, column, &field, records, size, first});
            else
                loadField(builder_, entry.type, column, field, records, size, first);
        });
        const auto places = unnamedPlaces(gta_sa::specOf(entry.record));
        const auto rest = builder_.column(restOf(entry.type)).subspan(first);
        for (std::size_t i = 0; i < span.count; ++i) {
            rest[i].resize(places.size());
            std::ranges::transform(places, rest[i].begin(),
                                   [&](std::size_t at) { return static_cast<char>(records[i * size + at]); });
        }
        for (std::size_t i = 0; i < span.count && !gta_sa::specOf(entry.record).lists.empty(); ++i)
            loadLists(builder_, entry, records.subspan(i * size, size), static_cast<model::Slot>(first + i));
        if (entry.extra != Extra::List && entry.extra != Extra::Listed)
            return;
        const auto extra =
            builder_.column(model::Column<std::uint8_t>{entry.type, extraColumn(entry.type)}).subspan(first);
        if (entry.extra == Extra::List)
            std::ranges::fill(extra, span.group);
        else
            std::ranges::fill(extra.first(std::min(listed(entry), span.count)), std::uint8_t{1});
    }

    /// Values of fields whose bytes mean something else in this row.
    void clearSharedFields() {
        const auto& m = builder_.model();
        const auto& trigger = *recordType(kScriptTrigger);
        for (model::Slot row = 0; row < m.capacity(kScriptTrigger); ++row) {
            const auto& fields = gta_sa::specOf(trigger.record).fields;
            if (holdsField(m, trigger, fields[gta_sa::fieldIndex(trigger.record, "name")], row)) {
                builder_.column(script_trigger::objectModel)[row] = 0;
                builder_.column(script_trigger::chance)[row] = 0;
            } else {
                builder_.column(script_trigger::name)[row].clear();
            }
        }
    }

    /// Whether a field has the handle of an object, for which there is another column.
    bool followsObject(const ReferenceField& reference, model::Slot row) const {
        const auto& m = builder_.model();
        return reference.type == kMarker && reference.field == "entity" && m.isLive({kMarker, row}) &&
               marker::typeOf(m, row) == marker::kOfObject;
    }

    void resolveReferences() {
        TargetsByKey targets(builder_.model());
        for (const auto& each : pending_) {
            const model::Column<Ref> column{each.reference->type, each.column};
            for (std::size_t i = 0; i < each.records.size() / each.size; ++i) {
                const auto stored = storedWord(*each.field, each.records.subspan(i * each.size, each.size));
                if (stored == each.reference->none)
                    continue;
                const auto row = static_cast<model::Slot>(each.first + i);
                if (followsObject(*each.reference, row)) {
                    if (const auto object = targets.find({kMarker, "object", kObject}, stored)) {
                        builder_.column(marker::object)[row] = Ref::to(*object);
                        continue;
                    }
                }
                const auto target = isReference(builder_.model(), *each.reference, row)
                                        ? targets.find(*each.reference, stored)
                                        : std::nullopt;
                const auto word = static_cast<std::uint64_t>(stored) & kWordOfField[each.field->length];
                builder_.column(column)[row] = target ? Ref::to(*target) : builder_.raw(column, word);
            }
        }
    }

    /// Whether a block has no elements, only bytes.
    static bool isRaw(const gta_sa::SaveBlock& held) {
        return std::ranges::all_of(held.layout.spans,
                                   [](const SaveSpan& span) { return span.record == SaveRecord::Raw; });
    }

    /// Only of the files that are loaded, a few thousand of 26316.
    void addLoadedFiles() {
        const auto& held = in_.blocks[gta_sa::StreamingBlock];
        if (held.opaque())
            return;
        std::vector<std::uint16_t> loaded;
        for (std::size_t i = 0; i < held.payload.size(); ++i) {
            if (held.payload[i] != gta_sa::kNotLoaded)
                loaded.push_back(static_cast<std::uint16_t>(i));
        }
        builder_.addRows(kLoadedFile, loaded.size());
        std::ranges::fill(builder_.column(loaded_file::file), Ref::to(0));
        std::ranges::copy(loaded, builder_.column(loaded_file::number).begin());
        std::ranges::transform(loaded, builder_.column(loaded_file::neededBy).begin(),
                               [&](std::uint16_t i) { return std::to_integer<std::uint8_t>(held.payload[i]); });
    }

    void addBlocks() {
        builder_.addRows(kBlock, gta_sa::kSaveBlocks);
        for (std::size_t i = 0; i < gta_sa::kSaveBlocks; ++i) {
            const auto& held = in_.blocks[i];
            builder_.column(block::file)[i] = Ref::to(0);
            builder_.column(block::number)[i] = static_cast<std::uint8_t>(i);
            builder_.column(block::opaque)[i] = static_cast<std::uint8_t>(held.opaque() ? 1 : 0);
            builder_.column(block::tagged)[i] = static_cast<std::uint8_t>(held.tagged() ? 1 : 0);
            builder_.column(block::length)[i] = static_cast<std::uint32_t>(held.payload.size());
            if (isRaw(held) && (held.opaque() || i != gta_sa::StreamingBlock))
                builder_.column(block::bytes)[i] = bytes::textOf(held.payload);
        }
    }

    /// References of consecutive rows. Their targets may be read later.
    struct Pending {
        const ReferenceField* reference;
        model::ColumnId column;
        const SaveField* field;
        std::span<const std::byte> records;
        std::size_t size;
        model::Slot first;
    };

    const SaveFile& in_;
    const InputFile& input_;
    ModelBuilder builder_;
    std::vector<Pending> pending_;
};

std::vector<Notice> noticesOf(const std::string& name, const SaveFile& in) {
    std::vector<Notice> notices;
    if (gta_sa::saveChecksum(in) != in.checksum)
        notices.push_back(
            {name, texts::format("the checksum is wrong, so the game shows the slot as corrupt. Any edit fixes it.")});
    if (gta_sa::mirroredPadding(gta_sa::saveBody(in)) != in.padding)
        notices.push_back({name, texts::format("some of the padding differs from what the game writes. It is kept.")});
    for (std::size_t i = 0; i < gta_sa::kSaveBlocks; ++i) {
        if (!in.blocks[i].tagged())
            notices.push_back(
                {name, texts::format("the tag of block {} ({}) is damaged: the game does not load the save", i,
                                     gta_sa::blockSpec(i).title)});
        if (in.blocks[i].opaque())
            notices.push_back({name, texts::format("block {} ({}) has an unknown layout and is kept unchanged", i,
                                                   gta_sa::blockSpec(i).title)});
    }
    return notices;
}

} // namespace

Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size) {
    const bool tagged =
        head.size() >= gta_sa::kSaveTag.size() &&
        std::ranges::equal(head.first(gta_sa::kSaveTag.size()), std::as_bytes(std::span(gta_sa::kSaveTag)));
    // The reader says which game or platform a save is of that it cannot read.
    if (!tagged)
        return isSaveName(name) && gta_sa::foreignSave(head, size) ? Confidence::Maybe : Confidence::No;
    return size == gta_sa::kSaveSize || isSaveName(name) ? Confidence::Sure : Confidence::Maybe;
}

bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress) {
    assert(files.size() == 1);
    const auto& input = files.front();
    if (progress && !progress(0))
        return tl::unexpected(loadCancelled(input.name));
    auto read = gta_sa::readSave(input.bytes);
    if (!read)
        return errorIn(input.name, std::move(read.error()));
    return Loaded{Loader(*read, input).run(), noticesOf(input.name, *read), {}};
}

} // namespace navsmith::systems::gta_sa_save
