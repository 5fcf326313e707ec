import Bowser from 'bowser';

const SYSTEMS: Readonly<Record<string, string>> = { macOS: 'Mac', iOS: 'iPhone', 'Chrome OS': 'Chromebook' };

/** Returns the browser and system, «Chrome на Windows», by which a person recognizes a device. */
export function deviceWords(userAgent: string | null): string {
  if (userAgent === null || userAgent === '') return 'неизвестное устройство';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system = platform.model === 'iPad' ? 'iPad' : (SYSTEMS[os.name ?? ''] ?? os.name);
  if (!browser.name) return system ?? 'неизвестное устройство';
  return system ? `${browser.name} на ${system}` : browser.name;
}
