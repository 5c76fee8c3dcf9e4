#!/bin/sh
# Makes the base images of the Dockerfile from Debian's packages and npm's Node, for machines without an image registry.
# Needs root, mmdebstrap, a finished npm ci, and Docker or another tool in CONTAINER_TOOL. Then run
#   npx node tools/try-image.ts --node localhost/letfair-node --base localhost/letfair-base
set -eu
cd "$(dirname "$0")/.."
tool=${CONTAINER_TOOL:-docker}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Like Debian's slim image, without manuals, translations and documentation.
mmdebstrap --variant=minbase \
  --dpkgopt='path-exclude=/usr/share/man/*' \
  --dpkgopt='path-exclude=/usr/share/locale/*' \
  --dpkgopt='path-exclude=/usr/share/doc/*' \
  bookworm "$work/base.tar"
"$tool" import "$work/base.tar" localhost/letfair-base
rm "$work/base.tar"

mkdir -p "$work/usr/local/bin" "$work/usr/local/lib/node_modules"
cp "$(readlink -f node_modules/.bin/node)" "$work/usr/local/bin/node"
cp -r "$(npm root --global)/npm" "$work/usr/local/lib/node_modules/npm"
for name in npm npx; do
  ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$work/usr/local/bin/$name"
done
tar -C "$work" -cf "$work/node.tar" usr
cat > "$work/Dockerfile" <<'DOCKERFILE'
FROM localhost/letfair-base
ADD node.tar /
DOCKERFILE
"$tool" build --tag localhost/letfair-node "$work"
