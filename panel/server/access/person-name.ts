import { z } from 'zod';

export const personName = z
  .string('Введите имя.')
  .trim()
  .min(2, 'Введите имя: хотя бы две буквы.')
  .max(80, 'Имя длиннее 80 знаков.');

export const personEmail = z
  .string('Введите почту.')
  .trim()
  .toLowerCase()
  .max(200, 'Слишком длинная почта.')
  .pipe(z.email('Это не похоже на почту. Пример: anna@company.ru.'));
