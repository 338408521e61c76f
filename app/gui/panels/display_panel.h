// What is drawn and in which colours: kinds shown, colour by any property with its legend, hide and isolate.
#pragma once

#include "core/document/document.h"
#include "core/glyph/glyph.h"

#include <QHash>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QListWidget;
class QVBoxLayout;

namespace navsmith::gui {

class DisplayPanel : public QWidget {
    Q_OBJECT

public:
    explicit DisplayPanel(QWidget* parent = nullptr);

    /// May be null. Each document keeps what it shows while the others are active.
    void setDocument(document::Document* document);

    void isolateSelection();
    void hideSelection();
    void showAll();

Q_SIGNALS:
    void displayChanged(const navsmith::glyph::Overrides& overrides);

private:
    struct State {
        glyph::Overrides overrides;
        model::KindId colourKind = model::kNoKind;
        int colourProperty = -1; ///< position among the kind's properties; -1: the glyphs' own colours
    };
    State* state();
    void fillKinds();
    void fillProperties();
    void recolour();
    void fillLegend(const std::vector<glyph::LegendEntry>& entries);
    void follow(const model::Change& change);
    void announce();

    document::Document* document_ = nullptr;
    QMetaObject::Connection followed_;
    QHash<document::Document*, State> states_;
    QVBoxLayout* kinds_;
    QComboBox* colourKind_;
    QComboBox* colourProperty_;
    QListWidget* legend_;
    QTimer recolourSoon_;
};

} // namespace navsmith::gui
