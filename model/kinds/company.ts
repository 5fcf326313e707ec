import { z } from 'zod';
import { digits, email, figure, httpsUrl, isoDate, phoneE164, photo, plain, text } from '../fields.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Время пишется как «09:00».');

export const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);

const openingHours = z
  .strictObject({
    days: z.array(weekday).min(1),
    opens: time,
    closes: time,
  })
  .refine((hours) => hours.opens < hours.closes, {
    path: ['closes'],
    message: 'Закрытие раньше открытия: поменяйте время местами.',
  });

const holiday = z
  .strictObject({
    from: isoDate.describe('Первый день'),
    to: isoDate.optional().describe('Последний день; без него — один день'),
    opens: time.optional().describe('Если в эти дни всё же работаете: с какого часа'),
    closes: time.optional(),
  })
  .refine(({ from, to = from }) => from <= to, {
    path: ['to'],
    message: 'Последний день раньше первого: поменяйте даты местами.',
  })
  .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
    path: ['closes'],
    message: 'Часы пишутся парой: opens и closes. Если не работаете, уберите оба.',
  })
  .refine(({ opens = '', closes = '~' }) => opens < closes, {
    path: ['closes'],
    message: 'Закрытие раньше открытия: поменяйте время местами.',
  });

const messenger = z.strictObject({
  kind: z.enum(['max', 'vk', 'telegram', 'whatsapp']).describe('max, vk, telegram или whatsapp'),
  label: text(40),
  url: httpsUrl,
  note: text(120).optional(),
});

const phoneLine = z.strictObject({
  label: text(60),
  phone: phoneE164.optional(),
  email: email.optional(),
});

/** Everything that names the company. Another company replaces this file and the photographs. */
export const companySchema = z.strictObject({
  brand: text(40).describe('Название, как на вывеске'),
  tagline: text(80).describe('Что это: «ремонт квартир в Калининграде»'),
  city: text(40),
  cityIn: text(40).describe('Город в предложном падеже: «в Калининграде»'),
  region: text(60),
  foundedYear: z.int().min(1990).max(2100),
  phone: phoneE164,
  email,
  callbackMinutes: z.int().min(1).max(600).describe('За сколько минут перезваниваете в рабочее время'),
  hours: z.array(openingHours).min(1),
  holidays: z.array(holiday).optional().describe('Праздники и короткие дни: сайт не обещает в них звонков'),
  hoursText: text(60).describe('Часы словами: «ежедневно с 9 до 20»'),
  messengers: z.array(messenger),
  departments: z.array(phoneLine),
  office: z.strictObject({
    title: text(90).describe('Заголовок карточки на карте'),
    address: text(120),
    note: text(160).optional(),
    latitude: z.number().min(41).max(82),
    longitude: z.number().min(19).max(180),
    mapUrl: httpsUrl.describe('Ссылка на карту с маршрутом'),
    photo: photo.optional(),
  }),
  requisites: z.strictObject({
    legalName: text(120),
    inn: digits(10, 12),
    kpp: digits(9).optional(),
    ogrn: digits(13, 15),
    account: digits(20),
    bank: text(120),
    bik: digits(9),
    correspondentAccount: digits(20).optional(),
    address: text(160),
  }),
  warrantyYears: z.int().min(1).max(25),
  figures: z.array(figure).min(2).max(4).describe('Цифры доверия на главной'),
  picturesAreRenderings: text(200)
    .optional()
    .describe('Строка для показательного сайта: «снимки нарисованы». У настоящей компании этого поля нет'),
  demoNotice: text(300).optional().describe('Строка «данные вымышлены» для показательного сайта'),
  pricesValidUntil: isoDate.describe('До какого числа действуют цены'),
  pricesNotice: text(300).describe('Оговорка: цены на сайте — не оферта'),
  shareImage: photo.describe('Картинка для соцсетей по умолчанию'),
  analytics: z
    .strictObject({ yandexMetrika: z.int().positive().optional(), yandexVerification: plain.optional() })
    .optional(),
});
export type Company = z.infer<typeof companySchema>;

/** When the company works: a usual week, and days that are not usual. */
export type Schedule = Pick<Company, 'hours' | 'holidays'>;
