import { z } from 'zod';
import { figure, isWithinWhole, many, phone, picture, whole, words } from './values.fixture.ts';

const options = <T extends z.ZodType>(option: T) => z.strictObject({ Option: many(option, { least: 1, most: 4 }) });
const lifts = z.union([z.literal('Нет'), whole(1, 4)]);

export const avitoRules = z
  .strictObject({
    Id: words(100),
    DateBegin: z.iso.date(),
    Category: z.literal('Квартиры'),
    OperationType: z.literal('Продам'),
    MarketType: z.enum(['Вторичка', 'Новостройка']),
    DealType: z.literal('Прямая продажа').optional(),
    SaleMethod: z.string().optional(),
    PropertyRights: z.enum(['Собственник', 'Посредник', 'Застройщик']),
    ManagerName: words(40).optional(),
    ContactPhone: phone,
    CompanyName: words(120),
    ContactMethod: z.literal('По телефону и в сообщениях'),
    Address: words(256),
    Latitude: figure(40, 82).optional(),
    Longitude: figure(19, 180).optional(),
    NewDevelopmentId: whole(0, 1e15).optional(),
    Description: words(7500),
    Price: whole(1, 1e9),
    SaleOptions: options(z.literal('Можно в ипотеку')).optional(),
    Rooms: z.union([z.literal('Студия'), whole(1, 9)]),
    Square: figure(10, 5000),
    LivingSpace: figure(5, 5000).optional(),
    KitchenSpace: figure(2, 100).optional(),
    Floor: whole(1, 100),
    Floors: whole(1, 100),
    HouseType: z.enum(['Кирпичный', 'Панельный', 'Блочный', 'Монолитный', 'Монолитно-кирпичный', 'Деревянный']),
    BuiltYear: whole(1700, 2100).optional(),
    Status: z.enum(['Квартира', 'Апартаменты']),
    Decoration: z.enum(['Без отделки', 'Предчистовая', 'Чистовая']).optional(),
    Renovation: z.enum(['Требуется', 'Евро', 'Дизайнерский']).optional(),
    CeilingHeight: figure(2, 8),
    BathroomMulti: options(z.enum(['Совмещённый', 'Раздельный'])).optional(),
    BalconyOrLoggiaMulti: options(z.enum(['Балкон', 'Лоджия'])).optional(),
    PassengerElevator: lifts.optional(),
    FreightElevator: lifts.optional(),
    CadastralNumber: words(30).optional(),
    Images: z.strictObject({
      Image: many(z.strictObject({ '@url': picture }), { least: 2, most: 40 }),
    }),
  })
  .refine((ad) => Number(ad.Floor) <= Number(ad.Floors), 'a floor above the house')
  .refine((ad) => isWithinWhole(ad.Square, ad.LivingSpace, ad.KitchenSpace), 'rooms larger than the flat')
  .refine((ad) => ad.Rooms !== 'Студия' || ad.KitchenSpace === undefined, 'a studio with a kitchen')
  .refine(
    (ad) => ad.MarketType === 'Вторичка' || (ad.NewDevelopmentId !== undefined && ad.Decoration !== undefined),
    'a new house without its number or finish',
  );
