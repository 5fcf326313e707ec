import { LEAD_TITLES } from '../../../../model/lead/lead-titles.ts';
import type { StoredLead } from '../../contract/lead.ts';
import { attributionValue } from '../words/attribution.ts';
import { fullHeadline } from '../words/headline.ts';
import { pageLink } from '../words/links.ts';
import type { MessageContext } from '../words/message-context.ts';

type Parts = {
  readonly key: string;
  readonly lead: StoredLead;
  readonly context: MessageContext;
  readonly pipeline: number | undefined;
};

/** Builds an entry of «Неразобранное», where managers accept leads and amoCRM detects duplicate phones. */
export function amocrmForm({ key, lead, context, pipeline }: Parts) {
  const seconds = Math.floor(lead.createdAt.getTime() / 1000);
  const referrer = attributionValue(lead.attribution, 'referrer');
  return {
    request_id: key,
    source_uid: key,
    source_name: 'Сайт',
    ...(pipeline === undefined ? {} : { pipeline_id: pipeline }),
    created_at: seconds,
    metadata: {
      form_id: lead.kind,
      form_name: LEAD_TITLES[lead.kind],
      form_page: pageLink(lead, context) ?? context.publicUrl,
      form_sent_at: seconds,
      ...(referrer === '' ? {} : { referer: referrer }),
    },
    _embedded: {
      leads: [{ name: leadName(lead) }],
      contacts: [
        {
          name: lead.name === '' ? `Заявка № ${lead.number}` : lead.name,
          custom_fields_values: [{ field_code: 'PHONE', values: [{ value: lead.phone, enum_code: 'MOB' }] }],
        },
      ],
    },
  };
}

/** The name is also the search key for accepted leads. */
export function leadName(lead: StoredLead): string {
  return fullHeadline(lead).replaceAll('\u00a0', ' ');
}
