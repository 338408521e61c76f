// A name up to the first NUL, then the bytes of a file: every system and what knows other programs' files may look.
#include "core/opening/file_head.h"
#include "core/opening/foreign_files.h"
#include "core/systems/registry.h"
#include "core/text_form/text_form.h"
#include "tests/fuzz/fuzz.h"

void navsmith::fuzz::run(Input input) {
    const auto text = textOf(input);
    const auto end = std::min(text.find('\0'), text.size());
    const auto name = text.substr(0, end);
    const auto file = input.subspan(std::min(end + 1, input.size()));
    const auto foreign =
        opening::recogniseForeign(name, file.first(std::min(file.size(), opening::kForeignBytes)), file.size());
    require(!foreign || !foreign->what.empty());
    const auto head = file.first(std::min(file.size(), opening::kHeadBytes));
    (void)text_form::isTextForm(textOf(head));
    const auto candidates = systems::recogniseAll(name, head, file.size());
    require(candidates.empty() ? systems::recognise(name, head, file.size()) == nullptr
                               : systems::recognise(name, head, file.size()) == candidates.front());
    const std::vector<std::string> names{std::string(name)};
    for (const auto* system : candidates) {
        for (const auto& document : system->codec.documents(names)) {
            for (const auto index : document)
                (void)names.at(index);
        }
    }
}
