#include "core/systems/gta_sa_save/save.h"

#include "core/systems/gta_sa_save/record_columns.h"
#include "core/systems/gta_sa_save/relations.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <utility>

namespace navsmith::systems::gta_sa_save {

using gta_sa::SaveFile;
using gta_sa::SaveSpan;
using model::Model;
using model::Slot;

namespace {

using Bytes = std::vector<std::byte>;

/// Rows of a type in file order, of one of its two lists if it has them. Includes free records.
std::vector<Slot> rowsOf(const Model& m, const RecordKind& entry, Slot f, std::uint8_t list) {
    std::vector<Slot> rows;
    for (const Slot row : m.order(entry.type).group(f)) {
        if (entry.extra != Extra::List ||
            m.get(model::Column<std::uint8_t>{entry.type, extraColumn(entry.type)}, row) == list)
            rows.push_back(row);
    }
    return rows;
}

class Writer {
public:
    Writer(const Model& m, Slot f, const SaveFile& original) : m_(m), f_(f), original_(original) {}

    /// The payload of a block.
    Bytes payload(std::size_t number) const {
        const auto& before = original_.blocks[number];
        Bytes out;
        for (const auto& span : before.layout.spans) {
            if (const auto* entry = typeOf(span.record))
                addRecords(*entry, span, out);
            else
                addHead(number, span, out);
        }
        return out;
    }

private:
    void addRecords(const RecordKind& entry, const SaveSpan& span, Bytes& out) const {
        const auto size = gta_sa::specOf(entry.record).bytes;
        const auto unnamed = unnamedPlaces(gta_sa::specOf(entry.record));
        const auto rows = rowsOf(m_, entry, f_, span.group);
        const auto start = out.size();
        out.resize(start + rows.size() * size);
        for (std::size_t i = 0; i < rows.size(); ++i)
            writeRecord(m_, entry, unnamed, rows[i], std::span(out).subspan(start + i * size, size));
        if (entry.type == kPedType)
            saveRelations(m_, std::span(out).subspan(start));
    }

    /// Writes the data beside the records: the original bytes, updated with the columns of the file and the counts.
    void addHead(std::size_t number, const SaveSpan& span, Bytes& out) const {
        const auto before = std::span(original_.blocks[number].payload).subspan(span.at, span.end() - span.at);
        out.insert(out.end(), before.begin(), before.end());
        const auto head = std::span(out).last(before.size());
        if (span.record == SaveRecord::Raw)
            return;
        const bool ofFile = std::ranges::any_of(kFileRecords, [&](const auto& r) { return r.record == span.record; });
        for (const auto& field : gta_sa::specOf(span.record).fields) {
            if (isListCount(field.id))
                setCount(span, field, head);
            else if (ofFile)
                saveField(m_, kFile, fileColumnOf(span.record, field.id), field, head, f_);
        }
    }

    void setCount(const SaveSpan& span, const SaveField& field, std::span<std::byte> head) const {
        const auto count = countFor(span, field.id);
        if (!count)
            return;
        if (field.type == SaveType::U16)
            gta_sa::setNumber(head, field, static_cast<std::uint16_t>(*count));
        else
            gta_sa::setNumber(head, field, static_cast<std::uint32_t>(*count));
    }

    /// None: keep the stored count.
    std::optional<std::size_t> countFor(const SaveSpan& span, std::string_view id) const {
        switch (span.record) {
        case SaveRecord::PlayerHead:
            return rows(kPlayer);
        case SaveRecord::ObjectHead:
            return rows(kObject);
        case SaveRecord::GarageHead:
            return rows(kGarage);
        case SaveRecord::GameLogicHead:
            return rows(kAfterDeathPoint);
        case SaveRecord::RegionHead:
            return rows(kPathRegion);
        case SaveRecord::RestartHead:
            return rows(kRestart, span.group);
        case SaveRecord::ZoneHead:
            return id == "population_count" ? rows(kZonePopulation)
                                            : rows(kZone, id == "map_count" ? std::uint8_t{1} : std::uint8_t{0});
        case SaveRecord::GeneratorHead:
            return rows(kCarGenerator);
        case SaveRecord::PlateHead:
            return listed(span, gta_sa::GeneratorsBlock, kNumberPlate);
        case SaveRecord::SetPieceHead:
            return listed(span, gta_sa::SetPiecesBlock, kSetPiece);
        case SaveRecord::JumpHead:
            return rows(kStuntJump);
        case SaveRecord::EnexHead:
            return rows(kOpenEntrance);
        case SaveRecord::ScriptState:
            return rows(kThread);
        case SaveRecord::PriceHead:
            return rows(kPriceChange);
        default:
            return std::nullopt;
        }
    }

