/** Goes on with where to write: the company's messengers. */
export const FOREIGN_PHONE = 'Звоним на номера России. Для другой страны напишите нам';
