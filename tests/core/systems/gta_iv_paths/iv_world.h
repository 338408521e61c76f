// A small sound set of GTA IV path files, put together by hand after docs/formats/gta-iv-nodes.md: all 64 areas, two of
// them with roads and water. Tests break it in one place and see what notices.
#pragma once

#include "core/systems/gta_iv_paths/access.h"
#include "tests/core/systems/harness/path_graphs.h"
#include "tests/support/iv_path_bytes.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::tests {

namespace iv = systems::gta_iv_paths;
namespace link = iv::link;
namespace node = iv::node;
using model::Slot;
using model::Transaction;

using IvAreas = std::map<unsigned, RawIvArea>;

enum class IvType { Car, Boat, Intersection };

/// Nodes and edges; areas() works out everything that the files derive from them.
class IvWorld {
public:
    /// Units; the node goes to the file of its square. Returns its index among all nodes.
    std::size_t add(IvType type, double x, double y, double z = 10);
    /// `lanes` of the link from a to b; the link back has them swapped.
    void join(std::size_t a, std::size_t b, std::uint8_t lanes = 0x09);

    /// All 64 areas.
    [[nodiscard]] IvAreas areas() const;

private:
    struct Node {
        IvType type;
        double x, y, z;
        std::vector<std::pair<std::size_t, std::uint8_t>> links;
    };
    std::vector<Node> nodes_;
};

/// Areas 27 and 28: a road from one to the other that ends in a loop, a boat lane, an intersection. Car nodes are 27:0
/// to 27:2 at x -300, -200, -100 and 28:0 to 28:3; boats 27:3 and 27:4; the intersection is 28:4. The links of 27:0 and
/// 27:1 are one-way.
IvWorld smallIvWorld();

std::string ivName(unsigned area);
FileBytes bytesOf(const IvAreas& areas);
/// Loads without a fault, or throws.
model::Model loadIv(const FileBytes& files);
/// One area of smallIvWorld().
model::Model loadIvOnly(unsigned area);
IvAreas readIv(const FileBytes& files);

/// Slot of the node with this address, as the model orders it now.
inline Slot ivNode(const model::Model& model, unsigned area, unsigned id) {
    return nodeAt(iv::kGraph, model, area, id);
}

/// How many issues of each rule; rules without any are left out, and so are notes unless asked for.
Counts ivCounts(const model::Model& model, bool notes = false);

/// What an independent reading of the files finds wrong with them: ids, ranges, counts, targets, links back, lanes,
/// groups. Empty for sound files.
enum class IvFaults : std::uint8_t {
    All,
    NotOfAssumptions, ///< without counts, flags, lanes and groups, which may mean something else
};
std::string ivReadingFaults(const FileBytes& files, IvFaults wanted = IvFaults::All);

class IvEditWorld : public EditedPaths {
protected:
    IvEditWorld();

    /// Lanes A and B of the link from a to b.
    [[nodiscard]] std::pair<unsigned, unsigned> lanes(Element a, Element b) const;
};

} // namespace navsmith::tests
