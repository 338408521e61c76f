// The beginning of the AppImage: makes the files of the squashfs image behind it available and starts AppRun in them.
// It is an AppImage of type 2: by FUSE where the system has it, and otherwise from a temporary folder. `pack` makes a
// static program of this. Licences of what it contains: squashfuse (BSD), libfuse (LGPL 2.1), zlib, liblzma, LZ4, LZO,
// Zstandard.
#define FUSE_USE_VERSION 32

#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <elf.h>
#include <fcntl.h>
#include <unistd.h>

extern "C" {
#include <squashfuse/ll.h>
#include <squashfuse/squashfuse.h>
}

#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& reason) {
    std::fprintf(stderr, "AppImage: %s\n", reason.c_str());
    std::exit(127);
}

/// Where the image begins: behind the table of sections, which is the last part of this program.
std::size_t sizeOfProgram(const std::string& file) {
    Elf64_Ehdr header{};
    const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    const bool isRead = descriptor >= 0 && read(descriptor, &header, sizeof header) == ssize_t{sizeof header};
    close(descriptor);
    if (!isRead)
        fail("cannot read " + file);
    return header.e_shoff + std::size_t{header.e_shentsize} * header.e_shnum;
}

// --- Files in a folder ---------------------------------------------------------------------------------------------

void writeFile(sqfs& image, sqfs_inode& inode, const std::string& path, mode_t mode) {
    const int out = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode);
    std::vector<char> block(std::size_t{1} << 20);
    for (sqfs_off_t at = 0; at < static_cast<sqfs_off_t>(inode.xtra.reg.file_size);) {
        auto size = static_cast<sqfs_off_t>(block.size());
        if (out < 0 || sqfs_read_range(&image, &inode, at, &size, block.data()) != SQFS_OK || size <= 0 ||
            write(out, block.data(), static_cast<std::size_t>(size)) != size)
            fail("cannot write " + path);
        at += size;
    }
    if (out < 0 || close(out) != 0)
        fail("cannot write " + path);
}

void unpack(const std::string& file, std::size_t offset, const std::string& folder) {
    sqfs image{};
    sqfs_traverse walk{};
    if (sqfs_open_image(&image, file.c_str(), offset) != SQFS_OK ||
        sqfs_traverse_open(&walk, &image, sqfs_inode_root(&image)) != SQFS_OK)
        fail(file + " is damaged");
    mkdir(folder.c_str(), 0755);
    sqfs_err error = SQFS_OK;
    while (sqfs_traverse_next(&walk, &error)) {
        if (walk.dir_end)
            continue;
        const auto path = folder + '/' + walk.path;
        sqfs_inode inode{};
        if (sqfs_inode_get(&image, &inode, sqfs_dentry_inode(&walk.entry)) != SQFS_OK)
            fail(file + " is damaged");
        const auto mode = static_cast<mode_t>(inode.base.mode & 07777);
        if (S_ISDIR(inode.base.mode)) {
            mkdir(path.c_str(), mode | S_IRWXU);
        } else if (S_ISLNK(inode.base.mode)) {
            std::array<char, PATH_MAX> target{};
            std::size_t size = target.size();
            unlink(path.c_str());
            if (sqfs_readlink(&image, &inode, target.data(), &size) != SQFS_OK ||
                symlink(target.data(), path.c_str()) != 0)
                fail("cannot write " + path);
        } else if (S_ISREG(inode.base.mode)) {
            writeFile(image, inode, path, mode);
        }
    }
    if (error != SQFS_OK)
        fail(file + " is damaged");
    sqfs_traverse_close(&walk);
    sqfs_destroy(&image);
}

// --- Files by FUSE -------------------------------------------------------------------------------------------------

fuse_lowlevel_ops operations() {
    fuse_lowlevel_ops table{};
    table.getattr = sqfs_ll_op_getattr;
    table.opendir = sqfs_ll_op_opendir;
    table.releasedir = sqfs_ll_op_releasedir;
    table.readdir = sqfs_ll_op_readdir;
    table.lookup = sqfs_ll_op_lookup;
    table.open = sqfs_ll_op_open;
    table.create = sqfs_ll_op_create;
    table.release = sqfs_ll_op_release;
    table.read = sqfs_ll_op_read;
    table.readlink = sqfs_ll_op_readlink;
    table.listxattr = sqfs_ll_op_listxattr;
    table.getxattr = sqfs_ll_op_getxattr;
    table.forget = sqfs_ll_op_forget;
    table.statfs = stfs_ll_op_statfs;
    return table;
}

void unmount(const std::string& folder) {
    if (umount2(folder.c_str(), MNT_DETACH) == 0)
        return;
    if (const pid_t helper = fork(); helper == 0) {
        execlp("fusermount3", "fusermount3", "-u", "-z", folder.c_str(), nullptr);
        _exit(127);
    } else if (helper > 0) {
        waitpid(helper, nullptr, 0);
    }
}

