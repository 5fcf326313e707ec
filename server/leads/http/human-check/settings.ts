import { z } from 'zod';
import type { Given } from '../../contract/variables.ts';
import { readGroup, variable } from '../../contract/variables.ts';

export type SmartCaptchaSettings = {
  /** Public; stands in the page. */
  readonly clientKey: string;
  readonly serverKey: string;
  /** Where the script comes from and tokens are checked. */
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

/** `null`: suspects are asked nothing. */
export function readSmartCaptchaSettings(given: Given, report: (line: string) => void): SmartCaptchaSettings | null {
  return readGroup('Капча', FIELDS, given, report);
}
