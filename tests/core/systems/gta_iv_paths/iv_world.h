// A small sound set of GTA IV path files, put together by hand after docs/formats/gta-iv-nodes.md: all 64 areas, two of
// them with roads and water. Tests break it in one place and see what notices.
#pragma once

#include "core/checks/rule.h"
#include "core/systems/gta_iv_paths/gta_iv_paths.h"
#include "core/systems/gta_iv_paths/schema.h"
#include "core/systems/registry.h"
#include "tests/core/systems/harness/documents.h"
#include "tests/support/iv_path_bytes.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::tests {

using model::Element;
using systems::Elements;

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
    [[nodiscard]] std::pair<unsigned, unsigned> addressOf(std::size_t node) const;
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
FileBytes saveIv(const model::Model& model);
IvAreas readIv(const FileBytes& files);

/// Slot of the node with this address, as the model orders it now.
model::Slot ivNode(const model::Model& model, unsigned area, unsigned id);

std::vector<checks::Issue> ivIssues(const model::Model& model, std::string_view rule = {});
/// How many issues of each rule; rules without any are left out, and so are notes unless asked for.
Counts ivCounts(const model::Model& model, bool notes = false);

/// What an independent reading of the files finds wrong with them: ids, ranges, counts, targets, links back, lanes,
/// groups. Empty for sound files.
std::string ivReadingFaults(const FileBytes& files);

/// Doing edits and clicks as the program does them, and holding what comes of it against rules, reader and undo.
class IvEditWorld : public testing::Test {
protected:
    model::Model model = loadIv(bytesOf(smallIvWorld().areas()));

    static const systems::System& system();
    static const systems::Edit& edit(std::string_view id);
    static const systems::Builder& builder(std::string_view id);

    [[nodiscard]] Element node(unsigned area, unsigned id) const;
    [[nodiscard]] Element linkBetween(Element a, Element b) const; ///< fails the test if there is none
    [[nodiscard]] bool linked(Element a, Element b) const;
    /// Lanes A and B of the link from a to b.
    [[nodiscard]] std::pair<unsigned, unsigned> lanes(Element a, Element b) const;

    /// Does an edit; afterwards there is no new fault, the files can be read, and undo gives every byte back.
    Elements run(std::string_view id, const Elements& selection, std::vector<double> values = {});
    /// Why an edit does not do it; nothing has happened then.
    std::string refusal(std::string_view id, const Elements& selection, std::vector<double> values = {});
    /// A click of a building tool, held against the same as run().
    Element click(std::string_view id, Element from, Element onto, glm::vec3 at, std::vector<double> values = {});

    /// Any edit, held against the same; what it refuses fails the test.
    template <typename Edit>
    Elements sound(Edit edit) {
        const auto before = saveIv(model);
        const auto faults = ivCounts(model);
        model::Transaction tx(model, "Edit");
        auto result = edit(tx);
        if (!result) {
            ADD_FAILURE() << result.error().reason;
            return {};
        }
        const auto change = tx.commit();
        if (!change) {
            ADD_FAILURE() << change.error().reason;
            return {};
        }
        expectSound(before, faults, *change);
        return *result;
    }
    /// The reason of an edit that is refused and leaves no trace.
    template <typename Edit>
    std::string refused(Edit edit) {
        const auto before = saveIv(model);
        std::string reason;
        {
            model::Transaction tx(model, "Edit");
            if (const auto result = edit(tx); !result)
                reason = result.error().reason;
            else if (const auto change = tx.commit(); !change)
                reason = change.error().reason;
        }
        EXPECT_FALSE(reason.empty());
        EXPECT_EQ(saveIv(model), before);
        return reason;
    }

private:
    void expectSound(const FileBytes& before, const Counts& faults, const model::Change& change);
};

} // namespace navsmith::tests
