// Reads another state of an open document's files, for comparing and merging.
#pragma once

#include "core/document/document.h"
#include "core/document/job_queue.h"
#include "core/opening/backups.h"
#include "core/opening/open_state.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace navsmith::gui {

using OtherState = std::shared_ptr<const model::Model>;

struct ReadState {
    OtherState model;     ///< null: it was not read
    QStringList problems; ///< why not; for the user
};

/// Files, a folder, an archive or a text form, read by a job. `then` runs unless `context` is gone.
void readOther(document::JobQueue& jobs, QObject* context, const document::Document& document, const QString& path,
               std::function<void(ReadState)> then);
/// The document's own files as they are on disk.
void readSaved(document::JobQueue& jobs, QObject* context, const document::Document& document,
               std::function<void(ReadState)> then);
/// The same with those of a backup in place of the saved ones.
void readBackup(document::JobQueue& jobs, QObject* context, const document::Document& document,
                const opening::Backup& backup, std::function<void(ReadState)> then);

} // namespace navsmith::gui
