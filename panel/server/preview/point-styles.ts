const OWN = '#0b7a5b';
const ELSEWHERE = '#9a5200';

/** Boxes around what the author points at; `--scale` is that of the frame, so that labels stay readable in it. */
export const POINT_CSS = [
  `.draft-mark{--px:calc(1px/var(--scale,1));--ink:${OWN};position:absolute;z-index:2147483647;pointer-events:none;border-radius:calc(4*var(--px));outline:calc(2*var(--px)) solid var(--ink);outline-offset:calc(3*var(--px));background:color-mix(in srgb,var(--ink) 8%,transparent)}`,
  '.draft-mark[hidden]{display:none}',
  // Above the parts of the page, below its header and the bar of a phone.
  '.draft-mark[data-in-main]{z-index:20}',
  `.draft-mark[data-elsewhere]{--ink:${ELSEWHERE}}`,
  '.draft-mark[data-kind=chosen]{background:none}',
  '.draft-mark>span{position:absolute;bottom:calc(100% + 5*var(--px));max-width:calc(320*var(--px));padding:calc(2*var(--px)) calc(8*var(--px));border-radius:calc(4*var(--px));background:var(--ink);color:#fff;font:500 calc(13*var(--px))/1.4 system-ui,sans-serif;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}',
  '.draft-mark[data-below]>span{bottom:auto;top:calc(100% + 5*var(--px))}',
  // Letters of a scaled page keep their distances.
  '*{text-rendering:geometricPrecision}',
  'html[data-points],html[data-points] *{cursor:pointer!important}',
  // Above the form of a phone the contact bar would cover half of the page.
  '@media(max-height:480px){nav[data-away]{display:none!important}}',
  '@media print{.draft-mark{display:none}}',
].join('');
