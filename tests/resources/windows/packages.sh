#!/usr/bin/env bash
# packages.sh ZIP SETUP FOLDER: in new installations of wine, starts the editor from the unpacked archive, edits and saves
# a sample with it; installs, starts and uninstalls the program, and looks at what is left. Works in FOLDER, which must not
# exist; pictures of the windows stay there. Needs a display with a window manager: starts its own.
set -euo pipefail
zip=$(readlink -f -- "$1")
setup=$(readlink -f -- "$2")
folder=$(readlink -m -- "$3")

if [[ -z ${NAVSMITH_PACKAGES_DISPLAY:-} ]]; then
  exec env NAVSMITH_PACKAGES_DISPLAY=1 LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s '-screen 0 1600x1000x24' "$0" "$@"
fi

fail() {
  printf 'packages: %s\n' "$*" >&2
  exit 1
}
step() { printf 'packages: %s\n' "$*" >&2; }

[[ ! -e $folder ]] || fail "$folder exists"
mkdir -p "$folder"
export WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe=' # no entries in the menu of this desktop
unset QT_QPA_PLATFORM QT_PLUGIN_PATH QT_STYLE_OVERRIDE # of this desktop
openbox >/dev/null 2>&1 &
trap 'wineserver -k || true; kill %1 || true' EXIT

# Every prefix is new, so nothing of the build's own folders is found by chance.
new_prefix() {
  export WINEPREFIX="$folder/$1"
  wine wineboot --init >/dev/null 2>&1 || fail "wine does not start"
  wineserver -w
}
windows_path() { printf 'Z:%s' "${1//\//\\}"; }
picture() { import -window root "$folder/$1.png"; }

# draws PROGRAM NAME: the editor draws its sample, in more than a few colours.
draws() {
  timeout 120 wine "$1" --screenshot "$(windows_path "$folder/$2.png")" --size 800x600 >"$folder/$2.log" 2>&1 ||
    fail "$1 --screenshot failed: $(cat "$folder/$2.log")"
  local colours
  colours=$(identify -format '%k' "$folder/$2.png")
  ((colours > 100)) || fail "$2.png has only $colours colours"
}

window() {
  local id
  for _ in {1..60}; do
    id=$(xdotool search --onlyvisible --name 'Navsmith$' 2>/dev/null | head -n 1) || true
    [[ -z $id ]] || {
      printf '%s' "$id"
      return 0
    }
    sleep 1
  done
  return 1
}

# changed FILE SUM: waits until the file differs.
changed() {
  for _ in {1..60}; do
    [[ $(sha256sum <"$1") == "$2" ]] || return 0
    sleep 1
  done
  return 1
}

step "the archive"
new_prefix portable
unzip -q "$zip" -d "$folder/unpacked"
unpacked=$(echo "$folder"/unpacked/*)
wine "$unpacked/navsmith-cli.exe" --version | grep -q "[0-9]" || fail "navsmith-cli.exe does not start"
wine "$unpacked/navsmith-cli.exe" check "$(windows_path "$unpacked/share/navsmith/samples/outpost/outpost.nav")" >/dev/null ||
  fail "navsmith-cli.exe cannot check a sample"
timeout 60 wine "$unpacked/navsmith.exe" --version | grep -q "[0-9]" || fail "navsmith.exe does not print its version"
timeout 60 wine "$unpacked/navsmith.exe" --help | grep -q -- --screenshot || fail "navsmith.exe does not print its help"
draws "$unpacked/navsmith.exe" drawn

step "editing and saving"
town="$WINEPREFIX/drive_c/town"
cp -r "$unpacked/share/navsmith/samples/town" "$town"
before=$(sha256sum <"$town/NODES27.DAT")
wine "$unpacked/navsmith.exe" 'C:\town' >"$folder/window.log" 2>&1 &
editor=$!
id=$(window) || fail "the editor shows no window: $(cat "$folder/window.log")"
sleep 10
xdotool windowactivate --sync "$id"
sleep 1
picture opened
xdotool key ctrl+a
sleep 1
xdotool key Delete
sleep 3
picture edited
xdotool key ctrl+s
changed "$town/NODES27.DAT" "$before" || {
  picture not-saved
  fail "the edit was not saved, see not-saved.png"
}
sleep 2
picture saved
[[ -d $town/.navsmith-backup ]] || fail "saving kept no backup"
xdotool key ctrl+q
for _ in {1..30}; do
  kill -0 "$editor" 2>/dev/null || break
  sleep 1
done
! kill -0 "$editor" 2>/dev/null || fail "the editor does not close"
wait "$editor" || fail "the editor ended with status $?"
wineserver -k || true
wineserver -w

# installs FOLDER NAME ARGUMENT...: installs, starts, uninstalls; nothing of it may be left in files and registry.
installs() {
  local there=$1 name=$2 before
  shift 2
  new_prefix "$name"
  traces() {
    (cd "$WINEPREFIX/drive_c" && find . -iname '*navsmith*' -not -ipath '*/AppData/*/navsmith*' | sort)
    grep -i 'navsmith' "$WINEPREFIX"/*.reg || true
  }
  [[ -z $(traces) ]] || fail "the new prefix is not new"
  wine "$setup" "$@" || fail "the installer failed"
  wineserver -w
  there="$WINEPREFIX/drive_c/$there"
  [[ -f $there/navsmith.exe && -f $there/uninstall.exe ]] || fail "nothing was installed in $there"
  find "$WINEPREFIX/drive_c" -name Navsmith.lnk | grep -q . || fail "no entry in the start menu"
  grep -q '"Navsmith.nav"=""' "$WINEPREFIX"/*.reg || fail "the file types are not registered"
  ! grep -q '@="Navsmith.nav"' "$WINEPREFIX"/*.reg || fail "the installer took over .nav without being asked"
  draws "$there/navsmith.exe" "$name-drawn"
  touch "$there/own.txt" # a file of the user stays
  wine "$there/uninstall.exe" "$@" || fail "the uninstaller failed"
  for _ in {1..30}; do
    [[ -e $there/navsmith.exe || -e $there/uninstall.exe ]] || break
    sleep 1
  done
  wineserver -w
  [[ $(ls "$there") == own.txt ]] || fail "left in $there: $(ls "$there")"
  rm -r "$there"
  [[ -z $(traces) ]] || fail "left behind: $(traces)"
}
step "the installer, for all users"
installs "Program Files/Navsmith" all-users /S
step "the installer, for one user"
installs "users/$(id -un)/AppData/Local/Programs/Navsmith" one-user /S /CurrentUser
step "both packages work; the pictures are in $folder"
