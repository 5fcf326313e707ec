import { z } from 'zod';
import type { Given } from '../../contract/variables.ts';
import { readGroup, variable } from '../../contract/variables.ts';

export type SmartCaptchaSettings = {
  /** Public key, embedded in the page. */
  readonly clientKey: string;
  readonly serverKey: string;
  /** Origin of the widget script and of the validation API. */
  readonly origin: string;
};

const key = z.string().regex(/^[\w-]{8,200}$/);

const FIELDS = {
  clientKey: variable('SMARTCAPTCHA_CLIENT_KEY', key, 'ключ клиента капчи из Yandex Cloud'),
  serverKey: variable('SMARTCAPTCHA_SERVER_KEY', key, 'ключ сервера той же капчи', { secret: true }),
  origin: variable(
    'SMARTCAPTCHA_URL',
    z
      .url({ protocol: /^https?$/ })
      .default('https://smartcaptcha.cloud.yandex.ru')
      .transform((url) => new URL(url).origin),
    'адрес службы, например https://smartcaptcha.cloud.yandex.ru',
  ),
};

export function readSmartCaptchaSettings(given: Given, report: (line: string) => void): SmartCaptchaSettings | null {
  return readGroup('Капча', FIELDS, given, report);
}
