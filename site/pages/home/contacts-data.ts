import type { Content } from '../../../model/content.ts';
import type { Company } from '../../../model/kinds/company.ts';

export type ContactsData = Pick<Company, 'phone' | 'email' | 'hoursText' | 'messengers'> & {
  readonly office: Pick<Company['office'], 'title' | 'address' | 'note' | 'mapUrl'>;
};

export function contactsData({ company }: Content): ContactsData {
  const { phone, email, hoursText, messengers, office } = company;
  const { title, address, note, mapUrl } = office;
  return { phone, email, hoursText, messengers, office: { title, address, note, mapUrl } };
}
