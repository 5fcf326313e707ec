import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callMinutes } from '../../model/calling-hours/call-minutes.ts';
import type { Content } from '../../model/content.ts';
import { fillGaps } from '../../model/format/gaps.ts';
import { typograph } from '../../model/format/typograph.ts';
import type { DocumentKind } from '../../model/kinds/document.ts';
import { CONSENT_DOCUMENTS, CONSENT_PURPOSES } from '../../model/lead/consent-documents.ts';
import { CONTACT_FILE, type Contact } from '../release/contact.ts';

export async function writeIntakeFiles(
  releaseDir: string,
  { brand, company, documents, replies }: Content,
): Promise<void> {
  const versions = (kind: DocumentKind) =>
    documents.flatMap((document) =>
      document.kind === kind && document.checkboxLabel
        ? [{ document: kind, version: document.version, sha256: document.sha256, label: document.checkboxLabel }]
        : [],
    );
  const consents = Object.fromEntries(
    CONSENT_PURPOSES.map((purpose) => [purpose, versions(CONSENT_DOCUMENTS[purpose])]),
  );
  await writeFile(join(releaseDir, 'consents.json'), JSON.stringify(consents));
  const { phone, email, city, utcOffsetHours } = company;
  const messengers = company.messengers.map(({ label, url }) => ({ label: typograph(label), url }));
  const ways = messengers.length > 0 ? messengers : [{ label: email, url: `mailto:${email}` }];
  const { hours, holidays } = company;
  const { callbackMinutes } = replies;
  const contact: Contact = {
    ...{ phone, ways, colours: brand.colours },
    clock: { city, utcOffsetHours },
    promise: { utcOffsetHours, hours, holidays, callbackMinutes },
    messages: messagesOf({ company, replies }),
  };
  await writeFile(join(releaseDir, CONTACT_FILE), JSON.stringify(contact));
}

/** The texts for managers with the facts of the company; a lead fills in the rest. */
function messagesOf({ company, replies }: Pick<Content, 'company' | 'replies'>): Contact['messages'] {
  const minutes = callMinutes(replies);
  const facts = {
    часы: company.hoursText,
    городе: company.cityIn,
    адрес: company.office.address,
    компания: company.brand,
    ...(minutes === null ? {} : { минуты: minutes }),
  };
  return (replies.messages ?? []).map(({ title, text }) => ({ title, text: fillGaps(text, facts) }));
}
