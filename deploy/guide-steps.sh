# Runs inside the container of test-guide.sh: the blocks of the guide in /root/steps, and looks at what came of them.
set -uo pipefail

if [ -f /usr/local/share/ca-certificates/machine.crt ]; then
  update-ca-certificates > /dev/null
  export NODE_EXTRA_CA_CERTS=/usr/local/share/ca-certificates/machine.crt
fi
begun=$SECONDS
fail() { echo "✗ $1"; journalctl --no-pager -n 40 -u pregolya -u pregolya-panel -u pregolya-backup; exit 1; }
run() { bash -euo pipefail -c "$1" || fail "the block above ended with $?"; }

own_certificate() {
  local folder=/etc/letsencrypt/live/company.example
  mkdir -p $folder
  openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=company.example \
    -addext subjectAltName=DNS:company.example,DNS:www.company.example,DNS:panel.company.example \
    -keyout $folder/privkey.pem -out $folder/fullchain.pem 2> /dev/null
  cp $folder/fullchain.pem /usr/local/share/ca-certificates/own.crt
  update-ca-certificates > /dev/null
  export NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
}

send_lead() {
  local version
  version=$(sed 's/.*"callback":\[{[^}]*"version":"\([^"]*\)".*/\1/' /var/lib/pregolya/current/consents.json)
  curl -sS --fail https://company.example/api/leads -H 'content-type: application/json' -H 'origin: https://company.example' \
    -d "{\"kind\":\"callback\",\"phone\":\"8 900 0000001\",\"consent\":true,\"consentVersion\":\"$version\",\"key\":\"$(cat /proc/sys/kernel/random/uuid)\"}" ||
    fail 'a lead was not taken'
  echo
}

# Straight to the port that systemd holds, through upgrade and back.
visit() {
  while [ ! -f /root/visits-over ]; do
    curl -s -o /dev/null --max-time 30 -w '%{http_code}\n' http://127.0.0.1:3000/
    sleep 0.05
  done > /root/visits
}

step() {
  local number=$1 marker=$2 heading=$3 block
  block=$(cat)
  echo "▸ $((SECONDS - begun)) s, block $number, «$heading»"
  echo "$block"
  case $heading in
    Обновить) visit & ;;
  esac
  case $marker in
    certificate) own_certificate ;;
    # Into a network of its own: the container may not touch the machine's.
    firewall) run 'unshare --map-root-user --net nft -f /opt/pregolya/1/deploy/nftables.conf' ;;
    advice) bash -c "$block" ;;
    restore)
      # From here on the guide stops the site.
      touch /root/visits-over
      wait
      systemctl stop pregolya.socket pregolya.service pregolya-panel.socket pregolya-panel.service
      find /var/lib/pregolya /srv/pregolya/content -mindepth 1 -delete
      rm /opt/pregolya/current
      run "$block"
      ;;
    *) run "$block" ;;
  esac
  case $number in
    "$looked_at") send_lead ;;
  esac
}

# The first lead comes once the site is open; later ones show that it still is.
looked_at=$(grep -n '^step ' /root/steps | grep '«\?9. Посмотреть' | head -1 | sed 's/.*step "\([0-9]*\)".*/\1/')
source /root/steps
refused=$(grep -vc '^200$' /root/visits)
echo "▸ $(wc -l < /root/visits) visits through upgrade and back, $refused of them not answered"
[ "$refused" = 0 ] || fail 'visits were refused'
send_lead
leads=$(pregolya leads list | grep -c '900')
[ "$leads" = 2 ] || fail "leads after the restore and one more: $leads instead of 2"
for name in pregolya pregolya-panel pregolya-backup pregolya-verify pregolya-reload; do
  exposed=$(systemd-analyze security --no-pager --threshold=20 $name.service) || fail "$name may do too much"
  tail -1 <<< "$exposed"
done
[ "$(curl -s -o /dev/null -w '%{http_code} %{redirect_url}' https://www.company.example/works)" = '301 https://company.example/works' ] ||
  fail 'www does not lead to the site'
[ "$(stat -c %U /srv/pregolya/content/company.yaml)" = pregolya ] || fail 'the panel cannot write what was restored'
# As the panel does with an archive of the content.
panel() { nsenter --target "$(systemctl show --property=MainPID --value pregolya-panel)" --mount setpriv --reuid pregolya --regid pregolya --clear-groups "$@"; }
panel mv /srv/pregolya/content /srv/pregolya/content-before && panel mv /srv/pregolya/content-before /srv/pregolya/content ||
  fail 'the panel cannot put the content aside'
panel ls /srv/pregolya/backup 2> /dev/null && fail 'the panel looks into the backups'
[ -z "$(systemctl --failed --no-legend)" ] || fail "$(systemctl --failed --no-legend)"
echo "▸ $((SECONDS - begun)) s"
echo 'GUIDE FOLLOWED'
