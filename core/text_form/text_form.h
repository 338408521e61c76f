// A document as canonical JSON: one element a line, named by what identifies it, from which its files come back byte
// for byte. docs/text-form.md is the specification.
#pragma once

#include "core/model/identity.h"
#include "core/model/model.h"
#include "formats/texts/texts.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace navsmith::text_form {

/// The version that is written. The reader knows this one and all before it.
inline constexpr int kVersion = 2;

/// Whether the beginning of a file is that of a text form, as written here or by another program that writes JSON.
bool isTextForm(std::string_view head);

/// The same content always gives the same text, with '\n' at the end of each line.
std::string write(const model::Model& model, const model::Identities& identities);

/// Why a text cannot be read.
struct TextError {
    std::size_t line = 0; ///< from 1
    texts::Sentence reason;
};

/// What the reader knows of a system. The identities must outlive the call.
struct KnownSystem {
    std::shared_ptr<const model::Schema> schema;
    const model::Identities* identities = nullptr;
};
/// Nothing if there is no such system.
using FindSystem = std::function<std::optional<KnownSystem>(std::string_view system)>;

/// Parses untrusted text. The members of an object may be in any order. The system is that of the model's schema.
tl::expected<model::Model, TextError> read(std::string_view text, const FindSystem& findSystem);

/// A JSON Schema (draft 2020-12) of the texts of a system.
std::string jsonSchema(const model::Schema& schema);

} // namespace navsmith::text_form
