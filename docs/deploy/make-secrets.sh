#!/bin/sh
# Writes the secrets of compose.yaml into .secrets, each once: sh docs/deploy/make-secrets.sh
# Containers read them as other users, so the files are readable, and only the folder's owner can enter the folder.
set -eu
umask 022
mkdir -p .secrets && chmod 700 .secrets
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
write() { [ -e ".secrets/$1" ] || printf '%s\n' "$2" > ".secrets/$1"; }
write database-password "$(random)"
write database-url "postgres://portal:$(cat .secrets/database-password)@database:5432/portal"
write secret-keys "$(random)"
write operator-token "$(random)"
write s3-key-id portal
write s3-secret "$(random)"
write s3-identities "{\"identities\": [{\"name\": \"portal\", \"credentials\": [{\"accessKey\": \"$(cat .secrets/s3-key-id)\", \"secretKey\": \"$(cat .secrets/s3-secret)\"}], \"actions\": [\"Admin\", \"Read\", \"Write\", \"List\"]}]}"
