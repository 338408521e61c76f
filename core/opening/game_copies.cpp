#include "core/opening/game_copies.h"

#include "core/files/batch_reader.h"
#include "core/files/file_steps.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "core/opening/game_folder.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

// Archive lists are short text files.
constexpr std::uint64_t kLargestArchiveList = std::uint64_t{1} << 20U;
// More names would not help the user.
constexpr std::size_t kMostNames = 8;
// Depth to which archives may be below the game's folder.
constexpr int kDeepestArchive = 4;

using Bytes = std::vector<std::byte>;

bool allZero(std::span<const std::byte> bytes) {
    return std::ranges::all_of(bytes, [](std::byte byte) { return byte == std::byte{}; });
}

/// Appends or removes zeros to get `size` bytes. None if other bytes would be lost, or if the zeros fill more than a
/// sector.
std::optional<Bytes> fitted(Bytes bytes, std::uint64_t size, std::uint64_t unit) {
    const auto newSize = static_cast<std::size_t>(size);
    const auto apart = newSize > bytes.size() ? newSize - bytes.size() : bytes.size() - newSize;
    if (apart >= std::max<std::uint64_t>(unit, 1) && apart != 0)
        return std::nullopt;
    if (newSize < bytes.size() && !allZero(std::span(bytes).subspan(newSize)))
        return std::nullopt;
    bytes.resize(newSize);
    return bytes;
}

/// The document's place among those where its game keeps copies.
struct Located {
    fs::path game;
    std::size_t at = 0; ///< index in GameCopies::places
};

std::optional<Located> locate(const systems::System& system, const fs::path& place) {
    for (std::size_t i = 0; i < system.game.copies.places.size(); ++i)
        if (auto game = folderAbove(place, system.game.copies.places[i]))
            return Located{std::move(*game), i};
    return std::nullopt;
}

/// The other places that exist and are writable: folders and archives.
files::Result<std::vector<files::FilePlace>> otherPlaces(const systems::System& system, const DocumentPlace& own,
                                                         const files::Disk& disk) {
    std::vector<files::FilePlace> places;
    const auto located = system.game.copies.places.size() < 2 ? std::nullopt : locate(system, own.holder());
    if (!located)
        return places;
    for (std::size_t i = 0; i < system.game.copies.places.size(); ++i) {
        if (i == located->at)
            continue;
        const auto there = lookBelow(located->game, system.game.copies.places[i], disk);
        if (!there)
            return tl::unexpected(there.error());
        if (!*there)
            continue;
        const auto info =
            files::explain(disk->info(**there, files::Links::Follow), **there, texts::format("cannot be opened"));
        if (!info)
            return tl::unexpected(info.error());
        auto place = files::placeAt(**there, disk);
        if (info->kind == files::FileKind::Folder || place.savedInto() != nullptr)
            places.push_back(std::move(place));
    }
    return places;
}

/// The file names of a place by their lower case spelling. There may be tens of thousands.
using Spelled = std::unordered_map<std::string, std::string>;

files::Result<Spelled> namesIn(const files::FilePlace& place, const files::Disk& disk) {
    Spelled names;
    if (place.kind == nullptr) {
        const auto listed = files::listFolder(place.path, disk);
        if (!listed)
            return tl::unexpected(listed.error());
        for (const auto& file : *listed)
            names.try_emplace(bytes::lowered(files::toText(file.filename())), files::toText(file.filename()));
        return names;
    }
    const auto archive = files::openArchive(place.path, {.disk = disk});
    if (!archive)
        return tl::unexpected(archive.error());
    for (const auto& entry : archive->content.entries)
        if (const auto inside = files::insideName(entry.name))
            names.try_emplace(bytes::lowered(*inside), *inside);
    return names;
}

/// Compares one copy with the document's own files.
class Comparison {
public:
    Comparison(const HeldBefore& held, std::uint64_t unit, const files::FilePlace& place, const files::Disk& disk)
        : held_(held), unit_(unit), reader_({.disk = disk}) {
        copy_.place = place.path;
        copy_.pending = {.folder = place.kind == nullptr ? place.path : place.path.parent_path(),
                         .archive = place.kind == nullptr ? fs::path() : place.path,
                         .intoArchive = place.kind != nullptr,
                         .notices = {}};
        copy_.replacing = copy_.pending;
    }

    files::Result<void> compare(const std::string& name, const Bytes& own, const Spelled& there) {
        const auto entry = there.find(bytes::lowered(name));
        if (entry == there.end()) {
            copy_.missing.push_back(name);
            return {};
        }
        const auto target = copy_.place / files::fromBytes(entry->second);
        const auto old = reader_.read(target);
        using Kind = files::FileErrorKind;
        if (!old && (old.error().kind == Kind::Other || old.error().kind == Kind::Permission))
            return tl::unexpected(old.error());
        if (!old) {
            copy_.foreign.push_back(name);
            add(copy_.replacing, name, own, target, std::nullopt);
            return {};
        }
        if (const auto same = fitted(old->bytes, own.size(), unit_); same && *same == own)
            return {};
        const auto* state = stateOf(name, old->bytes);
        (state != nullptr ? copy_.stale : copy_.foreign).push_back(name);
        const auto bytes = copy_.pending.intoArchive ? own : loose(name, own, state, old->bytes.size());
        if (state != nullptr)
            add(copy_.pending, name, bytes, target, old->stamp);
        add(copy_.replacing, name, bytes, target, old->stamp);
        return {};
    }

