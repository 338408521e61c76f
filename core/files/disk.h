// Which file system a function works on: the operating system's, unless a test passes another.
#pragma once

#include "core/files/platform_files.h"

namespace navsmith::files {

class Disk {
public:
    Disk() = default; ///< the operating system's
    /// `ops` must outlive this object and its copies.
    Disk(FileOps& ops) : ops_(&ops) {} // NOLINT(google-explicit-constructor): stands for these operations

    FileOps* operator->() const { return ops_ != nullptr ? ops_ : &system_; }

private:
    FileOps* ops_ = nullptr;
    mutable SystemFileOps system_; ///< has no state
};

} // namespace navsmith::files
