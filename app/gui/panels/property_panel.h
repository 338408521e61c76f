// The properties of what is selected, to read and to set for all of it at once.
#pragma once

#include "app/gui/panels/property_field.h"
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

class PropertyPage;

/// Shows one type at a time: that of the last element chosen, or the one whose tab the user picks. Edits go to all
/// selected rows of that type; steps of one number in one go are one step of the history.
class PropertyPanel : public QWidget {
    Q_OBJECT

public:
    explicit PropertyPanel(QWidget* parent = nullptr);
    ~PropertyPanel() override;

    /// May be null. The panel lets go of a document that is deleted.
    void setDocument(document::Document* document);
    [[nodiscard]] document::Document* document() const { return document_; }

    /// The type whose properties are shown; kNoKind for none.
    [[nodiscard]] model::ElementTypeId type() const;
    void setType(model::ElementTypeId type);

Q_SIGNALS:
    /// For the status bar: a value was held inside its range, or rounded.
    void told(const QString& message);
    /// The user wants to see this element.
    void goTo(navsmith::model::Element element);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void release();
    void selectionChanged();
    /// What is worked out may look at the map.
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
    std::shared_ptr<const model::Schema> schema_; ///< of the pages
    std::vector<PropertyPage*> pages_;            ///< by type, made when first shown
    PropertyPage* page_ = nullptr;
    std::vector<model::ElementTypeId> types_;             ///< of the selection
    model::ElementTypeId picked_ = model::kNoElementType; ///< the tab that the user chose
    bool stale_ = false;                                  ///< the selection was not read because nobody could see it
    quint64 run_ = 0;                                     ///< counts runs of steps; see mergeKey()

    QLabel* header_;
    QLabel* hint_;
    QTabBar* tabs_;
    QLineEdit* filter_;
    QScrollArea* scroll_;
    QVBoxLayout* pagesLayout_;
};

} // namespace navsmith::gui
