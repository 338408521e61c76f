// Asks what to export: the format, and the parts of the document.
#pragma once

#include "app/gui/view/view_state.h"
#include "app/gui/widgets/dialog.h"
#include "core/exports/export.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QSpinBox;

namespace navsmith::gui {

/// Widgets: "export", and below that "export.format", "export.layers", "export.type", "export.group",
/// "export.selected", "export.map", "export.details", "export.size", "export.background", "export.zooms",
/// "export.buttons".
class ExportDialog : public Dialog {
    Q_OBJECT

public:
    /// Begins with what **Display** shows. The view must outlive the dialog.
    ExportDialog(const ViewState& view, symbol::Palette palette, QWidget* parent);

    /// The request, without the map, which the caller keeps alive.
    [[nodiscard]] exports::Request request() const;
    [[nodiscard]] bool wantsMap() const;

private:
    void fillLayers();
    void fillTypes();
    void fillGroups();
    void showFields();
    [[nodiscard]] const exports::FormatInfo& format() const;
    [[nodiscard]] exports::Look look() const;

    const ViewState& view_;
    symbol::Palette palette_;
    QFormLayout* form_;
    QComboBox* format_;
    QListWidget* layers_;
    QComboBox* type_;
    QComboBox* group_;
    QCheckBox* selected_;
    QCheckBox* map_;
    QCheckBox* details_;
    QSpinBox* size_;
    QComboBox* background_;
    QSpinBox* zooms_;
    QDialogButtonBox* buttons_;
};

} // namespace navsmith::gui
