const SOURCES: readonly (readonly [name: string, hosts: RegExp])[] = [
  ['Яндекс Недвижимость', /^realty\.(yandex|ya)\./],
  ['Яндекс Карты', /^maps\.(yandex|ya)\./],
  ['Дзен', /(^|\.)(dzen\.ru|zen\.yandex\.\w+)$/],
  ['Яндекс', /(^|\.)(yandex\.[a-z]{2,3}(\.[a-z]{2})?|ya\.ru)$/],
  ['Гугл', /(^|\.)google(\.[a-z]{2,3}){1,2}$/],
  ['Mail.ru', /(^|\.)mail\.ru$/],
  ['Рамблер', /(^|\.)rambler\.ru$/],
  ['Bing', /(^|\.)bing\.com$/],
  ['ДакДакГоу', /(^|\.)duckduckgo\.com$/],
  ['ВКонтакте', /(^|\.)(vk\.(com|ru|me)|vkvideo\.ru)$/],
  ['Одноклассники', /(^|\.)ok\.ru$/],
  ['Телеграм', /(^|\.)(t\.me|telegram\.(org|me)|org\.telegram\.messenger)$/],
  ['MAX', /(^|\.)max\.ru$/],
  ['Авито', /(^|\.)avito\.ru$/],
  ['Циан', /(^|\.)cian\.ru$/],
  ['Домклик', /(^|\.)domclick\.ru$/],
  ['2ГИС', /(^|\.)2gis\.(ru|com|kz)$/],
];

/** Returns the display name of a source: a host, a tagged campaign, or `direct`. */
export function sourceName(from: string): string {
  if (from === 'direct') return 'Прямые заходы';
  if (from.includes('/')) return from;
  const known = SOURCES.find(([, hosts]) => hosts.test(from));
  return known ? known[0] : from.replace(/^(www|m)\./, '');
}
