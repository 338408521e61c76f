#!/usr/bin/env bash
# Usage: tools/check-changes.sh BASE REPORT
# Looks at the files below meshes/ that differ from BASE, a branch or commit, and writes into the folder REPORT:
#   navsmith.sarif  what the rules find in the new files, for code scanning
#   comment.md      what has changed, element by element, for the pull request
#   pictures/       a map of each file, before and after
# The status is 1 if a file has errors, cannot be read, or has no line in CREDITS.md.
set -uo pipefail
[[ $# == 2 ]] || { sed -n '2,7s/^# //p' "$0" >&2; exit 2; }
report=$(realpath -m -- "$2")
cd -- "$(git -C "$(dirname -- "$0")" rev-parse --show-toplevel)" || exit 2
base=$(git merge-base "$1" HEAD) || exit 2
most_lines=60      # of one file in the comment
most_bytes=60000   # of the comment: hosts take no longer ones

status=0
before=$(mktemp -d)
trap 'rm -rf -- "$before"' EXIT
rm -rf -- "$report/pictures"
mkdir -p -- "$report/pictures" || exit 2
comment=$report/comment.md
: > "$comment"

picture() { # FILE NAME
  navsmith-cli export --no-map --size 1600 -o "$report/pictures/$2.png" "$1" > /dev/null
}

present=()
mapfile -d '' -t changed < <(git diff --name-only --no-renames -z "$base" -- meshes ':!*/.*'
                             git ls-files -z --others --exclude-standard -- meshes ':!*/.*')
for file in "${changed[@]}"; do
  name=${file#meshes/}
  name=${name//\//-}
  printf '### `%s`\n\n' "$file" >> "$comment"
  mkdir -p -- "$before/$(dirname -- "$file")"
  has_old=false
  if git cat-file -e "$base:$file" 2> /dev/null; then
    git cat-file blob "$base:$file" > "$before/$file"
    has_old=true
    picture "$before/$file" "$name.before"
  fi
  if [[ ! -e $file ]]; then
    printf 'Removed.\n\n' >> "$comment"
    continue
  fi
  present+=("$file")
  picture "$file" "$name.after"
  if ! grep -qF -- "$file" CREDITS.md; then
    printf '**No line in CREDITS.md names it.**\n\n' >> "$comment"
    status=1
  fi
  if $has_old; then
    changes=$(navsmith-cli diff --path "$file" "$before/$file" "$file" 2>&1)
  else
    changes=$(navsmith-cli info "$file" 2>&1)
  fi
  {
    printf '```diff\n%s\n```\n' "$(head -n "$most_lines" <<< "$changes")"
    more=$(($(wc -l <<< "$changes") - most_lines))
    ((more <= 0)) || printf '%d more lines.\n' "$more"
    printf '\n'
  } >> "$comment"
done
((${#changed[@]} > 0)) || printf 'No mesh has changed.\n' >> "$comment"
if (($(wc -c < "$comment") > most_bytes)); then
  head -c "$most_bytes" "$comment" > "$comment.short"
  printf '\n```\n\nThe rest is left out.\n' >> "$comment.short"
  mv -- "$comment.short" "$comment"
fi

rm -f -- "$report/navsmith.sarif"
if ((${#present[@]} > 0)); then
  navsmith-cli check --no-map --form sarif "${present[@]}" > "$report/navsmith.sarif"
  found=$?
  # 3: warnings only
  ((found == 0 || found == 3)) || status=1
fi
exit "$status"
