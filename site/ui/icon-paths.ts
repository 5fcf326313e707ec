/** Path data on a 24 px grid; a name's strokes are drawn in order. */
export const iconPaths = {
  phone:
    'M5 4h4l1.6 4.4-2.2 1.5a12 12 0 0 0 5.7 5.7l1.5-2.2L20 15v4a1.6 1.6 0 0 1-1.7 1.6C10.6 20 4 13.4 3.4 5.7A1.6 1.6 0 0 1 5 4z',
  telegram: 'M21 4 3 11.2l5.6 2.1L18 7l-7 7.6V20l3-3.4 4 3L21 4z',
  mail: 'M3 5.5h18v13H3zM3 6.5l9 7 9-7',
  pin: 'M12 21.5s7-6.4 7-11.6a7 7 0 1 0-14 0c0 5.2 7 11.6 7 11.6zM9.6 9.8a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z',
  right: 'M4 12h15M13 6l6 6-6 6',
  left: 'M20 12H5M11 6l-6 6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  chev: 'M6 9.5l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  menu: 'M3 8h18M3 16h18',
  check: 'M5 12.5l4.6 4.5L19 7.5',
  ok: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM8 12.3l2.8 2.7L16 9.6',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 11v5.2M12 7.6v1.6',
  warn: 'M12 4 2.8 19.5h18.4zM12 10v4.4M12 16v1.5',
  error: 'M8.2 3.5h7.6l4.7 4.7v7.6l-4.7 4.7H8.2l-4.7-4.7V8.2zM12 7.6v5.6M12 15v1.6',
  filter: 'M3 7h10M17 7h4M3 17h4M11 17h10M13 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM7 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
  expand: 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  calendar: 'M3.5 5.5h17v15h-17zM3.5 10h17M8 3v4.5M16 3v4.5',
  star: 'M12 3.5l2.6 5.6 6 .8-4.4 4.2 1.1 6.1L12 17.2l-5.3 3 1.1-6.1L3.4 9.9l6-.8z',
  compare: 'M9 6 3.5 12 9 18M15 6l5.5 6-5.5 6',
  external: 'M13 4h7v7M20 4l-9.5 9.5M18 14.5V20H4V6h5.5',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM15.5 15.5l5 5',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof iconPaths;
