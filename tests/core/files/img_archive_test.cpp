// IMG archives on disk: paths into them, replacing several files at once, and a kill or power loss at any point of it:
// either all files are old or all are new.
#include "core/files/batch_reader.h"
#include "core/files/in_place_record.h"
#include "core/files/put_entry.h"
#include "tests/core/files/faulty_ops.h"
#include "tests/core/files/memory_disk.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/img_bytes.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

namespace navsmith::files::test {
namespace {

namespace fs = std::filesystem;

Bytes filled(std::size_t size, char with) {
    return toBytesOf(std::string(size, with));
}

std::vector<tests::RawImgEntry> someEntries() {
    return {{"model.dff", filled(3000, 'm')},  {"nodes0.dat", filled(2000, '0'), 1}, {"NODES1.DAT", filled(2048, '1')},
            {"nodes2.dat", filled(5000, '2')}, {"texture.txd", filled(4000, 't')},   {"nodes0.dat", filled(10, 'x')}};
}

struct NewFile {
    std::string name;
    Bytes bytes;
};

/// One that fits, one that does not, one that gets shorter.
std::vector<NewFile> someFiles() {
    return {{"nodes0.dat", filled(4000, 'a')}, {"nodes1.dat", filled(3000, 'b')}, {"nodes2.dat", filled(10, 'c')}};
}

Result<InPlaceReport> putAll(const fs::path& archive, const std::vector<NewFile>& files, const Disk& disk = {}) {
    std::vector<NewEntry> entries;
    std::vector<std::span<const std::byte>> contents;
    for (const auto& file : files) {
        entries.push_back({file.name, file.bytes.size()});
        contents.emplace_back(file.bytes);
    }
    return planEntries(archive, entries, {.disk = disk}).and_then([&](const PlannedEntries& plan) {
        return putEntries(plan, contents, {.save = {.disk = disk}});
    });
}

Bytes padded(Bytes bytes) {
    bytes.resize((bytes.size() + 2047) / 2048 * 2048);
    return bytes;
}

/// The files of an archive: a single one, or a .img and a .dir.
struct ImgFiles {
    Bytes img;
    Bytes dir = {}; ///< empty: no .dir

    bool operator==(const ImgFiles&) const = default;
};

std::vector<ImgFiles> allVersions() {
    auto first = tests::buildImg1(someEntries());
    return {{std::move(first.data), std::move(first.directory)},
            {tests::buildImg2(someEntries())},
            {tests::buildImg3(someEntries())}};
}

class ImgArchive : public testing::Test {
protected:
    [[nodiscard]] fs::path img() const { return temp_.path() / "gta3.img"; }
    void putImg(const Bytes& bytes) const { put(img(), bytes); }
    [[nodiscard]] Bytes getImg() const { return toBytesOf(get(img())); }
    [[nodiscard]] fs::path dir() const { return temp_.path() / "GTA3.DIR"; }
    void putFiles(const ImgFiles& files) const {
        temp_.empty();
        putImg(files.img);
        if (!files.dir.empty())
            put(dir(), files.dir);
    }
    [[nodiscard]] ImgFiles getFiles() const { return {getImg(), fs::exists(dir()) ? toBytesOf(get(dir())) : Bytes()}; }

