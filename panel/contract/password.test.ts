import { describe, expect, it } from 'vitest';
import { judgePassword } from './password.ts';

const ANNA = ['anna.belova@company.ru', 'Анна Белова'];

describe('a password', () => {
  it.each([
    ['короткий', 'короче 10'],
    ['qwertyuiop', 'Возьмите три-четыре'],
    ['йцукенгшщз', 'Возьмите три-четыре'],
    ['1234567890', 'Возьмите три-четыре'],
    ['ааааааааааааа', 'Повтор'],
    ['пароль123456', 'Возьмите три-четыре'],
    ['anna.belova1', 'Возьмите три-четыре'],
    ['АннаБелова', 'Возьмите три-четыре'],
    ['ghbdtn123456', 'Возьмите три-четыре'],
    ['20.11.198520', 'Возьмите три-четыре'],
    ['ы'.repeat(129), 'длиннее 128'],
  ])('«%s» is rejected with a reason', async (password, words) => {
    expect((await judgePassword(password, ANNA)).fault).toContain(words);
  });

  it.each([
    'шесть рыжих барсуков поют',
    'лампа сирень трамвай девять',
    'vQ8#kd02-Lw!x',
    'correct horse battery staple',
    'мокрыйзонтначердаке',
  ])('«%s» is accepted without any rule of digits and signs', async (password) => {
    expect(await judgePassword(password, ANNA)).toMatchObject({ fault: null });
  });
});
