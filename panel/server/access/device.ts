import Bowser from 'bowser';

const SYSTEMS: Readonly<Record<string, string>> = { macOS: 'Mac', iOS: 'iPhone', 'Chrome OS': 'Chromebook' };

/** «Chrome на Windows»: as much as a person needs to know their own device again. */
export function deviceWords(userAgent: string | null): string {
  if (userAgent === null || userAgent === '') return 'неизвестное устройство';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system = platform.model === 'iPad' ? 'iPad' : (SYSTEMS[os.name ?? ''] ?? os.name);
  if (!browser.name) return system ?? 'неизвестное устройство';
  return system ? `${browser.name} на ${system}` : browser.name;
}
