#!/usr/bin/env bash
# Версии программы лежат рядом: /opt/pregolya/ВЕРСИЯ, работает та, на которую указывает ссылка current.
#   version.sh build ВЕРСИЯ    поставить зависимости и собрать; работающей версии не касается
#   version.sh switch ВЕРСИЯ   проверить, переключить и дождаться ответа; не ответила — вернуть прежнюю
#   version.sh list            какие версии есть и какая работает
# Назад — тем же switch. Запускают от root.
set -euo pipefail

root=${PREGOLYA_ROOT:-/opt/pregolya}
environment=${PREGOLYA_ENV:-/etc/pregolya/pregolya.env}
user=${PREGOLYA_USER:-pregolya}
wait_seconds=${PREGOLYA_WAIT_SECONDS:-90}

fail() { echo "$1" >&2; exit 1; }

folder_of() {
  [[ ${1:-} =~ ^[A-Za-z0-9._-]+$ && $1 != current ]] || fail "Назовите версию: имя папки в $root."
  [ -f "$root/$1/package-lock.json" ] || fail "В $root/$1 нет программы: распакуйте её туда."
  echo "$root/$1"
}

# Npm пропускает пакеты, которым Node из Debian стар, поэтому запускает её тот Node, на котором всё и работает.
node_for() {
  local wanted; wanted=$(sed -n 's/^ *"node": "\([0-9.]*\)",*$/\1/p' "$1/package.json")
  local home=$root/.node-$wanted
  [ -x "$home/node_modules/node/bin/node" ] ||
    npm install --prefix "$home" --no-audit --no-fund --loglevel=error "node@$wanted" >&2
  echo "$home/node_modules/node/bin"
}

install_packages() {
  # По этим отметкам команды npm run узнают, что ставить ничего не надо.
  (cd "$1" && NODE_OPTIONS=--no-deprecation npm ci --no-audit --no-fund --loglevel=error &&
    printf %s "$(sha256sum package-lock.json | cut -d' ' -f1)" |
    tee node_modules/.installed-lock node_modules/.installed-panel-lock > /dev/null)
}

build() {
  local folder; folder=$(folder_of "${1:-}")
  PATH=$(node_for "$folder"):$PATH
  install_packages "$folder"
  (cd "$folder" && npm run --silent build && PATH=$folder/node_modules/.bin:$PATH node scripts/build-panel.ts)
  echo "Собрана: $folder"
}

# Теми же глазами, какими её увидит служба: от её имени и с её переменными.
check() {
  # О файле, который нельзя прочесть, Node говорит, что его нет.
  runuser -u "$user" -- test -r "$environment" || {
    echo "✗ Файла $environment нет, или служба не может его прочесть: chown $user $environment" >&2
    return 1
  }
  runuser -u "$user" -- env -C "$1" NODE_ENV=production \
    "$1/node_modules/node/bin/node" --env-file="$environment" --disable-warning=ExperimentalWarning server/main.ts --check
}

point_at() {
  ln -sfn "$1" "$root/current.next"
  mv -T "$root/current.next" "$root/current"
}

restart() {
  systemctl restart pregolya.service
  if systemctl is-active --quiet pregolya-panel.socket; then systemctl restart pregolya-panel.service; fi
}

setting() { sed -n "s/^$1=//p" "$environment" | tail -1; }

answers() {
  local host port; host=$(setting HOST); port=$(setting PORT)
  for _ in $(seq "$wait_seconds"); do
    # 503 значит, что заявки не сохраняются или показывать нечего.
    if curl --silent --fail --max-time 5 "http://${host:-127.0.0.1}:${port:-3000}/healthz" > /dev/null &&
      systemctl is-active --quiet pregolya.service; then return 0; fi
    sleep 1
  done
  return 1
}

switch() {
  local name=$1 folder before
  folder=$(folder_of "$name")
  before=$(readlink "$root/current" || true)
  [ -f "$folder/dist/client/manifest.json" ] || fail "Версия не собрана: $0 build $name"
  check "$folder" || fail "Осталась прежняя версия: ${before:-никакой}."
  point_at "$name"
  restart
  if answers; then echo "Работает $name. Прежняя: ${before:-не было}."; return; fi
  if [ -n "$before" ]; then
    point_at "$before"
    restart
  fi
  fail "$name не ответила за $wait_seconds с, возвращена прежняя: ${before:-не было}. Почему: journalctl -u pregolya -n 50"
}

list() {
  local current; current=$(readlink "$root/current" || true)
  for folder in "$root"/*/; do
    local name; name=$(basename "$folder")
    [ "$name" = current ] || [ ! -f "$folder/package-lock.json" ] && continue
    echo "$name$([ "$name" = "$current" ] && echo '  ← работает')"
  done
}

case ${1:-} in
  build) build "${2:-}" ;;
  switch) switch "${2:-}" ;;
  list) list ;;
  *) sed -n '2,6s/^# *//p' "$0"; exit 2 ;;
esac
