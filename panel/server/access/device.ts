import Bowser from 'bowser';

const UNKNOWN = 'устройство не определено';
const BROWSERS: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Yandex Browser': 'Яндекс Браузер',
};
const SYSTEMS: Readonly<Record<string, string>> = { macOS: 'Mac', iOS: 'iPhone', 'Chrome OS': 'Chromebook' };

/** Returns the browser and system, «Chrome на Windows», by which a person recognizes a device. */
export function deviceWords(userAgent: string | null): string {
  if (userAgent === null || userAgent === '') return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system = platform.model === 'iPad' ? 'iPad' : (SYSTEMS[os.name ?? ''] ?? os.name);
  if (!browser.name) return system ?? UNKNOWN;
  const name = BROWSERS[browser.name] ?? browser.name;
  return system ? `${name} на ${system}` : name;
}
