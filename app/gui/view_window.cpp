#include "app/gui/view_window.h"

#include "app/gui/preferences/settings.h"
#include "app/gui/status_line.h"
#include "app/gui/tools/marquee.h"
#include "app/gui/tools/move_handles.h"
#include "app/gui/tools/select_tool.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/workspace.h"

#include <utility>

namespace navsmith::gui {

using document::Document;

namespace {

constexpr QSize kUsualSize(1000, 700);

/// One view, like the active one of another window.
StoredViews activeOf(const WindowViews& views) {
    StoredViews one;
    one.views.fill({std::nullopt, views.mapLook()});
    one.views.front().camera = views.camera();
    return one;
}

} // namespace

ViewWindow::ViewWindow(document::Workspace& workspace, ViewStates& states, FindWindowViews from, int number)
    : workspace_(workspace), from_(std::move(from)), number_(number), heights_(new HeightLimits(this)) {
    setObjectName(QStringLiteral("viewWindow%1").arg(number));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(kUsualSize);
    viewport_ = new Viewport(workspace, states, this, valueOf(settings::kSamples),
                             [this](const Document& document) -> WindowViews& { return viewsOf(document); });
    setCentralWidget(viewport_);
    status_ = new StatusLine(new QWidget(this), this);
    setStatusBar(status_);
    auto* select = new SelectTool(*viewport_, *heights_, std::make_unique<MoveHandles>(*viewport_));
    viewport_->setDefaultTool(select);
    const auto showHint = [this] { status_->setHint(viewport_->tool().hint()); };
    connect(select, &Tool::hintChanged, this, showHint);
    connect(viewport_, &Viewport::toolChanged, this, showHint);
    connect(viewport_, &Viewport::listRequested, select, &SelectTool::showList);
    connect(viewport_, &Viewport::pointed, status_, &StatusLine::setPointed);
    connect(viewport_, &Viewport::left, status_, &StatusLine::clearPointed);
    connect(&workspace_, &document::Workspace::activeChanged, this, &ViewWindow::updateTitle);
    const auto watch = [this](Document* document) {
        connect(document, &Document::modifiedChanged, this, &ViewWindow::updateTitle);
        connect(document, &Document::placeChanged, this, &ViewWindow::updateTitle);
    };
    connect(&workspace_, &document::Workspace::added, this, watch);
    for (std::size_t i = 0; i < workspace_.count(); ++i)
        watch(&workspace_.at(i));
    // After the viewport, which uses them.
    connect(&workspace_, &document::Workspace::closing, this, [this](Document* document) { views_.erase(document); });
    showHint();
    updateTitle();
}

ViewWindow::~ViewWindow() {
    delete viewport_; // it uses what follows
}

WindowViews& ViewWindow::viewsOf(const Document& document) {
    auto& views = views_[&document];
    if (views == nullptr) {
        views = std::make_unique<WindowViews>();
        views->setViews(activeOf(from_(document)));
        connect(views.get(), &WindowViews::mapLookChanged, this, &ViewWindow::lookChanged);
    }
    return *views;
}

void ViewWindow::lookAsBefore() {
    if (const auto* document = workspace_.active(); document != nullptr)
        viewsOf(*document).setViews(activeOf(from_(*document)));
}

void ViewWindow::updateTitle() {
    const auto* document = workspace_.active();
    setWindowTitle(document == nullptr ? tr("Window %1 – Navsmith").arg(number_)
                                       : tr("%1[*] – Window %2 – Navsmith").arg(document->title()).arg(number_));
    setWindowModified(document != nullptr && document->isModified());
}

} // namespace navsmith::gui
