#include "app/gui/panels/property_panel.h"

#include "app/gui/panels/edge_buttons.h"
#include "app/gui/panels/edge_table.h"
#include "app/gui/panels/property_page.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/set_for_all.h"
#include "core/document/post.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using model::Element;
using model::ElementTypeId;

PropertyPanel::PropertyPanel(QWidget* parent)
    : QWidget(parent), header_(new QLabel(this)), hint_(new QLabel(this)), tabs_(new QTabBar(this)),
      filter_(new QLineEdit(this)), scroll_(new QScrollArea(this)), edges_(new EdgeTable(this)),
      edgeButtons_(new EdgeButtons(*edges_, this)) {
    setObjectName(QStringLiteral("panel.properties"));
    setAccessibleName(tr("Properties"));
    header_->setObjectName(QStringLiteral("property.header"));
    header_->setAccessibleName(tr("Selection"));
    header_->setWordWrap(true);
    header_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    header_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto font = header_->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.1);
    header_->setFont(font);
    hint_->setObjectName(QStringLiteral("property.hint"));
    hint_->setWordWrap(true);
    hint_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    hint_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    hint_->setForegroundRole(QPalette::PlaceholderText);
    tabs_->setObjectName(QStringLiteral("property.kinds"));
    tabs_->setAccessibleName(tr("Type"));
    tabs_->setDocumentMode(true);
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    filter_->setObjectName(QStringLiteral("property.filter"));
    filter_->setAccessibleName(tr("Find property"));
    filter_->setPlaceholderText(tr("Find property"));
    filter_->setClearButtonEnabled(true);

    auto* pages = new QWidget;
    pagesLayout_ = new QVBoxLayout(pages);
    pagesLayout_->setContentsMargins(0, 0, 0, 0);
    scroll_->setObjectName(QStringLiteral("property.scroll"));
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus); // it scrolls to the field that has the focus
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setWidget(pages);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 0);
    layout->setSpacing(4);
    layout->addWidget(header_);
    layout->addWidget(hint_);
    layout->addWidget(tabs_);
    layout->addWidget(filter_);
    layout->addWidget(scroll_, 1);
    layout->addWidget(edges_);
    layout->addWidget(edgeButtons_);
    connect(edges_, &EdgeTable::goTo, this, &PropertyPanel::goTo);
    connect(edges_, &EdgeTable::statusMessage, this, &PropertyPanel::statusMessage);
    connect(edgeButtons_, &EdgeButtons::statusMessage, this, &PropertyPanel::statusMessage);
    connect(edgeButtons_, &EdgeButtons::pickRequested, this, &PropertyPanel::pickRequested);

    connect(tabs_, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0)
            setType(static_cast<ElementTypeId>(tabs_->tabData(index).toUInt()));
    });
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (page_ != nullptr && document_)
            page_->search(document_->model(), text);
    });
    showSelection();
}

PropertyPanel::~PropertyPanel() = default;

void PropertyPanel::release() {
    for (auto* page : std::exchange(pages_, {}))
        delete page;
    page_ = nullptr;
    schema_.reset();
}

void PropertyPanel::setDocument(document::Document* document) {
    if (document == document_)
        return;
    if (document_) {
        takeTyped();
        document_->disconnect(this);
        document_->selection().disconnect(this);
    }
    document_ = document;
    if (page_ != nullptr)
        page_->hide();
    page_ = nullptr;
    if (document == nullptr || document->model().sharedSchema() != schema_)
        release();
    if (document != nullptr) {
        schema_ = document->model().sharedSchema();
        pages_.resize(schema_->types.size(), nullptr);
        connect(&document->selection(), &document::Selection::changed, this, &PropertyPanel::selectionChanged);
        connect(document, &document::Document::changed, this, &PropertyPanel::documentChanged);
        connect(document, &document::Document::mapChanged, this, &PropertyPanel::surroundingsChanged);
        connect(document, &document::Document::settingsChanged, this, &PropertyPanel::surroundingsChanged);
        connect(document, &document::Document::crossDocumentDataChanged, this, &PropertyPanel::surroundingsChanged);
        connect(document, &QObject::destroyed, this, [this] {
            document_ = nullptr;
            showSelection();
        });
    }
    types_.clear();
    showSelection();
}

ElementTypeId PropertyPanel::type() const {
    return page_ == nullptr ? model::kNoElementType : page_->type();
}

void PropertyPanel::picked(Element element) {
    if (element.valid())
        edgeButtons_->addEdgeTo(element);
    else
        edgeButtons_->stopAdding();
}

PropertyPage* PropertyPanel::pageOf(ElementTypeId type) {
    auto*& page = pages_[type];
    if (page == nullptr) {
        page = new PropertyPage(*schema_, type);
        page->hide();
        pagesLayout_->addWidget(page);
        connect(page, &PropertyPage::edited, this, &PropertyPanel::apply);
        connect(page, &PropertyPage::left, this, [this] { ++run_; });
        connect(page, &PropertyPage::goTo, this, &PropertyPanel::goTo);
        connect(page, &PropertyPage::stale, this, [this, page] {
            if (document_ && page == page_)
                page->refresh(document_->model());
        });
    }
    return page;
}

