// Lists of the files of San Andreas' world: gta.dat, default.dat and the lists of mods. Follows
// docs/formats/gta-sa-world.md, section 1. Read-only.
#pragma once

#include "formats/gta_world/notes.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::gta_world {

struct LoaderLine {
    enum class Command : std::uint8_t {
        Img, ///< an archive: IMG, and CDIMAGE of older games
        Ide, ///< definitions, see ide_file.h
        Ipl, ///< placements, see ipl_file.h
        Col, ///< COLFILE: collision models, see col_file.h
        Txd, ///< TEXDICTION: textures, see txd_file.h
        Other,
    };
    Command command = Command::Other;
    std::string word; ///< the command as written: "IMG"
    std::string path; ///< with '/', otherwise as written (match it without regard to case); an archive has its suffix
    std::uint32_t level = 0; ///< of COLFILE: the number before the path
    std::uint32_t line = 0;  ///< counted from 1

    bool operator==(const LoaderLine&) const = default;
};

struct LoaderFile {
    std::vector<LoaderLine> lines; ///< in file order, without comments and empty lines
    Notes notes;                   ///< by line
};

/// Reads any bytes: what is not understood is `Other`. A known command without a path is left out with a note. Ends at
/// EXIT. Paths may contain spaces.
LoaderFile readLoader(std::span<const std::byte> file);

} // namespace navsmith::gta_world
