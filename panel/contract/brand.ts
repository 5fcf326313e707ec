import { type BrandColours, NEUTRAL_COLOURS } from '../../model/brand/brand-colours.ts';

/** How the panel is dressed: what the public site shows of the company in its own header; and the company's clock. */
export type PanelBrand = {
  readonly name: string;
  readonly colours: BrandColours;
  readonly mark: PanelMark | null;
  /** Address of the public site. */
  readonly siteUrl: string;
  /** The panel shows every time by this clock, not by that of the device. */
  readonly utcOffsetHours: number;
};

export type PanelMark = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** The drawing takes colours from the page that embeds it. */
  readonly followsText: boolean;
};

/** Used until the content folder holds a readable name and colours. */
export const NO_BRAND: PanelBrand = {
  name: 'Панель',
  colours: NEUTRAL_COLOURS,
  mark: null,
  siteUrl: '/',
  // Moscow.
  utcOffsetHours: 3,
};
