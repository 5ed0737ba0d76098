#!/bin/sh
# Lets nginx serve another build, without losing a request; to roll back, name the build before.
#   deploy/switch-nginx.sh /srv/site/2026-11-21
# The folder holds client/ and hosting/ of one build. Files of the build in use that pages already
# open still ask for are kept beside the new ones. A build's rules name that build's folder, so nginx
# changes pages and rules over in one step, when it reloads.
set -eu

build=$(realpath "${1:?expected the folder of a build}")
rules=${SITE_NGINX_RULES:-/etc/nginx/conf.d/site.conf}
nginx=${SITE_NGINX:-nginx}
current=$(dirname "$build")/current

for needed in client/index.html hosting/nginx-site.conf; do
  if [ ! -f "$build/$needed" ]; then
    echo "$build/$needed: expected a built site, found none." >&2
    exit 1
  fi
done

# Nothing of the new build is overwritten; a copy keeps its file's age, so that in the end it goes.
if [ -d "$current/client" ] && [ "$(realpath "$current")" != "$build" ]; then
  cd "$current/client"
  find assets gallery-media -type f -mtime -90 | while read -r file; do
    [ -e "$build/client/$file" ] && continue
    mkdir -p "$build/client/${file%/*}"
    cp -p "$file" "$build/client/$file"
  done
fi

before=$(mktemp)
[ ! -f "$rules" ] || cp "$rules" "$before"
sed "s#root /srv/site/client;#root $build/client;#" "$build/hosting/nginx-site.conf" >"$rules.next"
mv "$rules.next" "$rules"
if ! $nginx -t -q; then
  cp "$before" "$rules"
  echo "nginx refuses the new rules; nothing has changed." >&2
  exit 1
fi
$nginx -s reload
ln -sfn "$build" "$current"
rm "$before"
echo "nginx serves $build."
