// How the change of an edit comes about while its dialog is open: at once whenever an argument changes, or in a job, on
// request.
#pragma once

#include "core/document/document.h"
#include "core/document/job_queue.h"
#include "core/systems/edit.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QWidget;

namespace navsmith::gui {

/// Shows the change as the preview of the document. The document and the edit outlive it, or the document is gone.
class EditMaker : public QObject {
    Q_OBJECT

public:
    /// The result for the current arguments.
    struct Outcome {
        bool pending = false;           ///< nothing yet: the change is made on request
        std::optional<QString> refusal; ///< why there is no change
        systems::Elements select;       ///< to be selected afterwards
        std::vector<std::string> notes; ///< of the change
        systems::Description description;
    };

    /// Whether the edit may take so long that people go on working meanwhile: its dialog leaves the window usable.
    static bool takesLong(const systems::Edit& edit) { return edit.usesMapFile; }
    static std::unique_ptr<EditMaker> make(document::Document& document, const systems::Edit& edit,
                                           document::JobQueue& jobs);

    /// The arguments have changed.
    virtual void setArguments(std::vector<double> numbers) = 0;
    /// Makes the change if there is none for the present arguments.
    virtual void begin() {}
    /// Stops the work. False if none is under way.
    virtual bool stop() { return false; }
    /// Widgets that belong to this way of making it, below the form; null: none.
    virtual QWidget* controls(QWidget* /*parent*/) { return nullptr; }

    [[nodiscard]] const Outcome& outcome() const { return outcome_; }
    /// A change is being made.
    [[nodiscard]] virtual bool isWorking() const { return false; }
    /// What is shown; null if nothing changes.
    [[nodiscard]] const model::Change* change() const { return preview_.change(); }
    void commit() { preview_.commit(); }
    void abandon() { preview_.abandon(); }

Q_SIGNALS:
    /// outcome() or isWorking() has changed.
    void changed();

protected:
    EditMaker(document::Document& document, const systems::Edit& edit);

    QPointer<document::Document> document_; ///< null after a reload has replaced it
    const systems::Edit& edit_;
    std::vector<model::Element> selected_;
    QString label_; ///< undo label, made before the preview changes anything
    document::EditPreview preview_;
    Outcome outcome_;
};

} // namespace navsmith::gui
