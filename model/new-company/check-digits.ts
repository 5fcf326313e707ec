const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12_FIRST = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12_SECOND = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const ACCOUNT = [7, 1, 3];

/** INN of a company (10 digits) or a person (12 digits), by its check digits. */
export function isInn(inn: string): boolean {
  if (/^\d{10}$/.test(inn)) return innDigit(inn, INN_10) === inn.at(9);
  if (!/^\d{12}$/.test(inn)) return false;
  return innDigit(inn, INN_12_FIRST) === inn.at(10) && innDigit(inn, INN_12_SECOND) === inn.at(11);
}

/** OGRN (13 digits) or OGRNIP (15 digits). */
export function isOgrn(ogrn: string): boolean {
  if (!/^(\d{13}|\d{15})$/.test(ogrn)) return false;
  const divisor = ogrn.length === 13 ? 11n : 13n;
  return String((BigInt(ogrn.slice(0, -1)) % divisor) % 10n) === ogrn.at(-1);
}

/** Settlement account of a bank with this BIK: https://www.cbr.ru, order 579-П. */
export function isAccountOf(bik: string, account: string): boolean {
  return /^\d{9}$/.test(bik) && /^\d{20}$/.test(account) && isKeyed(`${bik.slice(-3)}${account}`);
}

/** Correspondent account of the bank itself. */
export function isCorrespondentAccountOf(bik: string, account: string): boolean {
  return /^\d{9}$/.test(bik) && /^\d{20}$/.test(account) && isKeyed(`0${bik.slice(4, 6)}${account}`);
}

function isKeyed(digits: string): boolean {
  return weightedSum(digits, (index) => ACCOUNT[index % ACCOUNT.length] ?? 0) % 10 === 0;
}

function innDigit(inn: string, weights: readonly number[]): string {
  const digits = inn.slice(0, weights.length);
  return String((weightedSum(digits, (index) => weights[index] ?? 0) % 11) % 10);
}

function weightedSum(digits: string, weightAt: (index: number) => number): number {
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * weightAt(index), 0);
}
