#include "core/systems/source2_nav/settings.h"

#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

namespace navsmith::systems::source2_nav {

using model::Model;

namespace {

constexpr std::size_t kUnproven = 0; ///< position in settings()
constexpr std::size_t kSave = 1;     ///< position of the option

/// Whether files of this version, with areas, have been read and written byte for byte.
bool isProven(std::uint32_t version) {
    return version == 30 || version == 35;
}

std::size_t offeredOptions(const Model& m) {
    return isProven(versionOf(m)) ? 1 : 2;
}

} // namespace

std::vector<DocumentSetting> settings() {
    return {{.id = "unproven",
             .title = "Unproven version",
             .help = "Whether an edited mesh is saved although no file of its version, with areas, has been seen",
             .options = {{"refuse", "Not saved"}, {"save", "Saved anyway"}},
             .offered = offeredOptions}};
}

std::string whyNotSaved(const Model& m) {
    const bool isEmpty = versionOf(m) == source2::kLastVersion && m.count(kArea) == 0; // there is a real one
    if (isProven(versionOf(m)) || isEmpty || m.setting(kUnproven) == kSave)
        return {};
    return texts::format("no mesh of version {} with areas has been seen, so nobody knows whether the game reads "
                         "what is written",
                         versionOf(m));
}

} // namespace navsmith::systems::source2_nav
