// What is typed into a filter belongs to the document that it was typed for.
#pragma once

#include <QPointer>
#include <QString>

#include <utility>
#include <vector>

class QLineEdit;

namespace navsmith::document {
class Document;
}

namespace navsmith::gui {

class FilterTexts {
public:
    FilterTexts();
    ~FilterTexts();

    /// Keeps the text for the document shown until now, and shows that of another one, which may be null. The filter
    /// emits nothing.
    void change(QLineEdit& filter, const document::Document* to);

private:
    QPointer<const document::Document> shown_;
    std::vector<std::pair<QPointer<const document::Document>, QString>> texts_;
};

} // namespace navsmith::gui
