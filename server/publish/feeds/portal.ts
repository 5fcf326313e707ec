import type { PortalName } from '../../../model/kinds/portals.ts';
import type { XmlElement } from './xml.ts';

/** One thing that is offered. */
export type Ad = {
  /** The same for as long as it is offered, and unique among all of its kind. */
  readonly id: string;
  readonly title: string;
  /** Of its page. */
  readonly url: string;
  /** The content file it comes from. */
  readonly file: string;
  /** Where it is not to be offered. */
  readonly except?: readonly PortalName[];
};

/** When it was offered first and changed last: ISO moments by the company's clock. */
export type Dated<Item extends Ad> = Item & { readonly createdAt: string; readonly changedAt: string };

/** What a portal cannot do without, or what an ad would be better with. */
export type Need<Item> = {
  /** «нет координат»: why the ad is not in the feed. */
  readonly why: string;
  /** Where it is mended, inside the file of the ad. */
  readonly field: readonly string[];
  isMet(ad: Item): boolean;
};

/** One feed: what it takes and how it says it. Tests read it back and check it by `portal-rules`. */
export type Portal<Item extends Ad> = {
  readonly name: PortalName;
  /** Under `/feeds/`. */
  readonly file: string;
  needs(ad: Item): readonly Need<Item>[];
  offer(ad: Dated<Item>): XmlElement;
  /** The whole feed. `madeAt`: when it last became another one, an ISO moment by the company's clock. */
  document(offers: readonly XmlElement[], madeAt: string): XmlElement;
};
