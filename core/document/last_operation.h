// The last step of a document, if it was made with numbers: it can be done again with others.
#pragma once

#include "core/document/document.h"
#include "core/systems/edit.h"

#include <QObject>
#include <QString>

#include <tl/expected.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::document {

/// Parameters that say what they offer without a model: an edit changes what a choice would offer afterwards.
class FixedParameters {
public:
    FixedParameters() = default;
    FixedParameters(std::span<const systems::Parameter> parameters, const model::Model& before);

    [[nodiscard]] std::span<const systems::Parameter> list() const { return parameters_; }

private:
    std::shared_ptr<const std::vector<std::vector<std::string>>> names_; ///< what the choices offer; copies share it
    std::vector<systems::Parameter> parameters_;
};

/// Something that was done with numbers. From the same state, other numbers give another result.
struct Operation {
    using Run = std::function<systems::EditResult(model::Transaction&, std::span<const model::Element> selected,
                                                  std::span<const double> numbers)>;

    QString title; ///< "Move"
    FixedParameters parameters{};
    std::vector<double> numbers{};          ///< one per parameter
    std::vector<model::Element> selected{}; ///< at the beginning
    std::vector<model::Element> elements{}; ///< what it is done to, such as rows of a table; empty: what was selected
    Run run{};                              ///< empty: an edit that takes long, which its dialog does again
    const systems::Edit* edit = nullptr;    ///< null: done with the mouse
    std::string where{};                    ///< what a recipe calls the selected elements; only for an edit
    bool repeatable = true;                 ///< can be done to other elements
    bool addsUp = true; ///< the numbers of a step that is merged into it are added to its own; else they replace them
    /// For the history, once it is done with these numbers; empty: as the first time.
    std::function<QString(std::span<const double> numbers)> label{};
};

/// The operation of an edit on the present selection.
Operation operationOf(Document& document, const systems::Edit& edit, std::vector<double> numbers);

class LastOperation : public QObject {
    Q_OBJECT

public:
    /// The last operation of a document, which owns it.
    static LastOperation& of(Document& document);

    /// Announces the next step of the history. If it is merged into that of the current operation, their numbers add
    /// up, or the new ones replace the others (Operation::addsUp). Call forget() if there is no step after all.
    void expect(Operation operation);
    void forget();

    /// What made the present state; null if nothing did that can be done again.
    [[nodiscard]] const Operation* current() const;
    /// The last operation that can be done to other elements, whatever has happened since; null: none.
    [[nodiscard]] const Operation* repeatable() const { return repeatable_ ? &*repeatable_ : nullptr; }

    /// Does the current operation again with other numbers, from the state before it and instead of it. If that fails
    /// or changes nothing, all stays as it is, and the error is the reason.
    tl::expected<void, QString> adjust(std::vector<double> numbers);
    /// Goes back to the state before the current operation, with its selection; redo() leads forth again.
    void goBack();
    /// Does the repeatable operation to what is selected now. False if it was refused; the document has told why.
    bool repeat();

Q_SIGNALS:
    /// current() may have changed.
    void changed();

private:
    explicit LastOperation(Document& document);
    void follow(HistoryMove move);
    /// Runs an operation as the next step. None if it was refused, or nothing changed.
    tl::expected<systems::Elements, QString> run(const Operation& operation, const QString& label,
                                                 const std::function<QString()>& labelAfterwards = {});

    Document& document_;
    std::optional<Operation> expected_;
    std::optional<Operation> last_;
    std::optional<Operation> repeatable_;
    quint64 state_ = 0;      ///< that the last operation led to
    bool continues_ = false; ///< the step that is expected begins in that state
};

} // namespace navsmith::document