    [[nodiscard]] std::optional<OtherCopy> take() {
        return copy_.replacing.files.empty() ? std::nullopt : std::optional(std::move(copy_));
    }

private:
    [[nodiscard]] const HeldBefore::State* stateOf(const std::string& name, const Bytes& bytes) const {
        const auto* states = held_.of(name);
        if (states == nullptr)
            return nullptr;
        const auto held = std::ranges::find_if(*states, [&](const HeldBefore::State& state) {
            const auto same = fitted(bytes, state.stamp.size, unit_);
            return same && files::hashOf(*same) == state.stamp.hash;
        });
        return held == states->end() ? nullptr : &*held;
    }

    /// Removes the zeros that fill up the archive's sectors, as far as the exact length is known: from what the system
    /// wrote, or from how much longer the file was in the archive when both copies were equal.
    [[nodiscard]] Bytes loose(const std::string& name, const Bytes& own, const HeldBefore::State* state,
                              std::uint64_t oldSize) const {
        const auto* states = held_.of(name);
        const auto exact = states != nullptr ? states->back().exact : own.size();
        const auto more = state != nullptr ? std::max<std::uint64_t>(state->exact, oldSize) - oldSize : 0;
        return exact < more ? own : fitted(own, exact - more, 2 * unit_).value_or(own);
    }

    static void add(PendingSave& to, const std::string& name, Bytes bytes, fs::path target,
                    std::optional<files::FileStamp> stamp) {
        to.names.push_back(name);
        to.exact.push_back(bytes.size());
        to.files.push_back({std::move(target), std::move(bytes)});
        to.stamps.push_back(stamp);
    }

    const HeldBefore& held_;
    std::uint64_t unit_; ///< of the one that is an archive
    files::BatchReader reader_;
    OtherCopy copy_;
};

std::string listed(const std::vector<std::string>& names) {
    const auto shown = std::span(names).first(std::min(names.size(), kMostNames));
    return fmt::format("{}{}", fmt::join(shown, ", "),
                       names.size() > kMostNames ? texts::format(" and {} more", names.size() - kMostNames) : "");
}

/// Archives listed in a file of the game, in order.
std::vector<std::string> archivesListed(const fs::path& game, const systems::GameCopies& copies,
                                        const files::Disk& disk) {
    std::vector<std::string> archives;
    const auto list = copies.archiveList.empty() ? std::nullopt : findBelow(game, copies.archiveList, disk);
    const auto bytes = list ? files::readFile(*list, {kLargestArchiveList, disk}) : files::Result<Bytes>(Bytes{});
    if (!bytes)
        return archives;
    std::string text(bytes->size(), ' ');
    std::ranges::transform(*bytes, text.begin(), [](std::byte byte) { return static_cast<char>(byte); });
    constexpr std::string_view kBlank = " \t\r";
    for (std::string_view rest = text; !rest.empty();) {
        auto line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        line = bytes::trimmed(line, kBlank);
        const auto word = line.substr(0, line.find_first_of(kBlank));
        if (word.size() == line.size() || !sameName(word, copies.archiveWord))
            continue;
        line.remove_prefix(line.find_first_not_of(kBlank, word.size()));
        if (auto path = files::insideName(line))
            archives.push_back(std::move(*path));
    }
    return archives;
}

/// The game folder of an archive, and the archives that the game reads before it.
struct Order {
    fs::path game;
    std::vector<fs::path> earlier;
};

std::optional<Order> orderOf(const systems::GameCopies& copies, const fs::path& archive, const files::Disk& disk) {
    if (copies.archives.empty())
        return std::nullopt;
    auto game = files::absolutePath(archive).parent_path();
    for (int up = 0; up < kDeepestArchive && !findBelow(game, copies.archives.front(), disk); ++up)
        game = game.parent_path();
    const auto own = disk->resolve(archive).value_or(archive);
    Order order{game, {}};
    std::vector<std::string> all(copies.archives.begin(), copies.archives.end());
    std::ranges::move(archivesListed(game, copies, disk), std::back_inserter(all));
    for (const auto& path : all) {
        const auto there = findBelow(game, path, disk);
        if (!there)
            continue;
        if (disk->resolve(*there).value_or(*there) == own)
            return order;
        order.earlier.push_back(*there);
    }
    return std::nullopt; // as far as known, the game does not use this archive
}

std::string shownIn(const fs::path& game, const fs::path& path) {
    return files::toBytes(path.lexically_relative(game));
}

