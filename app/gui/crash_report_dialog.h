// Shows reports of crashes, to copy; nothing is sent.
#pragma once

#include "app/gui/widgets/dialog.h"
#include "app/logging/crash_reports.h"

#include <vector>

namespace navsmith::gui {

/// Widgets: "crashReport.text", "crashReport.copy", "crashReport.folder".
class CrashReportDialog : public Dialog {
    Q_OBJECT

public:
    /// `reports` must not be empty.
    CrashReportDialog(const std::vector<logging::CrashReport>& reports, QWidget* parent);
};

} // namespace navsmith::gui
