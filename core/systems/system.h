// A system: everything the program knows about one game's navigation data, as data and functions. The rest of the
// program works through this struct and its schema.
#pragma once

#include "core/checks/rule.h"
#include "core/model/identity.h"
#include "core/model/model.h"
#include "core/routing/routing.h"
#include "core/simulation/traffic.h"
#include "core/symbol/symbol.h"
#include "core/systems/document_setting.h"
#include "core/systems/edit.h"
#include "core/systems/explanations.h"
#include "core/systems/generator.h"
#include "core/systems/polygons.h"
#include "core/systems/shared_world.h"
#include "core/systems/transformer.h"
#include "formats/bytes/format_error.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <tl/expected.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::world {
struct MapGeometry;
}

namespace navsmith::systems {

struct BotGraph;
struct DifferenceWords;
struct Floors;
struct OutputFile;
struct TakeInput;
struct TextCompiler;

/// An input file; `name` has no folders.
struct InputFile {
    std::string name;
    std::span<const std::byte> bytes;
    std::string_view variant = {}; ///< id of one of Codec::variants; empty: detect
};

/// A way to read files whose variant cannot be detected reliably.
struct Variant {
    std::string_view id; ///< for options: "plain"
    std::string_view title;
};

/// A version of a format, or a game's variant of it, that documents can be converted to.
struct Format {
    std::string_view id;    ///< for options: "v16-tf2"
    std::string_view title; ///< "Version 16: Team Fortress 2"
};

/// Information for the user that is not an error: an unusual file, or what saving will change.
struct Notice {
    std::string file;
    texts::Sentence text;
};

struct Loaded {
    model::Model model;
    std::vector<Notice> notices;
    std::vector<bytes::FormatError> failures; ///< files of the set that could not be read; not in the model
};

struct OutputFile {
    model::Slot file = model::kNoSlot; ///< the row of type `file`
    std::string name;
    std::vector<std::byte> bytes;
};

struct Saved {
    std::vector<OutputFile> files; ///< all files of the document, in the order of the file rows
    std::vector<Notice> notices;
};

/// Copies of the same files in one game, and which of them the game reads. Paths are relative to the game's folder,
/// with '/', and ignore case. The strings must outlive the system.
struct GameCopies {
    /// Folders and archives that hold the same files in the original game: first the one that the game reads, then
    /// those that tools and mods read.
    std::vector<std::string_view> places = {};
    /// Archives in the order in which the game loads them; among files of the same meaning the first counts.
    std::vector<std::string_view> archives = {};
    /// A text file that lists further archives, loaded after those above, each on a line after `archiveWord`. Empty:
    /// none.
    std::string_view archiveList = {};
    std::string_view archiveWord = {};
};

enum class Confidence : std::uint8_t { No, Maybe, Sure };

/// Called now and then with 0..1. If it returns false, the work stops with an error whose field is "cancelled".
using Progress = std::function<bool(double)>;

/// Converts between files and models. The first four functions are required.
struct Codec {
    /// Tells from the name and the first bytes (64, or all of a shorter file) whether a file belongs to this system.
    Confidence (*recognise)(std::string_view name, std::span<const std::byte> head, std::uint64_t size) = nullptr;
    /// Groups recognised files of one folder into documents. Results are indexes into `names`.
    std::vector<std::vector<std::size_t>> (*documents)(std::span<const std::string> names) = nullptr;
    /// Fails if no file of the set could be read. Loaded::failures lists single damaged files.
    bytes::Result<Loaded> (*load)(std::span<const InputFile> files, const Progress& progress) = nullptr;
    /// A pure function of the model; computes order, indexes, ids and counts. save(load(f)) == f.
    Saved (*save)(const model::Model& model) = nullptr;
    /// The same for some files, live rows of type `file` in ascending order. Uses only what
    /// core/opening/unsaved_files.h allows. Null: a document is one file.
    Saved (*saveFiles)(const model::Model& model, std::span<const model::Slot> files) = nullptr;
    /// Why a changed document must not be written: the game would harm the file. Empty: it may. Null: all may.
    std::string (*whyNotSaved)(const model::Model& model) = nullptr;
    /// Element and field at a byte offset of a saved file, for messages: "node 12, flags".
    std::string (*fieldAt)(const model::Model& model, model::Slot file, std::uint64_t offset) = nullptr;
    /// Usual names of its files as patterns ("NODES*.DAT"), for file dialogs and messages.
    std::vector<std::string_view> fileNames = {};
    /// Names and bytes of the files of an empty document that belongs to no map. Null: none can be created.
    std::vector<OutputFile> (*blankSet)() = nullptr;
    /// Variants that the user can choose instead of detection. May be empty.
    std::vector<Variant> variants = {};
    /// The files of a document make no sense one by one: whoever opens one opens those of its folder that belong to
    /// it, and the document is called after the first that `documents` lists.
    bool inParts = false;
};

/// A builder that creates an element with one click on free ground, so that points of other programs can become
/// elements.
struct PointBuilder {
    std::string_view builder; ///< id
    model::ElementTypeId makes = model::kNoElementType;
};

/// Changes to a document other than setting properties.
struct Editing {
    std::vector<Edit> edits = {}; ///< in menu order; all() appends the common ones
    std::vector<Builder> builders = {};
    /// Completes pasted or duplicated rows, already at their position, with what depends on the document, above all
    /// their file. Returns the elements to select, or fails if there is no room. Null: no pasting.
    EditResult (*attachPasted)(model::Transaction&, std::span<const model::Element> pasted) = nullptr;
    /// Whether a vector property has no position, so that pasting does not move it. Null: all have one.
    bool (*holdsNoPlace)(const model::PropertySpec& property, const glm::dvec3& value) = nullptr;
    std::vector<PointBuilder> pointBuilders = {};
    std::vector<PolygonMaker> polygonMakers = {};
    std::vector<Transformer> transformers = {};
    double gridStep = 1; ///< world units: what movements snap to in the game's own tools, until people choose another
};

/// Versions of the format that a document can be converted to. Empty if there is only one.
struct Versions {
    std::vector<Format> formats = {}; ///< most common first; the strings must outlive the system
    /// The current format of a document; empty: none of these. Required if there are formats.
    std::string_view (*formatOf)(const model::Model&) = nullptr;
    /// Converts the document. The result must equal the model after saving and loading again. core/model/reformat.h
    /// does what follows from the schema, and conversion.h finds what is lost by comparing. Fails if the format cannot
    /// hold the document. Required if there are formats.
    tl::expected<void, model::EditError> (*convert)(model::Transaction&, std::string_view format) = nullptr;
};

/// How many bytes of a map tell what new files store: its headers.
inline constexpr std::size_t kMapStartBytes = 1036;

/// A map for which a file is created.
struct MapStart {
    std::string_view name;                ///< "NAME" for NAME.bsp
    std::span<const std::byte> head = {}; ///< its first bytes, kMapStartBytes or all; none: unknown
    std::uint64_t bytes = 0;              ///< of its file; 0: unknown
    /// Its whole file, empty if it cannot be read. Null: only names and kinds of the new files matter.
    std::function<std::vector<std::byte>()> read = {};

