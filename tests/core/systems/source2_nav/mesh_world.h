// A small sound mesh of Source 2, put together by hand after docs/formats/source2-nav.md. Tests break it in one place
// and see what notices.
#pragma once

#include "core/systems/source2_nav/schema.h"
#include "tests/core/systems/harness/edited_model.h"
#include "tests/support/source2_nav_bytes.h"

#include <cstdint>
#include <functional>
#include <string_view>

namespace navsmith::tests {

using Source2Change = std::function<void(Source2Mesh&)>;

FileBytes source2File(const Source2Mesh& mesh);
/// source2MeshOfSeven() after a change.
FileBytes sevenWith(const Source2Change& change, std::uint32_t version = 35);

/// Folder of the real files.
inline constexpr std::string_view kSource2Corpus = "source2-nav";

/// Of source2MeshOfSeven().
class Source2Model : public EditedModel {
public:
    explicit Source2Model(const FileBytes& files);

    /// The first element with this id; throws if there is none.
    [[nodiscard]] Element area(std::uint32_t id) const;
    [[nodiscard]] Element connection(std::uint32_t from, std::uint32_t to) const;
    [[nodiscard]] bool connects(std::uint32_t from, std::uint32_t to) const;
    [[nodiscard]] Element ladder(std::uint32_t id) const;
    [[nodiscard]] Element spot(std::uint32_t id) const;
    /// As it would be saved.
    [[nodiscard]] source2::NavFile file() const;
};

} // namespace navsmith::tests