    TempFolder temp_;
};

TEST_F(ImgArchive, PathsWorkInEveryVersionCaseInsensitively) {
    putImg(tests::buildImg2(someEntries()));
    EXPECT_EQ(placeAt(img()).kind->title, "IMG archive");
    EXPECT_EQ(readFile(img() / "NODES0.dat").value(), padded(filled(2000, '0'))) << "the first of that name";
    EXPECT_EQ(readFile(img() / "nodes1.dat").value(), filled(2048, '1'));
    EXPECT_EQ(readFile(img() / "nodes9.dat").error().kind, FileErrorKind::Missing);
    putImg(tests::buildImg3(someEntries()));
    EXPECT_EQ(readFile(img() / "Nodes2.dat").value(), filled(5000, '2'));

    const auto first = tests::buildImg1(someEntries());
    putImg(first.data);
    EXPECT_EQ(openArchive(img()).error().kind, FileErrorKind::Invalid) << "without its directory";
    put(temp_.path() / "GTA3.DIR", first.directory);
    ASSERT_TRUE(openArchive(img()));
    EXPECT_EQ(readFile(img() / "NODES2.DAT").value(), padded(filled(5000, '2')));
    put(temp_.path() / "GTA3.DIR", textOf(first.directory).substr(0, 40));
    const auto cut = openArchive(img());
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.error().kind, FileErrorKind::Malformed);
    EXPECT_EQ(cut.error().path, temp_.path() / "GTA3.DIR");
    put(temp_.path() / "other.dat", first.data);
    put(temp_.path() / "other.dir", first.directory);
    EXPECT_EQ(placeAt(temp_.path() / "other.dat").kind, nullptr) << "only a .img has its directory beside it";
}

TEST_F(ImgArchive, ReportsAnEncryptedArchive) {
    putImg(tests::buildEncryptedImg(someEntries()));
    const auto refused = openArchive(img());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, FileErrorKind::Malformed);
    EXPECT_EQ(refused.error().format->code, bytes::FormatErrorCode::Unsupported);
    EXPECT_NE(describe(refused.error()).find("encrypted"), std::string::npos);
    put(temp_.path() / "some.dat", get(img()));
    EXPECT_EQ(placeAt(temp_.path() / "some.dat").kind, nullptr) << "not recognisable without the name";
}

TEST_F(ImgArchive, ReplacesSeveralFilesAndKeepsOthers) {
    const auto before = tests::buildImg2(someEntries());
    putImg(before);
    const auto report = putAll(img(), someFiles());
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_TRUE(report->changed);
    for (const auto& file : someFiles())
        EXPECT_EQ(readFile(img() / file.name).value(), padded(file.bytes)) << file.name;
    const auto now = getImg();
    for (const std::size_t other : {0U, 4U, 5U}) {
        EXPECT_EQ(tests::img2Entry(now, other), tests::img2Entry(before, other)) << other;
        EXPECT_EQ(tests::img2Record(now, other), tests::img2Record(before, other)) << other;
    }
    EXPECT_EQ(newestBackup(temp_.path()), (Snapshot{{"gta3.img-nodes0.dat", textOf(padded(filled(2000, '0')))},
                                                    {"gta3.img-NODES1.DAT", std::string(2048, '1')},
                                                    {"gta3.img-nodes2.dat", textOf(padded(filled(5000, '2')))}}));
    const auto again = putAll(img(), someFiles());
    ASSERT_TRUE(again);
    EXPECT_FALSE(again->changed);
    EXPECT_EQ(getImg(), now);
    EXPECT_EQ(backupCount(temp_.path()), 1U);
    ASSERT_TRUE(putAll(img(), {{"NODES1.DAT", filled(2048, '1')},
                               {"nodes2.dat", padded(filled(5000, '2'))},
                               {"nodes0.dat", filled(2000, '0')}}));
    for (std::size_t i = 0; i < 6; ++i)
        EXPECT_EQ(tests::img2Entry(getImg(), i), tests::img2Entry(before, i)) << i;
}

TEST_F(ImgArchive, ReplacesFilesInImgWithSeparateDirectory) {
    const auto before = allVersions().front();
    putFiles(before);
    EXPECT_EQ(placeAt(dir()).path, img());
    EXPECT_EQ(openArchive(dir())->source->path(), img());
    EXPECT_EQ(throughArchive(dir() / "nodes0.dat")->archive, img());
    EXPECT_EQ(readFile(dir() / "nodes1.dat").value(), filled(2048, '1'));
    auto files = someFiles();
    files.push_back({"NODES9.DAT", filled(100, '9')});
    const auto report = putAll(dir(), files);
    ASSERT_TRUE(report) << describe(report.error());
    for (const auto& file : files)
        EXPECT_EQ(readFile(img() / file.name).value(), padded(file.bytes)) << file.name;
    const auto now = getFiles();
    EXPECT_EQ(now.dir.size(), before.dir.size() + 32) << "a new name goes to its end";
    for (const std::size_t other : {0U, 4U, 5U}) {
        const auto record = static_cast<std::ptrdiff_t>(other * 32);
        EXPECT_TRUE(std::equal(before.dir.begin() + record, before.dir.begin() + record + 32, now.dir.begin() + record))
            << other;
    }
    EXPECT_EQ(readFile(img() / "model.dff").value(), padded(filled(3000, 'm')));
    EXPECT_EQ(readFile(img() / "texture.txd").value(), padded(filled(4000, 't')));
    EXPECT_EQ(newestBackup(temp_.path()).size(), 3U);
    EXPECT_EQ(leftovers(temp_.path()), std::vector<std::string>{});
    fs::rename(img(), temp_.path() / "gta3.dat");
    EXPECT_EQ(placeAt(dir()).path, dir()) << "not recognised alone";
    put(img(), tests::buildImg2(someEntries()));
    EXPECT_EQ(placeAt(dir()).path, dir()) << "version 2 has no separate directory";
}

