#!/usr/bin/env bash
# Follows docs/ru/operations.md letter by letter in a bare Debian, in a container of systemd-nspawn; takes a quarter of an hour.
#   deploy/test-guide.sh FOLDER
# Needs root, debootstrap, systemd-container and git. Tests what is committed. GUIDE_SUITE=trixie takes Debian 13 instead
# of 12. The network is the machine's own, and its ports 80, 443, 3000 and 4000 must be free; what it needs beside comes
# in by GUIDE_MIRROR (of Debian) and GUIDE_CA_FILE (one more root certificate).
# Three blocks cannot be followed there, `<!-- guide: … -->` above them says which: a certificate of our own stands in for
# certbot's, the firewall is loaded into a network of its own, and what is restored from a backup was deleted here
# instead of on another machine.
set -euo pipefail

work=${1:?a folder for the container}
suite=${GUIDE_SUITE:-bookworm}
mirror=${GUIDE_MIRROR:-http://deb.debian.org/debian}
project=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$work"
base=$work/base-$suite
root=$work/root

[ -f "$base/.complete" ] || {
  rm -rf "$base"
  debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates "$suite" "$base" "$mirror"
  touch "$base/.complete"
}
rm -rf "$root"
cp -a "$base" "$root"
git -C "$project" archive --format=tar.gz HEAD > "$root/root/pregolya.tar.gz"
printf '127.0.0.1 localhost company.example www.company.example panel.company.example\n' > "$root/etc/hosts"
# Whoever installs a package reads letters on a terminal of his own.
echo 'LANG=C.UTF-8' > "$root/etc/default/locale"
if [ -n "${GUIDE_CA_FILE:-}" ]; then cp "$GUIDE_CA_FILE" "$root/usr/local/share/ca-certificates/machine.crt"; fi

# Every ```sh block with the heading it stands under and the marker above it.
awk '
  /^#+ / { heading = $0; gsub(/^#+ /, "", heading) }
  /^<!-- guide: / { marker = $3 }
  /^```sh$/ { inside = 1; count++; printf "step %s <<\x27BLOCK\x27\n", "\"" count "\" \"" marker "\" \"" heading "\""; next }
  /^```$/ && inside { inside = 0; marker = ""; print "BLOCK"; next }
  inside { print }
' "$project/docs/ru/operations.md" > "$root/root/steps"
cp "$project/deploy/guide-steps.sh" "$root/root/guide-steps.sh"
cat > "$root/etc/systemd/system/guide.service" <<'UNIT'
[Unit]
After=multi-user.target
[Service]
Type=oneshot
Environment=HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive
WorkingDirectory=/root
ExecStart=/bin/bash /root/guide-steps.sh
ExecStopPost=/bin/systemctl poweroff --no-block
StandardOutput=append:/root/guide.log
StandardError=append:/root/guide.log
TimeoutStartSec=1h
[Install]
WantedBy=default.target
UNIT
ln -s /etc/systemd/system/guide.service "$root/etc/systemd/system/multi-user.target.wants/guide.service"

# Debian 13 does not start under control groups of the first version.
export SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1
systemd-nspawn --quiet --boot --register=no --keep-unit --resolv-conf=copy-host --console=pipe --directory="$root" > "$work/console.log" 2>&1 &
container=$!
trap 'kill $container 2>/dev/null || true' EXIT
tail --pid=$container --retry -n +1 -F "$root/root/guide.log" 2>/dev/null || true
wait $container || true
grep -q '^GUIDE FOLLOWED$' "$root/root/guide.log"
