// The save by hand, broken in one place for each rule.
#pragma once

#include "tests/support/save_bytes.h"

#include <map>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_save {

struct Break {
    std::string rule;
    void (*inBlocks)(tests::RawSave&) = nullptr;
    bool mended = true;                             ///< its fix leaves nothing to find
    std::map<std::string, std::size_t> others = {}; ///< issues of other rules
    void (*inFile)(tests::SaveBytes&) = nullptr;
    bool repairChecksum = true; ///< after inFile
    std::size_t issues = 1;     ///< of the rule

    [[nodiscard]] tests::SaveBytes file() const;
};

const std::vector<Break>& breaks();

} // namespace navsmith::systems::gta_sa_save