TEST_F(ImgArchive, DetectsAChangeOfTheDirectoryOnly) {
    putFiles(allVersions().front());
    const auto stamp = BatchReader().stamp(img() / "nodes1.dat").value();
    EXPECT_FALSE(changedSince(img() / "nodes1.dat", stamp).value());
    auto other = getFiles();
    other.dir[2 * 32] = other.dir[0]; // at the offset of another entry
    put(dir(), other.dir);
    fs::last_write_time(dir(), fs::last_write_time(dir()) + std::chrono::seconds(5));
    EXPECT_TRUE(changedSince(img() / "nodes1.dat", stamp).value());
}

TEST_F(ImgArchive, RefusesInvalidFilesWithAReason) {
    put(img(), tests::buildPak({{"a", toBytesOf("x")}}));
    const auto refused = putAll(img(), someFiles());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, FileErrorKind::Invalid);
    EXPECT_NE(refused.error().what.find("of the kind \"PAK archive\""), std::string::npos) << refused.error().what;
    put(dir(), "x");
    EXPECT_NE(putAll(dir(), someFiles()).error().what.find("not a supported archive"), std::string::npos);
    putImg(tests::buildImg3(someEntries()));
    const auto added = putAll(img(), {{"new.nod", filled(1, 'n')}});
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().kind, FileErrorKind::Malformed);
    EXPECT_EQ(getImg(), tests::buildImg3(someEntries()));
    const std::string name = "nodes1.dat";
    const auto erased = planChanges(img(), {{}, std::span(&name, 1)});
    ASSERT_FALSE(erased);
    EXPECT_NE(describe(erased.error()).find("only entries to add or to replace"), std::string::npos);
}

/// Records the sequence of writes and fsyncs on an archive; repeated ones count once.
class Recorder : public FaultyOps {
public:
    explicit Recorder(bool fails = false) : FaultyOps([this](const Step& step) { return take(step); }), fails_(fails) {}

    SystemResult<void> writeAt(FileHandle file, std::uint64_t offset, std::span<const std::byte> bytes) override {
        offset_ = offset;
        return FaultyOps::writeAt(file, offset, bytes);
    }
    [[nodiscard]] const std::vector<std::string>& events() const { return events_; }

private:
    std::optional<std::error_code> take(const Step& step) {
        const bool directory = step.path.extension() == ".DIR";
        if (step.operation == "write at")
            add(directory || offset_ < 2048 ? "entries" : "data");
        else if (step.operation == "sync" && (directory || step.path.filename() == "gta3.img"))
            add("sync");
        else if (step.operation == "remove" && step.path.extension() == ".journal" && std::exchange(fails_, false))
            return std::make_error_code(std::errc::io_error);
        return std::nullopt;
    }
    void add(const std::string& event) {
        if (events_.empty() || events_.back() != event)
            events_.push_back(event);
    }

    std::uint64_t offset_ = 0;
    std::vector<std::string> events_;
    bool fails_;
};

TEST_F(ImgArchive, SyncsDataBeforeDirectoryAndTheReverseOnUndo) {
    using Events = std::vector<std::string>;
    for (const auto& before : allVersions()) {
        putFiles(before);
        Recorder recorder;
        ASSERT_TRUE(putAll(img(), someFiles(), recorder));
        EXPECT_EQ(recorder.events(), (Events{"data", "sync", "entries", "sync"}));
        putFiles(before);
        Recorder failing(true);
        ASSERT_FALSE(putAll(img(), someFiles(), failing));
        EXPECT_EQ(failing.events(), (Events{"data", "sync", "entries", "sync", "entries", "sync", "data", "sync"}));
        EXPECT_TRUE(getFiles() == before);
    }
    putFiles(allVersions().at(1));
    Recorder adding;
    ASSERT_TRUE(putAll(img(), {{"nodes9.dat", filled(100, '9')}}, adding));
    EXPECT_EQ(adding.events(), (Events{"data", "sync", "entries", "sync", "entries", "sync"}))
        << "the number of entries comes last";
}

