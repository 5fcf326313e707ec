import { expect, test } from 'vitest';
import { campaignMarks } from './campaign-marks.ts';

test('marks of campaigns go to Metrika', () => {
  const url = 'https://pregolya.example/?utm_source=yandex&utm_campaign=зима&yclid=77&ysclid=x';
  expect(Object.fromEntries(new URLSearchParams(campaignMarks(url)))).toEqual({
    utm_source: 'yandex',
    utm_campaign: 'зима',
    yclid: '77',
    ysclid: 'x',
  });
});

test.each(['/thankyou?n=125&check=secret', '/poisk?q=Мария+9001234567', '/?area=64&package=komfort#calculator'])(
  'nothing of %s does: it may be about a person',
  (path) => {
    expect(campaignMarks(`https://pregolya.example${path}`)).toBe('');
  },
);
