#include "app/gui/document_tabs.h"

#include "core/files/path_text.h"

#include <QFileInfo>
#include <QSignalBlocker>

#include <algorithm>

namespace navsmith::gui {

using document::Document;

DocumentTabs::DocumentTabs(document::Workspace& workspace, QWidget* parent) : QTabBar(parent), workspace_(workspace) {
    setObjectName("documents");
    setAccessibleName(tr("Open documents"));
    setDocumentMode(true);
    setExpanding(false);
    setTabsClosable(true);
    setElideMode(Qt::ElideMiddle);
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0)
            workspace_.activate(tabData(index).value<Document*>());
    });
    connect(this, &QTabBar::tabCloseRequested, this,
            [this](int index) { Q_EMIT closeRequested(tabData(index).value<Document*>()); });
    connect(&workspace_, &document::Workspace::added, this, [this](Document* document) {
        connect(document, &Document::modifiedChanged, this, [this] { fill(); });
        connect(document, &Document::placeChanged, this, [this] { fill(); });
        fill();
    });
    connect(&workspace_, &document::Workspace::closing, this, [this](Document* document) {
        document->disconnect(this);
        fill(document);
    });
    connect(&workspace_, &document::Workspace::closed, this, [this] { fill(); });
    connect(&workspace_, &document::Workspace::activeChanged, this, [this] { fill(); });
    fill();
}

void DocumentTabs::fill(const Document* without) {
    const QSignalBlocker quiet(this);
    while (count() > 0)
        removeTab(count() - 1);
    for (std::size_t i = 0; i < workspace_.count(); ++i) {
        auto& document = workspace_.at(i);
        if (&document == without)
            continue;
        const int tab = addTab(workspace_.titleOf(document) + (document.isModified() ? "*" : ""));
        setTabData(tab, QVariant::fromValue(&document));
        setTabToolTip(tab, QString::fromStdString(files::toText(document.opened().shownPath)));
        if (&document == workspace_.active())
            setCurrentIndex(tab);
    }
    setVisible(count() > 1);
}

QSize DocumentTabs::tabSizeHint(int index) const {
    constexpr int mostChars = 36; // a long name leaves room for others
    const auto size = QTabBar::tabSizeHint(index);
    return {std::min(size.width(), mostChars * fontMetrics().averageCharWidth()), size.height()};
}

void DocumentTabs::step(int by) {
    if (count() > 1)
        setCurrentIndex((currentIndex() + by + count()) % count());
}

} // namespace navsmith::gui