    std::size_t rows(Type type, std::uint8_t list = 0) const { return rowsOf(m_, *recordType(type), f_, list).size(); }

    /// A stored count may exceed the number of records. Keep it while all records are in use.
    std::size_t listed(const SaveSpan& span, std::size_t number, Type type) const {
        const auto before = gta_sa::numberAt<std::uint32_t>(original_.records(number, span.record),
                                                            gta_sa::specOf(span.record).fields[0]);
        const auto inUse = m_.count(type);
        return inUse == rows(type) && before > inUse ? before : inUse;
    }

    const Model& m_;
    Slot f_;
    const SaveFile& original_;
};

SaveFile originalOf(const Model& m, Slot f) {
    auto save = gta_sa::readSave(bytes::bytesOf(m.get(file::original, f)));
    return save ? std::move(*save) : SaveFile{};
}

/// The payload of the streaming block.
Bytes loadedFiles(const Model& m, Slot f, std::size_t size) {
    Bytes out(size, gta_sa::kNotLoaded);
    for (const Slot row : m.order(kLoadedFile).group(f)) {
        if (const auto number = m.get(loaded_file::number, row); number < size)
            out[number] = static_cast<std::byte>(m.get(loaded_file::neededBy, row));
    }
    return out;
}

/// The original file with the blocks of the model.
SaveFile edited(const Model& m, Slot f, const SaveFile& original) {
    SaveFile out;
    const Writer writer(m, f, original);
    for (std::size_t i = 0; i < gta_sa::kSaveBlocks; ++i) {
        out.blocks[i].tag = original.blocks[i].tag;
        out.blocks[i].payload = writer.payload(i);
    }
    if (!original.blocks[gta_sa::StreamingBlock].opaque())
        out.blocks[gta_sa::StreamingBlock].payload =
            loadedFiles(m, f, original.blocks[gta_sa::StreamingBlock].payload.size());
    for (const Slot row : m.order(kBlock).group(f)) {
        const auto number = m.get(block::number, row);
        if (const auto& bytes = m.get(block::bytes, row); !bytes.empty())
            out.blocks[number].payload = bytes::bytesOf(bytes);
    }
    for (std::size_t i = 0; i < gta_sa::kSaveBlocks; ++i) {
        if (original.blocks[i].opaque())
            continue;
        if (auto layout = gta_sa::layOut(i, out.blocks[i].payload))
            out.blocks[i].layout = std::move(*layout);
    }
    return out;
}

} // namespace

SaveFile saveFile(const Model& m, Slot f) {
    const auto original = originalOf(m, f);
    auto out = edited(m, f, original);
    const auto before = gta_sa::saveBody(original);
    const auto after = gta_sa::saveBody(out);
    const bool padded = m.get(file::keepsPadding, f) != 0;
    out.padding = padded ? gta_sa::editedPadding(before, original.padding, after) : gta_sa::mirroredPadding(after);
    const bool same = before == after && out.padding == original.padding;
    out.checksum = same && m.get(file::keepsChecksum, f) != 0 ? original.checksum : gta_sa::saveChecksum(out);
    return out;
}

std::size_t bodySize(const Model& m) {
    return gta_sa::saveBodySize(edited(m, 0, originalOf(m, 0)));
}

Saved save(const Model& m) {
    Saved saved;
    m.forEachLive(kFile, [&](Slot f) {
        const auto out = saveFile(m, f);
        const auto& name = m.get(file::name, f);
        // Should not happen, since enforceInvariants() refuses such edits.
        if (gta_sa::saveBodySize(out) > gta_sa::kSaveChecked)
            saved.notices.push_back({name, texts::format("not written: its blocks leave no room for the checksum")});
        else
            saved.files.push_back({f, name, gta_sa::writeSave(out)});
    });
    return saved;
}

std::string fieldAt(const Model& m, Slot f, std::uint64_t offset) {
    return gta_sa::fieldAt(saveFile(m, f), offset);
}

} // namespace navsmith::systems::gta_sa_save
