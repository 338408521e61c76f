#!/usr/bin/env bash
# bare_debian.sh DEB FOLDER: installs the package in a new Debian 12 without anything else, starts both programs there,
# removes it again, and compares the files before and after. Works in FOLDER, which must not exist; keeps only
# FOLDER.png, what the editor drew. Needs root, for chroot, and the package sources that apt has.
set -euo pipefail
deb=$(readlink -f -- "$1")
folder=$(readlink -m -- "$2")
release=bookworm

fail() {
  printf 'bare_debian: %s\n' "$*" >&2
  exit 1
}
step() { printf 'bare_debian: %s\n' "$*" >&2; }

remove() {
  ! mountpoint -q "$folder/proc" || umount "$folder/proc"
  rm -rf --one-file-system -- "$folder"
}

inside() { chroot "$folder" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/nonexistent \
  DEBIAN_FRONTEND=noninteractive "$@"; }
apt() { inside apt-get -q -y -o APT::Install-Recommends=0 -o APT::Sandbox::User=root "$@" </dev/null >>"$folder.log" 2>&1 ||
  fail "apt-get $1 failed, see $folder.log"; }

# Files of the system that packages install or make; others change with each use of apt and dpkg.
files() {
  (cd "$folder" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./tmp -o -path ./run -o \
    -path ./var/tmp -o -path ./var/cache -o -path ./var/log -o -path ./var/lib/apt -o -path './var/lib/dpkg/*' \) -prune -o -print | sort)
  inside dpkg-query -W -f 'package ${Package} ${db:Status-Status}\n'
}

[[ ! -e $folder ]] || fail "$folder exists"
trap remove EXIT
mkdir -p "$folder"
: >"$folder.log"

site=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' "Codename: $release" 'Component: main' | head -n 1)
[[ -n $site ]] || fail "apt has no source of $release"
step "making a bare $release"
debootstrap --variant=minbase "$release" "$folder" "$site" >>"$folder.log" 2>&1 || fail "debootstrap failed, see $folder.log"
mountpoint -q "$folder/proc" || mount -t proc proc "$folder/proc"

step "installing what the package depends on, a virtual display and the databases of desktops"
cp -- "$deb" "$folder/navsmith.deb"
apt satisfy "$(dpkg-deb -f "$deb" Depends)"
apt install xvfb xauth libgl1-mesa-dri shared-mime-info desktop-file-utils hicolor-icon-theme
before=$(files)

step "installing the package"
inside dpkg --install /navsmith.deb >>"$folder.log" 2>&1 || fail "the dependencies do not suffice, see $folder.log"
inside navsmith-cli --version
inside navsmith --version
inside navsmith --help >/dev/null
inside navsmith-cli check /usr/share/navsmith/samples/outpost/outpost.nav
for file in /usr/bin/navsmith /usr/bin/navsmith-cli /usr/lib/*/qt6/plugins/{platforms/libqxcb,renderers/libopenglrenderer}.so; do
  # The pattern is of this system, whose folders are named alike.
  inside ldd "$file" | grep 'not found' && fail "$file misses libraries"
done
grep -q 'application/x-source-navigation-mesh:\*.nav' "$folder/usr/share/mime/globs2" || fail "the MIME types are not known"
grep -q 'application/x-gta-sa-paths=org.navsmith' "$folder/usr/share/applications/mimeinfo.cache" ||
  fail "no file opens with Navsmith"

step "drawing the sample"
home=/var/tmp/home
inside mkdir -m 700 $home
inside env HOME=$home XDG_CACHE_HOME=$home XDG_RUNTIME_DIR=$home LIBGL_ALWAYS_SOFTWARE=1 \
  xvfb-run -a -s '-screen 0 1920x1080x24' navsmith --screenshot $home/picture.png
cp -- "$folder$home/picture.png" "$folder.png"

step "removing the package"
inside dpkg --purge navsmith >>"$folder.log" 2>&1
difference=$(diff <(printf '%s\n' "$before") <(files)) || fail "left behind or missing:
$difference"
step "installed, started and removed without traces; the picture is $folder.png"
