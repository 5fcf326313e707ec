import { randomUUID } from 'node:crypto';
import type { ApiAnswer, ApiRequest } from '../../outgoing/api.fake.ts';
import { startApi } from '../../outgoing/api.fake.ts';
import type { SmartCaptchaSettings } from './settings.ts';

export const CAPTCHA_KEYS = { clientKey: 'ysc1_client', serverKey: 'ysc2_server' };

export async function startSmartCaptcha({ host = '127.0.0.1' } = {}) {
  const tokens = new Set<string>();

  function handle({ method, url, headers, text }: ApiRequest): ApiAnswer {
    if (url.pathname === '/captcha.js') {
      return { status: 200, headers: { 'content-type': 'text/javascript' }, body: widgetScript(solve()) };
    }
    if (method !== 'POST' || url.pathname !== '/validate') return { status: 404, body: 'not found' };
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') return { status: 400, body: 'bad request' };
    const given = new URLSearchParams(text);
    const failed = (message: string) => ({ status: 200, body: { status: 'failed', message } });
    if (given.get('secret') !== CAPTCHA_KEYS.serverKey) {
      return { status: 403, body: { status: 'failed', message: 'Authentication failed. Invalid secret.' } };
    }
    if (!tokens.delete(given.get('token') ?? '')) return failed('Invalid or expired Token.');
    return { status: 200, body: { status: 'ok', message: '', host } };
  }

  function solve(): string {
    const token = randomUUID();
    tokens.add(token);
    return token;
  }

  const api = await startApi(handle);
  const settings: SmartCaptchaSettings = { ...CAPTCHA_KEYS, origin: api.origin };
  return Object.assign(api, { settings, solve });
}

function widgetScript(token: string): string {
  return `for (const place of document.querySelectorAll('.smart-captcha')) {
  const input = Object.assign(document.createElement('input'), { type: 'hidden', name: 'smart-token' });
  const label = document.createElement('label');
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
  box.onchange = () => { input.value = box.checked ? ${JSON.stringify(token)} : ''; };
  label.append(box, ' Я не робот');
  label.style.display = 'block';
  place.append(input, label);
}`;
}
