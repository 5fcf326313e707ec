import type { Content } from '../../../model/content.ts';
import type { Company } from '../../../model/kinds/company.ts';
import type { MapView } from '../../lib/map-view.ts';
import { mapView } from '../../lib/map-view.ts';

export type ContactsData = Pick<Company, 'phone' | 'email' | 'hoursText' | 'messengers'> & {
  readonly office: Pick<Company['office'], 'title' | 'address' | 'note' | 'mapUrl'>;
  readonly map?: MapView;
};

export function contactsData(content: Content): ContactsData {
  const { phone, email, hoursText, messengers, office } = content.company;
  const { title, address, note, mapUrl } = office;
  return { phone, email, hoursText, messengers, office: { title, address, note, mapUrl }, ...mapView(content) };
}
