import { LEAD_TITLES } from '../../../../model/lead/lead-titles.ts';
import type { StoredLead } from '../../contract/lead.ts';
import { attributionValue } from '../words/attribution.ts';
import { fullHeadline } from '../words/headline.ts';
import { pageLink } from '../words/links.ts';
import type { MessageContext } from '../words/message-context.ts';
import { plainText } from '../words/plain-text.ts';
import { shorten } from '../words/shorten.ts';
import type { Bitrix24Settings } from './settings.ts';

export const ENTITY_TYPE_LEAD = 1;
export const ORIGINATOR = 'site';

type Parts = {
  readonly key: string;
  readonly lead: StoredLead;
  readonly context: MessageContext;
  readonly settings: Pick<Bitrix24Settings, 'assignedTo' | 'source'>;
};

/** Values are not escaped: Bitrix24 escapes them itself and would show `&amp;`. */
export function bitrix24Fields({ key, lead, context, settings: { assignedTo, source } }: Parts) {
  return {
    title: shorten(fullHeadline(lead), 255),
    name: lead.name,
    fm: [{ typeId: 'PHONE', valueType: lead.phone.startsWith('+79') ? 'MOBILE' : 'WORK', value: lead.phone }],
    sourceId: source,
    sourceDescription: shorten(
      `Форма «${LEAD_TITLES[lead.kind]}», ${pageLink(lead, context) ?? 'страница неизвестна'}`,
      255,
    ),
    comments: escapeBbCode(plainText(lead, context)),
    opened: 'Y',
    ...(assignedTo === undefined ? {} : { assignedById: assignedTo }),
    utmSource: attributionValue(lead.attribution, 'utm_source'),
    utmMedium: attributionValue(lead.attribution, 'utm_medium'),
    utmCampaign: attributionValue(lead.attribution, 'utm_campaign'),
    utmContent: attributionValue(lead.attribution, 'utm_content'),
    utmTerm: attributionValue(lead.attribution, 'utm_term'),
    originatorId: ORIGINATOR,
    originId: key,
  };
}

/** Fields that every lead has. A portal that requires another field refuses every lead. */
export const FILLED_FIELDS = ['title', 'name', 'fm', 'phone', 'sourceId', 'sourceDescription', 'comments', 'opened'];

/**
 * Disables BB code, which Bitrix24 interprets in comments (`[url=…]`), with an invisible word joiner after each
 * bracket.
 */
export function escapeBbCode(text: string): string {
  return text.replace(/\[(?=[/*]?[a-z*])/gi, '[\u2060');
}
