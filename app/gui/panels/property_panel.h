// Shows the properties of the selection and sets them for all selected elements.
#pragma once

#include "app/gui/panels/property_field.h"
#include "app/gui/panels/set_for_all.h"
#include "core/document/document.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QScrollArea;
class QTabBar;
class QVBoxLayout;

namespace navsmith::gui {

class EdgeButtons;
class EdgeTable;
class PropertyPage;

/// Shows one type at a time: that of the element selected last, or the one of the tab that the user clicked. Edits
/// apply to all selected rows of that type; a series of steps of one number is one undo step.
class PropertyPanel : public QWidget {
    Q_OBJECT

public:
    explicit PropertyPanel(QWidget* parent = nullptr);
    ~PropertyPanel() override;

    /// May be null. The panel drops a document that is deleted.
    void setDocument(document::Document* document);
    [[nodiscard]] document::Document* document() const { return document_; }

    /// The type whose properties are shown; kNoElementType for none.
    [[nodiscard]] model::ElementTypeId type() const;
    void setType(model::ElementTypeId type);
    /// The answer to pickRequested(); an invalid element if the user gave up.
    void picked(model::Element element);

Q_SIGNALS:
    /// Message for the status bar: a value was clamped or rounded.
    void statusMessage(const QString& message);
    /// Show this element in the view.
    void goTo(navsmith::model::Element element);
    /// Asks the view for an element of this type; kNoElementType: no longer.
    void pickRequested(navsmith::model::ElementTypeId type);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void release();
    void selectionChanged();
    /// The map or other documents changed, which derived properties may depend on.
    void surroundingsChanged();
    void documentChanged(const model::Change& change);
    void takeTyped();
    void showSelection();
    void showHeader();
    void showTypes();
    void showType(model::ElementTypeId type);
    PropertyPage* pageOf(model::ElementTypeId type);
    void apply(const PropertyField::Edit& edit);

    QPointer<document::Document> document_;
    std::shared_ptr<const model::Schema> schema_; ///< schema of the pages
    std::vector<PropertyPage*> pages_;            ///< indexed by type, created when first shown
    PropertyPage* page_ = nullptr;
    std::vector<model::ElementTypeId> types_;             ///< types in the selection
    model::ElementTypeId picked_ = model::kNoElementType; ///< type of the tab that the user clicked
    bool stale_ = false;                                  ///< the selection was not read because the panel was hidden
    Series series_;
    quint64 run_ = 0; ///< number of the current series of steps; see mergeKey()

    QLabel* header_;
    QLabel* hint_;
    QTabBar* tabs_;
    QLineEdit* filter_;
    QScrollArea* scroll_;
    EdgeTable* edges_;
    EdgeButtons* edgeButtons_;
    QVBoxLayout* pagesLayout_;
};

} // namespace navsmith::gui