/// Answers for the files until nobody has the other end of `alive` open any more. `ready` is told of success.
void serveFiles(const std::string& file, std::size_t offset, const std::string& folder, int ready, int alive) {
    setsid();
    std::string options = "-oro,nodev,nosuid";
    std::array<char*, 2> arguments{const_cast<char*>("AppImage"), options.data()};
    fuse_args args = FUSE_ARGS_INIT(static_cast<int>(arguments.size()), arguments.data());
    auto table = operations();
    sqfs_ll* image = sqfs_ll_open(file.c_str(), offset);
    sqfs_ll_chan channel{};
    if (image == nullptr || sqfs_ll_mount(&channel, folder.c_str(), &args, &table, sizeof table, image) != SQFS_OK)
        _exit(1);
    const bool isTold = write(ready, "+", 1) == 1;
    close(ready);
    std::thread([&] {
        char byte = 0;
        while (read(alive, &byte, 1) > 0 || errno == EINTR)
            errno = 0;
        unmount(folder); // ends the loop
    }).detach();
    if (isTold)
        fuse_session_loop(channel.session);
    rmdir(folder.c_str());
    _exit(0);
}

/// False if there is no FUSE. Otherwise the files are there for as long as this process, or the one it becomes, runs.
bool mountFiles(const std::string& file, std::size_t offset, const std::string& folder) {
    std::array<int, 2> ready{};
    std::array<int, 2> alive{};
    if (access("/dev/fuse", R_OK | W_OK) != 0 || pipe2(ready.data(), O_CLOEXEC) != 0 || pipe(alive.data()) != 0)
        return false;
    const pid_t server = fork();
    if (server < 0)
        return false;
    if (server == 0) {
        close(ready[0]);
        close(alive[1]);
        const int quiet = open("/dev/null", O_RDWR | O_CLOEXEC);
        dup2(quiet, STDIN_FILENO); // whoever reads what the program prints must not wait for this process
        dup2(quiet, STDOUT_FILENO);
        dup2(quiet, STDERR_FILENO);
        if (fork() == 0) // nobody has to wait for the end of a grandchild
            serveFiles(file, offset, folder, ready[1], alive[0]);
        _exit(0);
    }
    waitpid(server, nullptr, 0);
    close(ready[1]);
    close(alive[0]); // alive[1] stays open
    char byte = 0;
    const bool isThere = read(ready[0], &byte, 1) == 1;
    close(ready[0]);
    if (!isThere)
        close(alive[1]);
    return isThere;
}

// --- Starting ------------------------------------------------------------------------------------------------------

std::string temporaryFolder() {
    const char* parent = std::getenv("TMPDIR");
    std::string name = std::string(parent != nullptr && *parent != '\0' ? parent : "/tmp") + "/.mount_navsmXXXXXX";
    if (mkdtemp(name.data()) == nullptr)
        fail("cannot make a folder " + name);
    return name;
}

[[noreturn]] void start(const std::string& folder, char** argv) {
    setenv("APPDIR", folder.c_str(), 1);
    const auto program = folder + "/AppRun";
    execv(program.c_str(), argv);
    fail("cannot start " + program);
}

volatile sig_atomic_t child = 0;
void passOn(int signal) {
    if (child > 0)
        kill(child, signal);
}

int startAndRemove(const std::string& folder, char** argv) {
    const pid_t process = fork();
    if (process < 0)
        fail("cannot start a process");
    if (process == 0)
        start(folder, argv);
    child = process;
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        std::signal(signal, passOn);
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

} // namespace

int main(int argc, char** argv) {
    std::array<char, PATH_MAX> self{};
    const auto length = readlink("/proc/self/exe", self.data(), self.size() - 1);
    const std::string file = length > 0 ? std::string(self.data(), static_cast<std::size_t>(length)) : argv[0];
    const auto offset = sizeOfProgram(file);
    std::string option = argc > 1 ? argv[1] : "";
    constexpr std::string_view prefix = "--appimage-";
    if (!option.starts_with(prefix))
        option.clear();

    if (option == "--appimage-offset") {
        std::printf("%zu\n", offset);
        return 0;
    }
    if (option == "--appimage-extract") {
        unpack(file, offset, "squashfs-root");
        return 0;
    }
    const char* always = std::getenv("APPIMAGE_EXTRACT_AND_RUN");
    const bool isUnpacked = option == "--appimage-extract-and-run" || (always != nullptr && *always != '\0');
    if (option == "--appimage-extract-and-run") {
        argv[1] = argv[0];
        ++argv;
    } else if (!option.empty()) {
        std::fprintf(stderr,
                     "AppImage: unknown option %s\n"
                     "  --appimage-extract          unpack into the folder squashfs-root\n"
                     "  --appimage-extract-and-run  run from a temporary folder, without FUSE\n"
                     "  --appimage-offset           print where the squashfs image begins\n",
                     option.c_str());
        return 127;
    }
    setenv("APPIMAGE", file.c_str(), 1);
    setenv("ARGV0", argv[0], 1);
    const auto folder = temporaryFolder();
    if (!isUnpacked && mountFiles(file, offset, folder))
        start(folder, argv);
    unpack(file, offset, folder);
    return startAndRemove(folder, argv);
}
