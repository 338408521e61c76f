// Tool bar fields for the select and paint tools.
#pragma once

#include "app/gui/tools/paint_tool.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QDoubleSpinBox;

namespace navsmith::document {
class Document;
} // namespace navsmith::document

namespace navsmith::gui {

class Preferences;

/// "toolbar.heights", "toolbar.heights.from", "toolbar.heights.to".
class HeightFields : public QWidget {
    Q_OBJECT

public:
    /// `limits` must outlive the widget.
    explicit HeightFields(HeightLimits& limits, QWidget* parent = nullptr);
};

/// "paint.type", "paint.property", "paint.value", "paint.shape", "paint.radius".
class PaintFields : public QWidget {
    Q_OBJECT

public:
    /// Starts with the property that the tool painted last, if the document has it.
    PaintFields(PaintTool& tool, document::Document& document, Preferences& preferences, QWidget* parent = nullptr);

private:
    void offerProperties();
    void offerValues();
    void apply();

    PaintTool& tool_;
    QPointer<document::Document> document_;
    QComboBox* type_;
    QComboBox* property_;
    QComboBox* value_;
    QDoubleSpinBox* radius_;
    std::vector<const model::PropertySpec*> properties_;
    std::vector<PaintChoice> choices_;
};

} // namespace navsmith::gui