void PropertyPanel::takeTyped() {
    if (page_ == nullptr || !document_)
        return;
    auto edits = page_->takePending();
    if (edits.empty())
        return;
    // The edit applies to the rows it was typed for. Delay it until the code that changed the selection is done: that
    // may be an edit that is not in the history yet.
    document::post(document_.data(), [document = document_.data(), type = page_->type(), rows = page_->rows(),
                                      edits = std::move(edits), panel = QPointer(this)]() mutable {
        std::erase_if(rows, [&](model::Slot row) { return !document->model().isLive({type, row}); });
        for (const auto& edit : edits) {
            const auto message = setForAll(*document, type, edit.property, rows, edit.value);
            if (panel && !message.isEmpty())
                Q_EMIT panel->statusMessage(message);
        }
    });
}

void PropertyPanel::selectionChanged() {
    takeTyped();
    ++run_;
    showSelection();
}

void PropertyPanel::showSelection() {
    stale_ = !isVisible();
    if (stale_)
        return;
    const auto before = std::exchange(types_, {});
    types_ = document_ ? document_->selection().types() : std::vector<ElementTypeId>();
    showHeader();
    const auto primary = document_ ? document_->selection().primary() : Element{};
    // The clicked tab stays as long as the same types are selected.
    if (types_ != before)
        picked_ = model::kNoElementType;
    edges_->show(document_);
    edgeButtons_->show(document_);
    showTypes();
    showType(picked_ != model::kNoElementType ? picked_ : primary.type);
}

void PropertyPanel::showTypes() {
    const QSignalBlocker quiet(tabs_);
    while (tabs_->count() > 0)
        tabs_->removeTab(0);
    for (const ElementTypeId type : types_) {
        const int tab = tabs_->addTab(capitalised(fromUtf8(schema_->type(type).plural)));
        tabs_->setTabData(tab, type);
    }
    tabs_->setVisible(types_.size() > 1);
}

void PropertyPanel::showHeader() {
    const bool any = document_ && !document_->selection().empty();
    filter_->setVisible(any);
    scroll_->setVisible(any);
    hint_->setVisible(!any);
    if (!any) {
        header_->setText(document_ ? tr("Nothing selected") : tr("No document"));
        hint_->setText(document_ ? tr("Select elements to see their properties.")
                                 : tr("Open a file or folder to start."));
        return;
    }
    const auto& selection = document_->selection();
    if (selection.size() == 1) {
        header_->setText(QString::fromStdString(model::elementName(document_->model(), selection.primary())));
        return;
    }
    std::vector<std::size_t> counts(schema_->types.size());
    for (const auto& element : selection.elements())
        ++counts[element.type];
    QStringList parts;
    for (const ElementTypeId type : types_)
        parts << counted(schema_->type(type), counts[type]);
    header_->setText(tr("%1 selected").arg(parts.join(QStringLiteral(", "))));
}

/// Most of a low panel is for the properties.
void PropertyPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    edges_->setRoom(height() / 3);
}

void PropertyPanel::setType(ElementTypeId type) {
    if (type == this->type() || std::ranges::find(types_, type) == types_.end())
        return;
    takeTyped();
    ++run_;
    picked_ = type;
    showType(type);
}

void PropertyPanel::showType(ElementTypeId type) {
    auto* page = type == model::kNoElementType ? nullptr : pageOf(type);
    const bool changes = page_ != page;
    if (changes && page_ != nullptr)
        page_->hide();
    page_ = page;
    if (page == nullptr)
        return;
    {
        const QSignalBlocker quiet(tabs_);
        const auto at = std::ranges::find(types_, type) - types_.begin();
        tabs_->setCurrentIndex(static_cast<int>(at));
    }
    page->search(document_->model(), filter_->text());
    page->show(document_->model(), document_->selection().rows(type));
    if (changes && !page->hasMatch())
        filter_->clear(); // typed for other elements
    page->QWidget::show();
}

void PropertyPanel::documentChanged(const model::Change& change) {
    if (page_ == nullptr || stale_)
        return;
    if (!isVisible()) {
        stale_ = true;
        return;
    }
    if (document_->selection().size() == 1)
        showHeader(); // the name of an element includes its place
    edges_->refresh();
    edgeButtons_->refresh();
    page_->follow(document_->model(), change);
}

void PropertyPanel::surroundingsChanged() {
    if (page_ == nullptr || stale_)
        return;
    stale_ = !isVisible();
    if (!stale_)
        page_->follow(document_->model(), model::Change{});
}

void PropertyPanel::apply(const PropertyField::Edit& edit) {
    if (!document_ || page_ == nullptr)
        return;
    const auto rows = page_->rows();
    if (!edit.step)
        ++run_;
    if (const auto key = edit.step ? mergeKey(page_->type(), edit.property, rows, run_) : 0; key != series_.key)
        series_ = {key, {}};
    const auto message =
        setForAll(*document_, page_->type(), edit.property, rows, edit.value, edit.step ? &series_ : nullptr);
    if (!message.isEmpty())
        Q_EMIT statusMessage(message);
    // A clamped value may change nothing in the model, but the field still shows the input.
    if (document_ && page_ != nullptr)
        page_->show(document_->model(), page_->rows());
}

void PropertyPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (stale_)
        showSelection();
}

void PropertyPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    // Links take their colours from the palette when they are shown.
    if (event->type() == QEvent::PaletteChange && page_ != nullptr && document_)
        page_->show(document_->model(), page_->rows());
}

} // namespace navsmith::gui
