import { z } from 'zod';
import { figure, isWithinWhole, many, picture, whole, words } from './values.fixture.ts';

const photo = z.strictObject({ FullUrl: picture, IsDefault: z.enum(['true', 'false']) });
const yesNo = z.enum(['true', 'false']);

export const cianRules = z
  .strictObject({
    Category: z.enum(['flatSale', 'newBuildingFlatSale']),
    ExternalId: words(100),
    Description: words(10_000, 15),
    Address: words(300),
    Coordinates: z.strictObject({ Lat: figure(40, 82), Lng: figure(19, 180) }).optional(),
    CadastralNumber: words(30).optional(),
    Phones: z.strictObject({
      PhoneSchema: z.strictObject({ CountryCode: z.literal('+7'), Number: z.string().regex(/^\d{10}$/) }),
    }),
    FlatRoomsCount: z.union([whole(1, 6), z.literal('9')]),
    IsApartments: yesNo,
    TotalArea: figure(1, 5000),
    LivingArea: figure(1, 5000).optional(),
    KitchenArea: figure(1, 5000).optional(),
    FloorNumber: whole(1, 100),
    BalconiesCount: whole(0, 9).optional(),
    LoggiasCount: whole(0, 9).optional(),
    SeparateWcsCount: whole(0, 9).optional(),
    CombinedWcsCount: whole(0, 9).optional(),
    RepairType: z.enum(['no', 'euro', 'design']).optional(),
    ProjectDeclarationUrl: z.url().optional(),
    LayoutPhoto: photo,
    Photos: z.strictObject({ PhotoSchema: many(photo, { least: 1, most: 50 }) }),
    JKSchema: z
      .strictObject({
        Id: whole(0, 1e15),
        Name: words(60).optional(),
        House: z.strictObject({ Id: whole(0, 1e15) }).optional(),
      })
      .optional(),
    Building: z.strictObject({
      FloorsCount: whole(1, 100),
      BuildYear: whole(1700, 2100).optional(),
      MaterialType: z.enum(['brick', 'panel', 'block', 'monolith', 'monolithBrick', 'wood']).optional(),
      CeilingHeight: figure(2, 8),
      PassengerLiftsCount: whole(0, 9).optional(),
      CargoLiftsCount: whole(0, 9).optional(),
      Deadline: z
        .strictObject({
          Quarter: z.enum(['first', 'second', 'third', 'fourth']),
          Year: whole(1700, 2100),
          IsComplete: yesNo,
        })
        .optional(),
    }),
    BargainTerms: z.strictObject({
      Price: whole(1, 1e9),
      Currency: z.literal('rur'),
      MortgageAllowed: yesNo.optional(),
      SaleType: z.enum(['free', 'dupt', 'fz214']),
    }),
  })
  .refine((offer) => Number(offer.FloorNumber) <= Number(offer.Building.FloorsCount), 'a floor above the house')
  .refine((offer) => isWithinWhole(offer.TotalArea, offer.LivingArea, offer.KitchenArea), 'rooms larger than the flat')
  .refine((offer) => offer.Category === 'flatSale' || offer.JKSchema !== undefined, 'a new house without its number');
