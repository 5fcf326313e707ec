import { expect, test } from 'vitest';
import { sourceName } from './source-name.ts';

test.each([
  ['direct', 'Прямые заходы'],
  ['yandex.ru', 'Яндекс'],
  ['ya.ru', 'Яндекс'],
  ['yandex.com.tr', 'Яндекс'],
  ['realty.yandex.ru', 'Яндекс Недвижимость'],
  ['maps.yandex.ru', 'Яндекс Карты'],
  ['dzen.ru', 'Дзен'],
  ['zen.yandex.ru', 'Дзен'],
  ['www.google.com', 'Гугл'],
  ['google.co.uk', 'Гугл'],
  ['go.mail.ru', 'Mail.ru'],
  ['away.vk.com', 'ВКонтакте'],
  ['t.me', 'Телеграм'],
  ['org.telegram.messenger', 'Телеграм'],
  ['www.avito.ru', 'Авито'],
  ['kaliningrad.cian.ru', 'Циан'],
])('%s is shown as %s', (from, name) => {
  expect(sourceName(from)).toBe(name);
});

test.each([
  ['www.klops.ru', 'klops.ru'],
  ['notyandex.ru', 'notyandex.ru'],
  ['google.evil-site.ru', 'google.evil-site.ru'],
  ['yandex/cpc', 'yandex/cpc'],
  ['ya.ru/listovka', 'ya.ru/listovka'],
])('%s stays %s because it is another site or a marked campaign', (from, name) => {
  expect(sourceName(from)).toBe(name);
});
