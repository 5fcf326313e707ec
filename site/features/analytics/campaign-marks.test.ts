import { expect, test } from 'vitest';
import { campaignMarks } from './campaign-marks.ts';

test('campaign tags are sent to Metrika', () => {
  const url = 'https://pregolya.example/?utm_source=yandex&utm_campaign=зима&yclid=77&ysclid=x';
  expect(Object.fromEntries(new URLSearchParams(campaignMarks(url)))).toEqual({
    utm_source: 'yandex',
    utm_campaign: 'зима',
    yclid: '77',
    ysclid: 'x',
  });
});

test.each(['/thankyou?n=125&check=secret', '/poisk?q=Мария+9001234567', '/?area=64&package=komfort#calculator'])(
  'no part of %s is sent to Metrika, because it may be personal data',
  (path) => {
    expect(campaignMarks(`https://pregolya.example${path}`)).toBe('');
  },
);