TEST_F(ImgArchive, WithoutTheUndoRecordEachFileIsOldOrNew) {
    const std::vector<NewFile> grown{{"nodes1.dat", filled(3000, 'b')}, {"nodes2.dat", filled(7000, 'c')}};
    const auto read = [&](const std::string& name) {
        auto bytes = readFile(img() / name);
        return bytes ? padded(std::move(*bytes)) : Bytes();
    };
    for (const auto& before : allVersions()) {
        for (std::size_t at = 0;; ++at) {
            SCOPED_TRACE("killed at operation " + std::to_string(at));
            putFiles(before);
            const auto old = std::pair(read("nodes1.dat"), read("nodes2.dat"));
            const int outcome = inChild([&] {
                FaultyOps ops(killAt(at));
                return putAll(img(), grown, ops) ? 0 : 1;
            });
            ASSERT_TRUE(outcome == 0 || outcome == kKilled) << outcome;
            fs::remove(undoRecordOf(img()));
            const auto one = read("nodes1.dat");
            const auto two = read("nodes2.dat");
            EXPECT_TRUE(one == old.first || one == padded(grown[0].bytes));
            EXPECT_TRUE(two == old.second || two == padded(grown[1].bytes));
            if (HasFailure() || outcome == 0)
                break;
        }
    }
}

TEST_F(ImgArchive, KillAtAnyOperationLeavesAllOldOrAllNew) {
    for (const auto& before : allVersions()) {
        putFiles(before);
        ASSERT_TRUE(putAll(img(), someFiles()));
        const auto after = getFiles();
        std::size_t torn = 0;
        for (std::size_t at = 0;; ++at) {
            SCOPED_TRACE("killed at operation " + std::to_string(at));
            putFiles(before);
            const int outcome = inChild([&] {
                FaultyOps ops(killAt(at));
                if (at % 2 == 0)
                    ops.killInWrite();
                return putAll(img(), someFiles(), ops) ? 0 : 1;
            });
            ASSERT_TRUE(outcome == 0 || outcome == kKilled) << outcome;
            const auto& asked = at % 3 == 0 && !before.dir.empty() ? dir() : img();
            if (getFiles() != before && getFiles() != after) {
                ++torn;
                EXPECT_EQ(openArchive(asked).error().kind, FileErrorKind::Unfinished) << "a mixture is not read";
            }
            const auto report = recoverArchive(asked);
            ASSERT_TRUE(report) << describe(report.error());
            const auto now = getFiles();
            ASSERT_TRUE(now == before || now == after);
            ASSERT_TRUE(openArchive(img()));
            if (outcome == 0) {
                EXPECT_EQ(now, after);
                break;
            }
        }
        EXPECT_GT(torn, 3U);
    }
}

TEST_F(ImgArchive, PowerLossLeavesAllOldOrAllNew) {
    const fs::path file = "/game/gta3.img";
    for (const auto& version : allVersions()) {
        Snapshot before{{"game/gta3.img", textOf(version.img)}};
        if (!version.dir.empty())
            before["game/gta3.dir"] = textOf(version.dir);
        Snapshot after;
        for (std::uint64_t seed = 0; seed < 16; ++seed) {
            for (std::size_t at = SIZE_MAX;; ++at) { // the first run is without a power loss
                SCOPED_TRACE("power cut at " + std::to_string(at) + ", seed " + std::to_string(seed));
                MemoryDisk disk;
                for (const auto& [name, text] : before)
                    disk.put("/" + name, text);
                const auto all = [&] {
                    Snapshot files;
                    for (const auto& [name, text] : before)
                        files[name] = disk.files().at(name);
                    return files;
                };
                disk.cutPowerAt(at);
                const auto changed = putAll(file, someFiles(), disk);
                const bool cut = disk.powerCut();
                if (after.empty())
                    after = all();
                disk.losePower(seed);
                const auto report = recoverArchive(file, disk);
                ASSERT_TRUE(report) << describe(report.error());
                const auto now = all();
                const bool done = changed && changed->warnings.empty();
                ASSERT_TRUE(now == after || (!done && now == before));
                if (at != SIZE_MAX && !cut)
                    break;
            }
        }
        EXPECT_NE(before, after);
    }
}

} // namespace
} // namespace navsmith::files::test
