#include "app/gui/panels/property_field.h"

#include "app/gui/panels/commit_line_edit.h"
#include "app/gui/panels/hex_dialog.h"
#include "app/gui/panels/number_box.h"
#include "app/gui/panels/schema_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <vector>

namespace navsmith::gui {

using model::Combined;
using model::Element;

} // namespace navsmith::gui
