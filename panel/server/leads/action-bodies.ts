import { z } from 'zod';
import { cleanLine, cleanText } from '../../../model/lead/clean-text.ts';
import { LEAD_LIMITS } from '../../../model/lead/lead-fields.ts';
import { leadFormSchema } from '../../../model/lead/lead-schema.ts';
import { LEAD_STAGE_NAMES, LOSS_REASON_NAMES, STAGE_TEXT_LIMITS } from '../../../model/lead/lead-stages.ts';

/** A person who called or came by. `key` makes a repeated request harmless. */
export const callSchema = leadFormSchema
  .pick({ phone: true, name: true, comment: true })
  .extend({ source: z.string().max(LEAD_LIMITS.hidden).transform(cleanLine), key: z.uuid() });

/** Id of the holder that the client last saw, to detect conflicts; `null` for none. */
export const takeSchema = z.object({ holder: z.string().max(100).nullable() });

/** @property to id of the colleague who gets the lead */
export const handOverSchema = takeSchema.extend({ to: z.string().max(100) });

const words = (most: number, tooLong: string) => z.string().transform(cleanText).pipe(z.string().max(most, tooLong));

export const noteSchema = z.object({
  words: words(STAGE_TEXT_LIMITS.note, `Заметка длиннее ${STAGE_TEXT_LIMITS.note} знаков: разделите её на две.`).refine(
    (text) => text !== '',
    'Напишите что-нибудь в заметке.',
  ),
});

const loss = z.object({
  reason: z.enum(LOSS_REASON_NAMES, 'Выберите причину отказа из списка.'),
  words: words(
    STAGE_TEXT_LIMITS.lossWords,
    `Пояснение длиннее ${STAGE_TEXT_LIMITS.lossWords} знаков: подробности запишите заметкой.`,
  ).default(''),
});

const stage = z.enum(LEAD_STAGE_NAMES, 'Такого этапа нет.');

export const moveSchema = z
  .object({ from: stage, to: stage, loss: loss.nullable().default(null) })
  .refine(({ from, to }) => from !== to, 'Заявка уже на этом этапе.')
  .refine(
    ({ to, loss: given }) => (to === 'lost') === (given !== null),
    'У отказа нужна причина, у других этапов её нет.',
  )
  .refine(
    ({ loss: given }) => given?.reason !== 'other' || given.words !== '',
    'Напишите, почему отказ: «другое» само ничего не говорит.',
  );

export const reminderSchema = z.object({
  at: z.iso
    .datetime({ offset: true, error: 'Выберите день и час.' })
    .transform((text) => new Date(text))
    .nullable(),
});

/** Omit `channel` to resend to all channels that have not received the lead. */
export const resendSchema = z.object({ channel: z.string().max(40).optional() });

export const resendAllSchema = z.object({ channel: z.string().min(1).max(40) });
