import type { Content } from '../../model/content.ts';

type Icon = NonNullable<Content['home']['services']>['rows'][number]['icon'];

/** Icons available to editors. Page data embeds the chosen path, which keeps the full set out of the bundle. */
export const serviceIconPaths: Record<Icon, string> = {
  plan: 'M3 3.5h18v17H3zM11 3.5v6M11 13v7.5M11 13H7M3 13h1.5M15 13h6',
  bucket: 'M4 9h16l-1.8 12H5.8zM7 9a5 5 0 0 1 10 0M3 9h18',
  hammer: 'M13 4.5l6.5 6.5-3 3L10 7.5zM12.5 10 4 18.5 5.5 20 14 11.5M13 4.5 9.5 5',
  ruler: 'M2.5 8h19v8h-19zM6.5 8v3M10 8v4.5M13.5 8v3M17 8v4.5',
  roller: 'M4 4h13v5H4zM17 6.5h3.5V12H12v3M10.5 15h3v6h-3z',
  plug: 'M9 3v5M15 3v5M6 8h12v3.5a6 6 0 0 1-12 0zM12 17.5V21',
  pipe: 'M3 6h4v6a5 5 0 0 0 5 5h9M3 12h1M13 21h8M3 3v12M21 14v10',
  tile: 'M3.5 3.5h17v17h-17zM3.5 9.2h17M3.5 14.9h17M9.2 3.5v5.7M14.8 9.2v5.7M9.2 14.9v5.6',
  bath: 'M2.5 12h19v2a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5zM5.5 12V6.5a2.5 2.5 0 0 1 5 0V8M7.5 19v2M16.5 19v2',
  door: 'M5.5 21V3.5h13V21M2.5 21h19M14.5 11.5v2',
  layers: 'M12 3.5 21 8l-9 4.5L3 8zM3 12l9 4.5 9-4.5M3 16l9 4.5 9-4.5',
  house: 'M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  key: 'M4 15.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM11 12.5l8-8M16 7.5l2.8 2.8M13.4 10l1.8 1.8',
  doc: 'M5 3h9.5L19 7.5V21H5zM14 3v5h5M8.5 13h7M8.5 16.5h5',
  shield: 'M12 3 4.5 6v5.6c0 4.6 3.2 7.8 7.5 9.4 4.3-1.6 7.5-4.8 7.5-9.4V6zM8.8 12l2.3 2.3 4.2-4.4',
  calc: 'M5 3h14v18H5zM8 6.5h8v3.5H8zM8.5 13.5v1M12 13.5v1M15.5 13.5v1M8.5 17v1M12 17v1M15.5 17v1',
};
