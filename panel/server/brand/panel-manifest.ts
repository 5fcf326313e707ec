import { manifestIcons } from '../../../server/publish/draw-icon.ts';
import type { PanelBrand } from '../../contract/brand.ts';

/** Makes the panel installable: https://www.w3.org/TR/appmanifest/. The start page depends on the role. */
export function panelManifest({ name, colours }: PanelBrand, hasIcons: boolean) {
  return {
    id: '/',
    name: `${name}: панель`,
    short_name: name,
    lang: 'ru',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.page,
    theme_color: colours.page,
    icons: hasIcons ? manifestIcons('/api/brand/') : [],
  };
}
