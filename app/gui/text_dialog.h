// What the dialogs for the texts of a studio have in common: choices above a report that a job makes anew after each.
#pragma once

#include "app/gui/widgets/dialog.h"
#include "core/document/job_queue.h"
#include "core/systems/text_compiler.h"

#include <functional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace navsmith::gui {

class TextDialog : public Dialog {
    Q_OBJECT

protected:
    /// `name`: of the dialog, and the beginning of those of its widgets.
    TextDialog(const QString& name, const QString& title, const QString& ok, document::JobQueue& jobs, QWidget* parent);

    QComboBox* addChoice(const QString& name, const QString& label, const QStringList& choices);
    /// Its second choice is plain arithmetic.
    QComboBox* addArithmetic();
    [[nodiscard]] QFormLayout& form() { return *form_; }
    [[nodiscard]] document::JobQueue& jobs() { return jobs_; }
    [[nodiscard]] QString nameOf(const QString& part) const { return objectName() + u'.' + part; }

    /// Cancels the job that makes the report, and shows that another one does. It is `start`, which returns its id.
    void begin(const std::function<document::JobQueue::Id()>& start);
    /// The job is done. `problems`: one a line; "Left out (3):" or the like stands above them.
    void showReport(const QString& report, const QString& problemsTitle, const QStringList& problems, bool mayAccept);
    /// Whether OK is enabled: whether what the report describes can be accepted.
    void setMayAccept(bool may);

private:
    void follow();

    document::JobQueue& jobs_;
    document::JobQueue::Id running_ = 0;
    QFormLayout* form_;
    QProgressBar* progress_;
    QPlainTextEdit* report_;
    QLabel* problemsTitle_;
    QPlainTextEdit* problems_;
    QDialogButtonBox* buttons_;
};

using TextCounts = std::vector<std::pair<std::string_view, std::size_t>>;
/// A heading and a line each; empty for none.
QString textOf(const QString& heading, const TextCounts& counts);
QString textOf(const QString& heading, std::span<const systems::TextLoss> losses);
/// "paths.ipl: line 12: ...".
QStringList linesOf(const std::vector<systems::Notice>& notices);

} // namespace navsmith::gui
