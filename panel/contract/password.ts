import type { ZxcvbnResult } from '@zxcvbn-ts/core';

export const MIN_PASSWORD = 10;
export const MAX_PASSWORD = 128;

/** Minimum zxcvbn score; 3 resists an offline attack on slow hashes for a while, 4 is «very unguessable». */
const ENOUGH = 3;

const WARNINGS: Readonly<Record<string, string>> = {
  straightRow: 'Буквы стоят рядом на клавиатуре, такие пароли подбирают первыми.',
  keyPattern: 'Это узор на клавиатуре, такие пароли подбирают первыми.',
  simpleRepeat: 'Повтор одной буквы легко угадать.',
  extendedRepeat: 'Повтор одного и того же легко угадать.',
  sequences: 'Ряды вроде «абвг» и «6543» легко угадать.',
  recentYears: 'Годы угадывают первыми.',
  dates: 'Даты угадывают первыми.',
  topTen: 'Это один из десяти самых частых паролей.',
  topHundred: 'Это один из самых частых паролей.',
  common: 'Этот пароль есть в списках частых.',
  similarToCommon: 'Это похоже на частый пароль.',
  wordByItself: 'Одно слово легко угадать.',
  namesByThemselves: 'Имя или фамилию легко угадать.',
  commonNames: 'Имена и фамилии легко угадать.',
  userInputs: 'В пароле не должно быть вашего имени, почты и названия панели.',
  pwned: 'Этот пароль утекал в сеть.',
};
const ADVICE = 'Возьмите три-четыре не связанных слова или длинную фразу.';

export type PasswordVerdict = {
  /** zxcvbn score, 0–4. */
  readonly score: number;
  /** Reason of the rejection as a message; `null` if the password is accepted. */
  readonly fault: string | null;
};

/** Checks length and strength only; no rule requires digits or signs. Loads the zxcvbn dictionaries on first use. */
export async function judgePassword(password: string, about: readonly string[]): Promise<PasswordVerdict> {
  if (password.length < MIN_PASSWORD) {
    return { score: 0, fault: `Пароль короче ${MIN_PASSWORD} знаков. ${ADVICE}` };
  }
  if (password.length > MAX_PASSWORD) return { score: 0, fault: `Пароль длиннее ${MAX_PASSWORD} знаков.` };
  const check = await checker();
  const { score, feedback } = check(password, [...about.flatMap(partsOf), 'панель', 'panel']);
  if (score >= ENOUGH) return { score, fault: null };
  const warning = WARNINGS[feedback.warning ?? ''] ?? 'Этот пароль легко подобрать.';
  return { score, fault: `${warning} ${ADVICE}` };
}

let loaded: Promise<(password: string, about: string[]) => ZxcvbnResult> | undefined;

function checker() {
  loaded ??= load();
  return loaded;
}

async function load() {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, russian: FREQUENT_RUSSIAN },
  });
  return (password: string, about: string[]) => zxcvbn.check(password, about);
}

const partsOf = (text: string) =>
  [text, ...text.split('@'), ...text.split(/[\s@.\-_]+/)].filter((part) => part.length > 2);

/** Common Russian passwords in Cyrillic, in transliteration and typed on a Latin layout. */
const FREQUENT_RUSSIAN = (
  'пароль йцукен йцукенг фывапро ячсмит любовь привет солнце россия москва калининград спартак зенит наташа марина ' +
  'андрей сергей максим дмитрий светлана екатерина анастасия александр владимир николай татьяна елена ольга ремонт ' +
  'квартира администратор менеджер редактор компания начальник директор parol privet lubov ljubov solnce rossiya moskva ' +
  'kaliningrad natasha marina andrey sergey maksim dmitriy svetlana ekaterina anastasia aleksandr vladimir nikolay remont ' +
  'kvartira qwerty ghbdtn gfhjkm ktyf yfnfif fylhtq cthutq vfhbyf k.,jdm cjkywt hjccbz'
).split(' ');
