#include "core/systems/source_nav/convert.h"
#include "core/systems/source_nav/edit_functions.h"
#include "core/systems/source_nav/edit_table.h"
#include "core/systems/source_nav/load.h"
#include "core/systems/source_nav/rules.h"
#include "core/systems/source_nav/save.h"
#include "core/systems/source_nav/schema.h"
#include "core/systems/source_nav/source_nav.h"
#include "core/systems/source_nav/symbols.h"

namespace navsmith::systems::source_nav {

System system() {
    return {.id = "source_nav",
            .title = "Source navigation mesh",
            .schema = schema(),
            .recognise = recognise,
            .documents = documents,
            .load = load,
            .save = save,
            .fieldAt = fieldAt,
            .rules = rules(),
            .view = view(),
            .edits = edits(),
            .builders = builders(),
            .adopt = adopt,
            .variants = variants(),
            .formats = formats(),
            .formatOf = currentFormat,
            .convert = convert,
            .mapNames = mapNames,
            .namesInMap = namesInMap,
            .setMapSize = setMapSize};
}

} // namespace navsmith::systems::source_nav
