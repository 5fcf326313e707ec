import type { Content } from '../../../model/content.ts';
import { formatPrice } from '../../../model/format/price.ts';
import type { AcceptanceRoom } from '../../../model/kinds/acceptance.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { listPageHead } from '../../features/list/list-page-head.ts';
import type { PageSource } from '../../page-contract/page.ts';

type PointView = AcceptanceRoom['points'][number] & { readonly id: string };
export type RoomView = { readonly slug: string; readonly title: string; readonly points: readonly PointView[] };

export type AcceptanceData = {
  readonly rooms: readonly RoomView[];
  readonly note: string;
  readonly service: { readonly slug: string; readonly title: string; readonly price: string };
  readonly article: string | null;
  readonly form: Pages['works']['form'];
};

export const source: PageSource<AcceptanceData> = {
  data(content) {
    const words = content.pages.acceptance;
    const service = content.services.find(({ slug }) => slug === words?.service);
    if (!words || !service || content.acceptance.length === 0) return null;
    const { form, note, article } = words;
    return {
      ...listPageHead(content, words, { breadcrumb: words.title }),
      data: {
        rooms: content.acceptance.map(toRoom),
        note,
        service: { slug: service.slug, title: service.title, price: formatPrice(service.price) },
        article: content.articles.some(({ slug }) => slug === article) ? `/news/${article}` : null,
        form,
      },
    };
  },
};

/** The id consists of the room and the title, so notes survive a reordering of the points. */
function toRoom({ slug, title, points }: Content['acceptance'][number]): RoomView {
  return { slug, title, points: points.map((point) => ({ ...point, id: `${slug}/${point.title}` })) };
}
