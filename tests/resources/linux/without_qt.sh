#!/usr/bin/env bash
# without_qt.sh APPIMAGE FOLDER: starts an AppImage in a new system of another release that has no Qt, only what every desktop
# has: OpenGL, X11 and fonts. Works in FOLDER, which must not exist; keeps only FOLDER.png, what the editor drew. Needs
# root, for chroot, and the package sources that apt has.
set -euo pipefail
image=$(readlink -f -- "$1")
folder=$(readlink -m -- "$2")
release=trixie # newer than the one for which everything is built

fail() {
  printf 'without_qt: %s\n' "$*" >&2
  exit 1
}
step() { printf 'without_qt: %s\n' "$*" >&2; }

remove() {
  ! mountpoint -q "$folder/proc" || umount "$folder/proc"
  rm -rf --one-file-system -- "$folder"
}

inside() { chroot "$folder" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/var/empty \
  DEBIAN_FRONTEND=noninteractive "$@"; }

[[ ! -e $folder ]] || fail "$folder exists"
trap remove EXIT
mkdir -p "$folder"
: >"$folder.log"

site=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Codename: bookworm' 'Component: main' | head -n 1)
[[ -n $site ]] || fail "apt has no source of packages"
step "making a bare $release"
debootstrap --variant=minbase "$release" "$folder" "$site" >>"$folder.log" 2>&1 || fail "debootstrap failed, see $folder.log"
mountpoint -q "$folder/proc" || mount -t proc proc "$folder/proc"

step "installing OpenGL, X11, fonts and a virtual display"
inside apt-get install -q -y -o APT::Install-Recommends=0 -o APT::Sandbox::User=root libgl1 libegl1 libopengl0 libgl1-mesa-dri \
  libx11-6 libx11-xcb1 fontconfig fonts-dejavu-core libharfbuzz0b xvfb xauth </dev/null >>"$folder.log" 2>&1 ||
  fail "apt-get failed, see $folder.log"
! inside dpkg-query -W -f '${Package}\n' | grep -i qt || fail "there is Qt"
install -m 755 -- "$image" "$folder/opt/Navsmith.AppImage"

# without /dev/fuse, as here: from a temporary folder, which it removes again
step "starting both programs"
program=/opt/Navsmith.AppImage
inside $program --version
inside $program cli --version
inside ln -s $program /usr/bin/navsmith-cli
inside navsmith-cli --version
[[ $(inside $program cli --nonsense >/dev/null 2>&1 || echo $?) == "$(inside navsmith-cli --nonsense >/dev/null 2>&1 || echo $?)" ]] ||
  fail "the exit status is lost"
inside sh -c "cd /opt && $program --appimage-extract"
while read -r file; do
  # What the system has is for the system to find; everything else has to lie beside.
  inside ldd "$file" | grep 'not found' && fail "$file misses libraries"
done < <(inside find /opt/squashfs-root/usr -name '*.so*' -o -path '*/bin/navsmith*' -type f)
inside /opt/squashfs-root/usr/bin/navsmith-cli check /opt/squashfs-root/usr/share/navsmith/samples/outpost/outpost.nav

step "drawing the sample"
home=/var/tmp/home
inside mkdir -m 700 $home
inside env HOME=$home XDG_CACHE_HOME=$home XDG_RUNTIME_DIR=$home LIBGL_ALWAYS_SOFTWARE=1 \
  xvfb-run -a -n 230 -s '-screen 0 1920x1080x24' $program --screenshot $home/picture.png
cp -- "$folder$home/picture.png" "$folder.png"
left=$(inside find /tmp -name '.mount_*')
[[ -z $left ]] || fail "left behind: $left"
step "started without Qt; the picture is $folder.png"
