// Stores the documents that were open when the program ended and their views, and restores them at the next start.
#pragma once

#include "app/gui/look.h"
#include "core/document/document.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <map>
#include <optional>
#include <vector>

namespace navsmith::gui {

class MainWindow;
class ViewState;

/// Stored in the settings under "session/". "session/restore" (default true) enables it.
class LastSession : public QObject {
    Q_OBJECT

public:
    /// Follows the window and stores what is open.
    explicit LastSession(MainWindow& window, QObject* parent = nullptr);

    [[nodiscard]] static bool isEnabled();

    /// Nothing is stored before this call, because recovered documents may be opened before the session is restored.
    void begin() { begun_ = true; }
    /// Opens the last session. Returns false and does nothing if the user disabled it, if there is no session, if none
    /// of its files exist, or if the last attempt did not finish.
    bool restore();
    /// Copies the view from one document to another one of the same system.
    void copyView(const document::Document& from, document::Document& to);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Place {
        QString path;
        Look look;
    };
    struct State {
        std::vector<Place> places;
        QString active;
        QStringList camera; ///< x, y, z, yaw, pitch
    };

    [[nodiscard]] State capture() const;
    static void store(const State& state);
    [[nodiscard]] static State stored();
    void showAsStored(document::Document* document);
    void finishRestoring();

    MainWindow& window_;
    QTimer later_;
    bool begun_ = false;
    std::optional<State> atClosing_;
    std::optional<State> restoring_;
};

} // namespace navsmith::gui
