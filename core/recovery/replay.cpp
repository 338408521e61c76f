// Reads journals: summaries, and replay into a model.
#include "core/recovery/change_codec.h"
#include "core/recovery/change_fits.h"
#include "core/recovery/fingerprint.h"
#include "core/recovery/journal_records.h"
#include "core/recovery/model_image.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <utility>

namespace navsmith::recovery {

namespace {

using bytes::ByteReader;
using model::Change;
using model::Direction;

/// The position in the history. Shared by summaries, which skip the changes, and replay.
struct Position {
    std::size_t steps = 0;
    std::size_t index = 0;
    static constexpr auto kNowhere = static_cast<std::size_t>(-1);
    std::size_t clean = kNowhere;

    void begin(JournalMove move, bool savedBefore) {
        steps = move == JournalMove{} ? 0 : 1;
        index = move == JournalMove::Edit ? 1 : 0;
        if (savedBefore)
            clean = steps - index; // on the other side of the step
    }

    /// False if the move is impossible here.
    bool make(JournalMove move) {
        switch (move) {
        case JournalMove::Edit:
            forget(index);
            steps = ++index;
            return true;
        case JournalMove::Merge:
        case JournalMove::MergeAway:
            if (index == 0)
                return false;
            forget(index - 1);
            index -= move == JournalMove::MergeAway ? 1 : 0;
            steps = index;
            return true;
        case JournalMove::Undo:
            if (index == 0)
                return false;
            --index;
            return true;
        case JournalMove::Redo:
            if (index == steps)
                return false;
            ++index;
            return true;
        case JournalMove::UndoOlder:
            if (index != 0)
                return false;
            ++steps;
            if (clean != kNowhere)
                ++clean;
            return true;
        }
        return false;
    }

    [[nodiscard]] std::size_t unsavedSteps() const {
        const auto from = clean == kNowhere ? 0 : clean;
        return from > index ? from - index : index - from;
    }
    [[nodiscard]] bool isSaved() const { return clean == index; }

private:
    /// States with more steps than this are lost.
    void forget(std::size_t steps) {
        if (clean > steps)
            clean = kNowhere;
    }
};

struct Beginning {
    JournalHeader header;
    bool savedBefore = false;
    JournalMove move{};
    std::optional<Change> change;
};

/// Leaves the reader at the start of the model.
std::optional<Beginning> readBeginning(ByteReader& reader) {
    Beginning b;
    b.header = readHeader(reader);
    b.savedBefore = reader.read<std::uint8_t>("saved") != 0;
    b.move = static_cast<JournalMove>(reader.read<std::uint8_t>("move"));
    if (b.move != JournalMove{} && b.move != JournalMove::Edit && b.move != JournalMove::UndoOlder)
        return std::nullopt;
    if (b.move != JournalMove{})
        b.change = readChange(reader);
    return reader.ok() ? std::optional(std::move(b)) : std::nullopt;
}

tl::unexpected<std::string> notAJournal() {
    return tl::unexpected(texts::format("This is not a journal of this program."));
}

tl::unexpected<std::string> damagedFromTheStart() {
    return tl::unexpected(texts::format("The first record of the journal is damaged. Nothing can be recovered."));
}

/// Reads the first record. The error says why the journal cannot be used.
tl::expected<RawRecord, std::string> first(RecordReader& records) {
    if (!records.isJournal())
        return notAJournal();
    const auto record = records.next();
    if (!record || record->type != kBegin)
        return damagedFromTheStart();
    return *record;
}

class Player {
public:
    Player(Replayed& replayed, Position position) : r_(replayed), position_(position), reach_(replayed.model) {}

    /// Plays a record. Empty on success; otherwise the reason, and the state is unchanged.
    std::string play(const RawRecord& record) {
        ByteReader reader(record.body, record.offset);
        if (record.type == kSaved) {
            auto header = readHeader(reader);
            if (!reader.ok() || header.fingerprint != r_.header.fingerprint)
                return texts::format("A record of a save is damaged.");
            r_.header = std::move(header);
            position_.clean = Position::kNowhere;
            return {};
        }
        const auto move = static_cast<JournalMove>(record.type);
        const bool own = move == JournalMove::Undo || move == JournalMove::Redo;
        Change change;
        if (!own) {
            change = readChange(reader);
            if (!reader.ok())
                return texts::format("A record cannot be read: {}.", bytes::describe(reader.error()));
            reach_.setBytes(record.offset + record.body.size());
            if (auto fault = whyNotApply(r_.model, change, reach_); !fault.empty())
                return texts::format("A record does not fit the document: {}.", fault);
        }
        const auto before = position_;
        if (!position_.make(move))
            return texts::format("A record does not fit the history.");
        perform(move, before.index, std::move(change));
        return {};
    }

