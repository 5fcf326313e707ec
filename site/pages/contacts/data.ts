import { holidayWords } from '../../../model/calling-hours/holiday-words.ts';
import type { Company, Schedule } from '../../../model/kinds/company.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';
import type { MapView } from '../../pictures/map-view.ts';
import { mapView } from '../../pictures/map-view.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import { sharePicture } from '../../pictures/share-picture.ts';
import { schedule } from '../../shell/facts/call-facts.ts';

export type Office = Pick<Company['office'], 'title' | 'address' | 'note' | 'mapUrl'> & { readonly photo?: PhotoView };

export type ContactsData = {
  readonly title: string;
  readonly lead: string;
  readonly holidays: string;
  readonly schedule: Schedule;
  readonly office: Office;
  readonly map?: MapView;
  readonly departments: Company['departments'];
  readonly requisites: Company['requisites'];
  readonly form: Pages['contacts']['form'];
};

export const source: PageSource<ContactsData> = {
  data(content) {
    const { company, pages } = content;
    const { title, lead, seo, form } = pages.contacts;
    const { photo, address, note, mapUrl } = company.office;
    const image = photo ? toPhotoView(content, photo) : undefined;
    return {
      title: documentTitle(seo?.title ?? title, company.brand),
      description: shortDescription(seo?.description ?? lead),
      ...(seo?.noindex ? { noindex: true } : {}),
      ...sharePicture(content, seo, image),
      data: {
        title,
        lead,
        holidays: holidayWords(company, content.today),
        schedule: schedule(content),
        office: { title: company.office.title, address, note, mapUrl, ...(image ? { photo: image } : {}) },
        ...mapView(content),
        departments: company.departments,
        requisites: company.requisites,
        form,
      },
    };
  },
};