void addEarlier(const Candidate& candidate, const files::Disk& disk, std::vector<std::string>& notices) {
    const auto order = orderOf(candidate.system->game.copies, candidate.archive, disk);
    if (!order)
        return;
    std::set<std::string> reported;
    for (const auto& archive : order->earlier) {
        const auto place = files::placeAt(archive, disk);
        const auto names = place.kind != nullptr ? namesIn(place, disk) : Spelled();
        if (!names)
            continue; // who opens it is told
        std::vector<std::string> both;
        for (const auto& file : candidate.files) {
            const auto name = files::toText(file.filename());
            if (names->contains(bytes::lowered(name)) && reported.insert(bytes::lowered(name)).second)
                both.push_back(name);
        }
        if (!both.empty())
            notices.push_back(both.size() == 1 ? texts::format("{} is also in {}, which the game reads first.",
                                                               both.front(), shownIn(order->game, archive))
                                               : texts::format("{} are also in {}, which the game reads first.",
                                                               listed(both), shownIn(order->game, archive)));
    }
}

} // namespace

void HeldBefore::add(const std::string& name, const State& state) {
    auto& states = states_[name];
    const auto same = [&](const State& other) {
        return other.stamp.size == state.stamp.size && other.stamp.hash == state.stamp.hash;
    };
    // Move the state to the end: the last one is current.
    const auto earlier = std::ranges::find_if(states, same);
    const auto current = earlier != states.end() ? *earlier : state;
    std::erase_if(states, same);
    states.push_back(current);
}

void HeldBefore::remember(const DocumentPlace& place) {
    for (const auto& file : place.files)
        add(file.name, {file.stamp, file.stamp.size});
}

void HeldBefore::saved(const PendingSave& pending, const files::SaveReport& report) {
    for (std::size_t i = 0; i < report.files.size() && i < pending.names.size(); ++i)
        add(pending.names[i], {report.files[i].stamp, pending.exact[i]});
}

const std::vector<HeldBefore::State>* HeldBefore::of(const std::string& name) const {
    const auto found = states_.find(name);
    return found == states_.end() ? nullptr : &found->second;
}

bool mayHaveCopies(const systems::System& system, const DocumentPlace& place, const files::Disk& disk) {
    const auto places = otherPlaces(system, place, disk);
    return !places || !places->empty(); // otherCopies() tells of the error
}

files::Result<std::vector<OtherCopy>> otherCopies(const systems::System& system, const DocumentPlace& place,
                                                  const HeldBefore& held, const files::Disk& disk) {
    const auto places = otherPlaces(system, place, disk);
    if (!places)
        return tl::unexpected(places.error());
    std::vector<Bytes> own;
    files::BatchReader reader({.disk = disk});
    for (const auto& file : place.files) {
        if (places->empty())
            break;
        auto read = reader.read(file.path);
        if (!read)
            return tl::unexpected(std::move(read.error()));
        own.push_back(std::move(read->bytes));
    }
    const auto ownArchive = files::placeAt(place.archive, disk);
    if (!place.archive.empty() && ownArchive.kind == nullptr) // it was one a moment ago: the disk fails
        return tl::unexpected(files::FileError{files::FileErrorKind::Other, place.archive,
                                               texts::format("cannot be opened"), std::nullopt});
    const auto* ownKind = ownArchive.savedInto();
    std::vector<OtherCopy> copies;
    for (const auto& other : *places) {
        const auto there = namesIn(other, disk);
        if (!there)
            return tl::unexpected(there.error());
        const auto unit =
            std::max(ownKind != nullptr ? ownKind->unit : 1, other.kind != nullptr ? other.kind->unit : 1);
        Comparison comparison(held, unit, other, disk);
        for (std::size_t i = 0; i < own.size(); ++i)
            if (auto compared = comparison.compare(place.files[i].name, own[i], *there); !compared)
                return tl::unexpected(std::move(compared.error()));
        if (auto copy = comparison.take())
            copies.push_back(std::move(*copy));
    }
    return copies;
}

std::string describe(const OtherCopy& copy, bool replaces) {
    const auto place = files::toText(copy.place);
    auto text = copy.replacing.files.size() == 1
                    ? texts::format("{} contains the same files, but one of them is outdated or different.", place)
                    : texts::format("{} contains the same files, but some of them are outdated or different.", place);
    if (!copy.stale.empty())
        text += texts::format("\nOutdated: {}.", listed(copy.stale));
    if (!copy.missing.empty())
        text += texts::format("\nMissing, and not created: {}.", listed(copy.missing));
    if (!copy.foreign.empty())
        text += replaces ? texts::format("\nDifferent, and would be replaced: {}.", listed(copy.foreign))
                         : texts::format("\nDifferent, and left unchanged: {}.", listed(copy.foreign));
    return text;
}

std::vector<std::string> copyNotices(const Candidate& candidate, const files::Disk& disk) {
    std::vector<std::string> notices;
    const auto& copies = candidate.system->game.copies;
    const auto& place = candidate.archive.empty() ? candidate.folder : candidate.archive;
    if (!candidate.archive.empty())
        addEarlier(candidate, disk, notices);
    const auto located = locate(*candidate.system, place);
    if (!located || located->at == 0)
        return notices;
    if (const auto read = findBelow(located->game, copies.places.front(), disk))
        notices.push_back(
            texts::format("The game reads these files from {}, not from here.", shownIn(located->game, *read)));
    return notices;
}

} // namespace navsmith::opening
