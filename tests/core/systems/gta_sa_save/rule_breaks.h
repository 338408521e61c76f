// The save by hand, broken in one place for each rule.
#pragma once

#include "tests/support/save_bytes.h"

#include <set>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_save {

struct Break {
    std::string rule;
    void (*inBlocks)(tests::RawSave&) = nullptr;
    bool mended = true;                ///< its fix leaves nothing to find
    std::set<std::string> others = {}; ///< what cannot but be found besides
    void (*inFile)(tests::SaveBytes&) = nullptr;
    bool repairChecksum = true; ///< after inFile

    [[nodiscard]] tests::SaveBytes file() const;
};

const std::vector<Break>& breaks();

} // namespace navsmith::systems::gta_sa_save
