import { expect, it } from 'vitest';
import { deviceWords } from './device.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0';

it.each([
  [`${WINDOWS} Safari/537.36`, 'Chrome на Windows'],
  [`${WINDOWS} Safari/537.36 Edg/140.0.0.0`, 'Edge на Windows'],
  [`${WINDOWS} YaBrowser/25.8.0.0 Safari/537.36`, 'Яндекс Браузер на Windows'],
  [`${WINDOWS} Safari/537.36 OPR/120.0.0.0`, 'Opera на Windows'],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome на Android'],
  [`${ANDROID} Chrome/138.0.0.0 YaBrowser/25.8.1.100.00 SA/3 Mobile Safari/537.36`, 'Яндекс Браузер на Android'],
  [`${ANDROID} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'Samsung Internet на Android'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 'Firefox на Android'],
  [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari на iPhone'],
  [`${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome на iPhone'],
  [`${IPHONE} Version/18.0 YaBrowser/25.8.0.0 Mobile/15E148 Safari/604.1`, 'Яндекс Браузер на iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`, 'Safari на iPad'],
  [`${MAC} ${SAFARI} Safari/605.1.15`, 'Safari на Mac'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox на Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox на Linux'],
  ['curl/8.5.0', 'устройство не определено'],
  ['', 'устройство не определено'],
  [null, 'устройство не определено'],
])('%s is shown as «%s»', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
