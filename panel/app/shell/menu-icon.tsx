const PATHS = {
  archive: 'M2.5 3h11v3h-11zM3.5 6v7h9V6M6.5 9h3',
  articles: 'M3 3.5h10M3 6.5h10M3 9.5h10M3 12.5h6',
  bars: 'M3 13.5V9.5M6.5 13.5v-8M10 13.5v-6M13.5 13.5v-11',
  flat: 'M2.5 2.5h11v11h-11zM8 2.5v5H5.5M2.5 7.5h.5M8 13.5v-3M8 10.5h5.5',
  flag: 'M4 14V2.5h8.5l-2 3 2 3H4',
  home: 'M2.5 7.5 8 3l5.5 4.5M4 6.5v7h8v-7M6.8 13.5v-3.7h2.4v3.7',
  journal: 'M4 2.5h8.5v11H4zM2.5 5H4M2.5 8H4M2.5 11H4M6.5 6h3.5M6.5 8.5h3.5',
  law: 'M4 2.5h5l3.5 3.5v7.5H4zM9 2.5V6h3.5M6.5 9h3.5M6.5 11.2h3.5',
  menu: 'M2.5 3h11v10h-11zM6 3v10M8 6h3.5M8 9h3.5',
  page: 'M2 3h12v10H2zM2 6h12M4 4.5h.01M6 4.5h.01',
  pencil: 'm3 13 .6-2.8L10.7 3l2.3 2.3-7.2 7.1zM9.3 4.4l2.3 2.3',
  people:
    'M6 7.3a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M2 13a4 4 0 0 1 8 0M10.3 3.2a2.2 2.2 0 0 1 0 3.8M11.3 9.3A4 4 0 0 1 14 13',
  percent:
    'M12.5 3.5l-9 9M4.8 6.5a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2M11.2 12.7a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2',
  phone:
    'M4.7 2.5H2.9a.6.6 0 0 0-.6.6c0 6 4.6 10.6 10.6 10.6a.6.6 0 0 0 .6-.6v-2.3l-2.8-1.1-1.4 1.4a8.5 8.5 0 0 1-4.4-4.4l1.4-1.4z',
  photos: 'M2 3h12v10H2zM2 11l3.5-3.5 3 3 2-2L14 11.7M10.8 6h.01',
  roller: 'M2.5 2.5H11V6H2.5zM11 4.2h2.5V8H7v2M6 10h2v3.5H6z',
  rouble: 'M5.5 13.5v-11h3.7a3 3 0 0 1 0 6H4M4 11h5',
  upload: 'M8 10.5V3M5 6l3-3 3 3M2.5 10.5v3h11v-3',
} as const;

export type MenuIconName = keyof typeof PATHS;

/** Line icon next to the words of a menu item. */
export function MenuIcon({ name }: { readonly name: MenuIconName }) {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
