#!/usr/bin/env bash
# bare_debian.sh PACKAGES FOLDER: installs the packages of a folder in a new Debian 12 without anything else, starts both programs
# there, builds a program with the library, uses the module for Python, removes all again, and compares the files before
# and after. Works in FOLDER, which must not exist; keeps only FOLDER.png, what the editor drew. Needs root, for chroot, and the
# package sources that apt has.
set -euo pipefail
sources=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../../.." && pwd -P)
packages=$(cd -- "$1" && pwd -P)
names=(navsmith libnavsmith-dev python3-navsmith)
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

step "installing what the packages depend on, a compiler, a virtual display and the databases of desktops"
debs=()
for name in "${names[@]}"; do
  cp -- "$packages/$name"_*.deb "$folder/$name.deb"
  debs+=("/$name.deb")
  apt satisfy "$(dpkg-deb -f "$folder/$name.deb" Depends | sed -E 's/(^|, )navsmith [^,]*//')"
done
apt install xvfb xauth libgl1-mesa-dri shared-mime-info desktop-file-utils hicolor-icon-theme cmake make g++
cp -R -- "$sources/docs/examples/library" "$folder/example"
before=$(files)

step "installing the packages"
inside dpkg --install "${debs[@]}" >>"$folder.log" 2>&1 || fail "the dependencies do not suffice, see $folder.log"
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

step "building the example of the library"
samples=/usr/share/navsmith/samples
inside sh -c 'cmake -S /example -B /var/tmp/example && cmake --build /var/tmp/example' >>"$folder.log" 2>&1 ||
  fail "the example does not compile, see $folder.log"
inside /var/tmp/example/widen $samples/town /var/tmp/changed | grep -F '4 files saved' || fail "the example does not work"

step "using the module for Python"
inside env PYTHONDONTWRITEBYTECODE=1 python3 -c "
import navsmith
with navsmith.Session(read_only=True) as session:
    town, = session.open('$samples/town')
    print(town, town.column('node', 'position').shape)
    assert len(town.find('node: width > 0')) > 0" || fail "the module for Python does not work"

step "removing the packages"
inside dpkg --purge "${names[@]}" >>"$folder.log" 2>&1
difference=$(diff <(printf '%s\n' "$before") <(files)) || fail "left behind or missing:
$difference"
step "installed, started and removed without traces; the picture is $folder.png"
