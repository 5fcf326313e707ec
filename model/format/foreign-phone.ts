/** The sentence continues with the company's messengers. */
export const FOREIGN_PHONE = 'Звоним на номера России. Для другой страны напишите нам';