    /// Whether the map begins with one of these magic words, or is unknown.
    [[nodiscard]] bool isOf(std::initializer_list<std::string_view> magics) const {
        const auto start = bytes::textOf(head);
        return head.empty() || std::ranges::any_of(magics, [&](auto magic) { return start.starts_with(magic); });
    }
};

/// An empty file for a map, of one of the kinds that a system can begin.
struct BlankFile {
    std::string name;
    std::vector<std::byte> bytes;
    std::string_view kind = {};   ///< for options: "ktx"; empty: the only one
    std::string_view title = {};  ///< of the kind; empty: that of the system
    std::string_view folder = {}; ///< below the game's own, where the game looks for it; empty: GameFiles::folder
};

/// How documents belong to maps. All members are optional.
struct MapBinding {
    /// Possible names of a file's map, the most likely first. Null: maps are only opened by hand.
    std::vector<std::string> (*mapNames)(std::string_view fileName) = nullptr;
    /// The map is the world of the game in whose folder the document lies.
    bool ofGame = false;
    /// Names of the files that the game looks for inside a map ("NAME" for NAME.bsp), in search order: paths below the
    /// folder of its maps ("maps/NAME.nav"). Null: nothing is packed into maps.
    std::vector<std::string> (*namesInMap)(std::string_view mapName) = nullptr;
    /// The game prefers the file inside the map to one outside with the first of these names; otherwise the latter.
    bool packedFirst = false;
    /// Stores the size of the map's file in bytes. Must not change the size of the document's files. Null: they do not
    /// store it.
    void (*setMapSize)(model::Transaction&, std::uint64_t bytes) = nullptr;
    /// An empty file of each kind, the usual one first; none if the map is of other games. Names depend only on that of
    /// the map. Null: documents cannot be created for maps.
    std::vector<BlankFile> (*blanks)(const MapStart& map) = nullptr;
    /// Marks for entities of a map that matter for editing, drawn over the map. Null: none.
    symbol::Primitives (*marks)(const world::MapGeometry& map) = nullptr;
    /// Height of elements above the ground, in world units.
    double aboveGround = 0;
    /// Two stair steps, in world units: how far from an element the floor may lie that it stands on.
    double reach = 36;
};

/// What players type into the console of a running game.
struct ConsoleLine {
    std::string_view line = {}; ///< empty: none
    std::string needs = {};     ///< what has to be so for it, for people: "sv_cheats 1"; may be empty
};

/// Where the game keeps its files, and how it reads them again. All members are optional.
struct GameFiles {
    /// Folder below the game's own ("bots/navigation"). Files in it belong to the maps of the game's folder and
    /// archives. Empty: no such folder.
    std::string_view folder = {};
    /// Folders of base games beside the game's own ("id1"), for maps that the game itself does not have.
    std::span<const std::string_view> baseGames = {};
    /// Copies of the same files in the game. Empty: there are none.
    GameCopies copies = {};
    /// Further folders and archives below the game's own that hold such files, with '/', ignoring case ("maps").
    std::vector<std::string_view> places = {};
    /// Makes the game read the file of a document again while its map runs. Null: no game of the system can.
    ConsoleLine (*reload)(const model::Model& model) = nullptr;
};

/// A property whose values a graph of bots holds.
struct CarriedProperty {
    model::ElementTypeId type = model::kNoElementType;
    std::string_view property; ///< id
};

/// Systems that exchange documents: "quake".
struct ExchangeFamily {
    std::string_view id;
    std::vector<Format> formats = {}; ///< that graphs of the others become, of Versions::formats; empty: it only gives
    /// Whether a document's game is one of the family's, so that it can be given. Null: each is.
    bool (*has)(const model::Model& model) = nullptr;
};

/// Conversion from and to documents of other systems, by way of the graph that both have in common (exchange.h).
struct Exchange {
    std::vector<ExchangeFamily> families = {};
    std::vector<CarriedProperty> says = {}; ///< what `give` passes on; all else that is stored is lost
    /// Leaves out what leads nowhere. Uses the map, if the model has one. Required if there is a family.
    BotGraph (*give)(const model::Model& model) = nullptr;
    /// The files of a document. Refuses with the reason. Required if there are formats.
    tl::expected<std::vector<OutputFile>, model::EditError> (*take)(const TakeInput& input) = nullptr;
    bool usesMapFile = false; ///< `take` reads the map's file and may take long
    /// How far what was taken from a mesh agrees with a file that people made. Null: nobody can tell.
    tl::expected<FileComparison, std::string> (*compare)(const BotGraph& mesh, const OutputFile& output,
                                                         std::span<const std::byte> reference) = nullptr;
};

struct System {
    std::string_view id;
    std::string_view title;
    std::shared_ptr<const model::Schema> schema;
    Codec codec = {};
    std::span<const checks::Rule> rules = {};
    symbol::View view = {}; ///< how it is drawn
    Editing editing = {};
    Versions versions = {};
    MapBinding map = {};
    GameFiles game = {};
    SharedWorld world = {};
    /// What tells its elements in two files of the same data, for text forms, comparing and merging.
    const model::Identities* identities = nullptr;
    Explanations explanations = {};
    /// What differs between two of its documents, in words of the game's players. Null: the changed properties say
    /// enough.
    std::span<const DifferenceWords> (*differenceWords)() = nullptr;
    const Floors* floors = nullptr;             ///< ground that its elements cover; null: none
    Generator generator = {};                   ///< makes files from maps
    const TextCompiler* textCompiler = nullptr; ///< makes files from texts of the game's studio; null: it has none
    Exchange exchange = {};                     ///< its documents from and to those of other systems
    routing::Routing routing = {};              ///< how its inhabitants find their ways
    simulation::Traffic traffic = {};           ///< how they move; only with `routing`
    /// A property that divides the nodes of its graph for people, such as the place that an area belongs to. Empty: the
    /// files do.
    std::string_view nodeGroups = {};
    std::vector<DocumentSetting> settings = {}; ///< that the files do not store
};

} // namespace navsmith::systems
