// Select Where and Set Where: elements by an expression, with a preview of how many and which.
#pragma once

#include "app/gui/view/view_state.h"
#include "app/gui/widgets/dialog.h"
#include "core/document/document.h"
#include "core/document/edit_preview.h"
#include "core/query/query.h"

#include <QPointer>

#include <string>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QVBoxLayout;

namespace navsmith::gui {

class FilterEdit;

/// Widgets: "where", and below that "where.type", "where.expression", "where.saved", "where.save", "where.forget",
/// "where.told", "where.list", "where.buttons"; to set also "where.property" and "where.value".
class WhereDialog : public Dialog {
    Q_OBJECT

public:
    enum class Purpose : std::uint8_t { Select, Set };

    /// Begins with the type of the element selected last, without a selection with `shown`, the type that the table of
    /// elements shows; kNoElementType: with the one that people want most.
    WhereDialog(ViewState& view, Purpose purpose, model::ElementTypeId shown, QWidget* parent = nullptr);

    void accept() override;
    void done(int result) override;

private:
    void chooseType(model::ElementTypeId type);
    void showProperties();
    void fillSaved();
    void save();
    void forget();
    void load(int index);
    void tryOut();
    void trySetting();
    void tell(const QString& text, bool wrong);
    void list(const std::vector<QString>& before);
    [[nodiscard]] query::Sets sets() const;
    [[nodiscard]] std::string condition() const;
    /// "node: water", as a recipe names it.
    [[nodiscard]] std::string selectionText() const;

    QPointer<document::Document> document_; ///< null after a reload has replaced the document
    ViewState& view_;
    Purpose purpose_;
    model::ElementTypeId chosen_ = model::kNoElementType;
    std::vector<model::Element> selected_; ///< before
    std::vector<model::Element> matches_;
    bool usesSets_ = false; ///< what is found depends on what is selected or hidden: no recipe can ask for it
    document::EditPreview preview_;
    QComboBox* type_;
    QVBoxLayout* expressionPlace_;
    QLabel* expressionLabel_;
    FilterEdit* expression_ = nullptr;
    QComboBox* saved_;
    QComboBox* property_;
    QLineEdit* value_;
    QLabel* outcome_;
    QPlainTextEdit* list_;
    QDialogButtonBox* buttons_;
};

} // namespace navsmith::gui
