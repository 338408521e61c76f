// Closing documents: one, or all of them, after people have said what becomes of unsaved changes.
#include "app/gui/file_controller.h"
#include "core/document/document_jobs.h"

#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using document::Document;

void FileController::close(Document& document, std::function<void()> then) {
    leaving_ = {};
    closeOne(document, std::move(then));
}

void FileController::closeOne(Document& document, std::function<void()> then) {
    settle(document, [this, doc = QPointer(&document), then = std::move(then)] {
        leaving_.discarded.erase(doc.data());
        if (doc)
            workspace_.close(doc);
        if (then)
            then();
    });
}

bool FileController::isSettled(const Document& document) const {
    if (document.isPreviewing())
        return false;
    const auto discarded = leaving_.discarded.find(&document);
    return !document.isModified() || (discarded != leaving_.discarded.end() && discarded->second == document.stateId());
}

void FileController::settle(Document& document, std::function<void()> then) {
    jobs_.whenFree(this, document::resourcesOf(document), [this, doc = QPointer(&document), then = std::move(then)] {
        if (doc)
            settleIdle(*doc, then);
        else
            then();
    });
}

void FileController::settleIdle(Document& document, std::function<void()> then) {
    document.commitPreview();
    if (isSettled(document)) {
        then();
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Unsaved Changes"),
                                tr("%1 has unsaved changes. Save them?").arg(workspace_.titleOf(document)),
                                QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
    box->setObjectName("message.unsaved");
    box->setDefaultButton(QMessageBox::Save);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, this,
            [this, doc = QPointer(&document), then = std::move(then), leaving = leaving_](int answer) {
                // Nothing is agreed to until a save succeeds: it may be refused, fail or be cancelled.
                leaving_ = {};
                if (!doc || answer == QMessageBox::Cancel)
                    return;
                if (answer == QMessageBox::Save) {
                    save(*doc, [this, doc, leaving, then] {
                        leaving_ = leaving;
                        if (doc)
                            settle(*doc, then); // it may have been edited meanwhile
                        else
                            then();
                    });
                } else if (answer == QMessageBox::Discard) {
                    leaving_ = leaving;
                    leaving_.discarded[doc.data()] = doc->stateId();
                    then();
                }
            });
    box->open();
    box->activateWindow(); // the one before may have just closed
}

void FileController::closeAll(std::function<void()> then) {
    jobs_.cancelReading();
    const auto jobs = jobs_.jobs();
    const auto writing = std::ranges::find_if(jobs, &document::JobQueue::Status::writes);
    if (writing == jobs.end()) {
        leaving_ = {.all = true, .discarded = {}};
        settleAll(std::move(then));
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Work in Progress"),
                                tr("%1 has not finished.").arg(writing->title), QMessageBox::NoButton, &window_);
    box->setObjectName("message.busy");
    box->setInformativeText(tr("If you cancel the job, the files stay unchanged."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* wait = box->addButton(tr("Quit When Finished"), QMessageBox::AcceptRole);
    wait->setObjectName("busy.wait");
    auto* stop = box->addButton(tr("Cancel Job and Quit"), QMessageBox::DestructiveRole);
    stop->setObjectName("busy.stop");
    box->addButton(tr("Do Not Quit"), QMessageBox::RejectRole);
    box->setDefaultButton(wait);
    connect(box, &QMessageBox::finished, this, [this, box, wait, stop, then = std::move(then)] {
        if (box->clickedButton() != wait && box->clickedButton() != stop)
            return;
        if (box->clickedButton() == stop)
            jobs_.cancelAll();
        leaving_ = {.all = true, .discarded = {}};
        settleAll(then);
    });
    box->open();
}

void FileController::settleAll(std::function<void()> then) {
    for (std::size_t i = 0; i < workspace_.count(); ++i) {
        if (auto& document = workspace_.at(i); !isSettled(document)) {
            settle(document, [this, then = std::move(then)] { settleAll(then); });
            return;
        }
    }
    closeSettled(std::move(then));
}

void FileController::closeSettled(std::function<void()> then) {
    if (workspace_.count() == 0) {
        leaving_.discarded.clear();
        jobs_.whenIdle(this, std::move(then));
        return;
    }
    // The one in view goes last: to show another large document takes long.
    auto* next = workspace_.active();
    for (std::size_t i = 0; i < workspace_.count(); ++i) {
        if (&workspace_.at(i) != workspace_.active())
            next = &workspace_.at(i);
    }
    jobs_.whenFree(this, document::resourcesOf(*next), [this, doc = QPointer(next), then = std::move(then)] {
        if (doc && !isSettled(*doc)) {
            settleAll(then); // a job has changed it
            return;
        }
        leaving_.discarded.erase(doc.data());
        if (doc)
            workspace_.close(doc);
        closeSettled(then);
    });
}

} // namespace navsmith::gui
