import type { PortalName } from '../../../model/kinds/portal-names.ts';
import type { XmlElement } from './xml.ts';

export type Ad = {
  /** Unique among ads of its kind and constant while the ad exists. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly file: string;
  /** Portals on which the ad must not appear. */
  readonly except?: readonly PortalName[];
};

/** ISO moments in the company's time zone. */
export type Dated<Item extends Ad> = Item & { readonly createdAt: string; readonly changedAt: string };

export type Need<Item> = {
  /** Reason for omitting the ad, in Russian: «нет координат». */
  readonly why: string;
  /** Path of the field to correct in the ad's file. */
  readonly field: readonly string[];
  isMet(ad: Item): boolean;
};

export type Portal<Item extends Ad> = {
  readonly name: PortalName;
  /** File name under `/feeds/`. */
  readonly file: string;
  needs(ad: Item): readonly Need<Item>[];
  offer(ad: Dated<Item>): XmlElement;
  /** `madeAt`: ISO moment of the last change of the feed, in the company's time zone. */
  document(offers: readonly XmlElement[], madeAt: string): XmlElement;
};
