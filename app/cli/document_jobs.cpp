#include "app/cli/document_jobs.h"

#include "core/files/recover_folder.h"
#include "core/opening/find_documents.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <set>
#include <shared_mutex>
#include <thread>
#include <utility>
#include <vector>

namespace navsmith::cli {

namespace {

/// A document that a thread has opened and worked on.
struct Processed {
    tl::expected<opening::OpenedDocument, std::vector<files::FileError>> document;
    Finish finish;
};

/// Threads that take candidates in order. At most `kAhead` results for each thread wait to be taken, so that memory
/// does not grow with the number of documents.
class Pool {
public:
    Pool(std::span<const opening::Candidate> candidates, const opening::OpenOptions& options, const Session& session,
         const Work& work)
        : candidates_(candidates), options_(options), session_(session), work_(work), results_(candidates.size()) {}

    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;
    /// Lets the threads end early, after an exception.
    ~Pool() {
        const std::scoped_lock lock(mutex_);
        next_ = candidates_.size();
        changed_.notify_all();
    }

    void start(std::size_t threads) {
        ahead_ = threads * kAhead;
        for (std::size_t i = 0; i < std::min(threads, candidates_.size()); ++i)
            threads_.emplace_back([this] { run(); });
    }

    /// Waits for a document. Throws what a thread has thrown.
    std::unique_ptr<Processed> take(std::size_t index) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return results_[index] != nullptr || failure_; });
        if (!results_[index])
            std::rethrow_exception(failure_);
        taken_ = index + 1;
        changed_.notify_all();
        return std::move(results_[index]);
    }

    /// Runs what saves: no document is opened meanwhile, since a save that is under way in its folder looks
    /// interrupted.
    void save(const Finish& finish) {
        const std::unique_lock lock(folders_);
        finish();
    }

private:
    static constexpr std::size_t kAhead = 3;

    auto open(const opening::Candidate& candidate) {
        const std::shared_lock lock(folders_);
        return opening::openDocument(candidate, options_);
    }

    void run() {
        try {
            runUnguarded();
        } catch (...) { // there is not enough memory
            const std::scoped_lock lock(mutex_);
            failure_ = std::current_exception();
            next_ = candidates_.size();
            changed_.notify_all();
        }
    }

    void runUnguarded() {
        while (true) {
            std::size_t index = 0;
            {
                std::unique_lock lock(mutex_);
                changed_.wait(lock, [&] { return next_ >= candidates_.size() || next_ < taken_ + ahead_; });
                if (next_ >= candidates_.size())
                    return;
                index = next_++;
            }
            auto result = std::make_unique<Processed>(Processed{open(candidates_[index]), {}});
            if (result->document) {
                session_.connect(*result->document);
                result->finish = work_(*result->document);
            }
            const std::scoped_lock lock(mutex_);
            results_[index] = std::move(result);
            changed_.notify_all();
        }
    }

    std::span<const opening::Candidate> candidates_;
    const opening::OpenOptions& options_;
    const Session& session_;
    const Work& work_;
    std::shared_mutex folders_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::unique_ptr<Processed>> results_;
    std::size_t next_ = 0;
    std::size_t taken_ = 0;
    std::size_t ahead_ = 1;
    std::exception_ptr failure_;
    std::vector<std::jthread> threads_; ///< last: they end before the rest does
};

/// One after the other, before several threads open documents of one folder. Failures show again when they do.
void recoverFolders(Session& session, std::span<const opening::Candidate> candidates) {
    std::set<std::filesystem::path> folders;
    for (const auto& candidate : candidates) {
        if (!folders.insert(candidate.folder).second)
            continue;
        if (const auto report = files::recoverFolder(candidate.folder); report && report->isNews())
            session.log().warn("{}", report->message);
    }
}

} // namespace

void processEach(Session& session, std::span<const std::filesystem::path> paths, const opening::OpenOptions& options,
                 std::uint32_t jobs, const Work& work) {
    if (session.openDocuments() != nullptr)
        return session.openEach(paths, options, [&](opening::OpenedDocument& document) { work(document)(); });
    const auto candidates = session.find(paths, options);
    if (options.recovery == opening::Recovery::Recover)
        recoverFolders(session, candidates);
    Pool pool(candidates, options, session, work);
    pool.start(jobs != 0 ? jobs : std::max(1U, std::thread::hardware_concurrency()));
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const auto processed = pool.take(i);
        if (!processed->document) {
            for (auto& problem : processed->document.error())
                session.add(std::move(problem));
        } else {
            session.tellOf(*processed->document);
            pool.save(processed->finish);
        }
        session.progress(i + 1, candidates.size());
    }
}

} // namespace navsmith::cli
