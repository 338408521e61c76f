// Edits that read the file of a map, on a copy of the model.
#include "core/opening/map_edit.h"
#include "core/opening/open_document.h"
#include "core/opening/open_map.h"
#include "core/systems/registry.h"
