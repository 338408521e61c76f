// Asks for whom walkable ground is estimated: somebody of the games, or sizes of one's own, which can be kept by name.
#pragma once

#include "app/gui/widgets/dialog.h"
#include "core/model/model.h"
#include "core/walkable/agents.h"

#include <filesystem>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace navsmith::gui {

class ParameterForm;

/// Widgets: "agent", and below that "agent.who", "agent.name", "agent.keep", "agent.remove", "agent.problem",
/// "agent.buttons"; the sizes are those of a ParameterForm.
class AgentDialog : public Dialog {
    Q_OBJECT

public:
    /// `games`: at least one. `file` has people's own (walkable::parseAgents); it need not exist. `last`: the name that
    /// is chosen first. The model need not outlive the dialog.
    AgentDialog(std::vector<walkable::Agent> games, std::filesystem::path file, const QString& last,
                const model::Model& model, QWidget* parent);

    /// What is chosen, with the sizes as they are in the form. Without a name where these differ from the named one's.
    [[nodiscard]] walkable::Agent agent() const;

private:
    void fill(const QString& name);
    void choose();
    void keep();
    void remove();
    void refresh();
    /// Returns whether it was written.
    bool write();

    std::filesystem::path file_;
    std::vector<walkable::Agent> games_;
    std::vector<walkable::Agent> own_;
    QComboBox* who_;
    ParameterForm* sizes_;
    QLineEdit* name_;
    QPushButton* keep_;
    QPushButton* remove_;
    QLabel* problem_;
    QDialogButtonBox* buttons_;
};

} // namespace navsmith::gui
