import type { Content } from '../../../model/content.ts';
import type { Company } from '../../../model/kinds/company.ts';

export type ContactsData = Pick<Company, 'phone' | 'hoursText'> & {
  readonly office: Pick<Company['office'], 'address' | 'mapUrl'>;
};

export function contactsData({ company }: Content): ContactsData {
  const { phone, hoursText, office } = company;
  const { address, mapUrl } = office;
  return { phone, hoursText, office: { address, mapUrl } };
}