    void finish() {
        r_.index = position_.index;
        if (position_.clean != Position::kNowhere)
            r_.clean = position_.clean;
    }

private:
    void perform(JournalMove move, std::size_t index, Change change) {
        auto& steps = r_.steps;
        const auto at = [&](std::size_t i) { return steps.begin() + static_cast<std::ptrdiff_t>(i); };
        switch (move) {
        case JournalMove::Edit:
            r_.model.apply(change, Direction::Forward);
            steps.erase(at(index), steps.end());
            steps.push_back(std::move(change));
            break;
        case JournalMove::Merge:
        case JournalMove::MergeAway:
            r_.model.apply(change, Direction::Forward);
            steps.erase(at(index), steps.end());
            if (move == JournalMove::Merge)
                steps.back() = model::merge(steps.back(), change);
            else
                steps.pop_back();
            break;
        case JournalMove::Undo:
            r_.model.apply(steps[index - 1], Direction::Backward);
            break;
        case JournalMove::Redo:
            r_.model.apply(steps[index], Direction::Forward);
            break;
        case JournalMove::UndoOlder:
            r_.model.apply(change, Direction::Backward);
            steps.insert(steps.begin(), std::move(change));
            break;
        }
    }

    Replayed& r_;
    Position position_;
    Reach reach_;
};

} // namespace

tl::expected<JournalSummary, std::string> summarise(std::span<const std::byte> journal) {
    RecordReader records(journal);
    const auto begin = first(records);
    if (!begin)
        return tl::unexpected(begin.error());
    ByteReader reader(begin->body, begin->offset);
    auto beginning = readBeginning(reader);
    if (!beginning)
        return damagedFromTheStart();
    JournalSummary summary;
    summary.header = std::move(beginning->header);
    summary.firstTime = summary.lastTime = begin->time;
    Position position;
    position.begin(beginning->move, beginning->savedBefore);
    while (const auto record = records.next()) {
        if (record->type == kSaved) {
            ByteReader inside(record->body, record->offset);
            summary.header = readHeader(inside);
            position.clean = Position::kNowhere;
        } else if (!position.make(static_cast<JournalMove>(record->type))) {
            break;
        }
        summary.lastTime = record->time;
    }
    summary.edits = position.unsavedSteps();
    summary.unsaved = !position.isSaved();
    summary.damage = records.damage();
    return summary;
}

tl::expected<Replayed, std::string> replay(std::span<const std::byte> journal,
                                           std::shared_ptr<const model::Schema> schema) {
    RecordReader records(journal);
    const auto begin = first(records);
    if (!begin)
        return tl::unexpected(begin.error());
    ByteReader reader(begin->body, begin->offset);
    auto beginning = readBeginning(reader);
    if (!beginning)
        return damagedFromTheStart();
    if (beginning->header.fingerprint != fingerprint(*schema))
        return tl::unexpected(texts::format("The journal was written by version {} of this program, which describes "
                                            "these files differently. Open the journal with that version.",
                                            beginning->header.program));
    auto model = readModel(reader, std::move(schema));
    if (!model || (beginning->change && !whyNotApply(*model, *beginning->change).empty()))
        return damagedFromTheStart();

    Position position;
    position.begin(beginning->move, beginning->savedBefore);
    Replayed replayed{std::move(beginning->header), std::move(*model), {}, 0, {}, {}, records.goodBytes(), 1};
    if (beginning->change)
        replayed.steps.push_back(std::move(*beginning->change));
    Player player(replayed, position);
    while (const auto record = records.next()) {
        if (auto fault = player.play(*record); !fault.empty()) {
            replayed.damage = std::move(fault);
            break;
        }
        replayed.goodBytes = records.goodBytes();
        ++replayed.records;
    }
    player.finish();
    if (replayed.damage.empty())
        replayed.damage = records.damage();
    return replayed;
}

} // namespace navsmith::recovery
