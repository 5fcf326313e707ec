/** Says on every page of a preview what it is; at home in no page of the site. */
export const BANNER = '<p class="draft-banner" role="note"><strong>Черновик</strong> На сайте этого ещё нет.</p>';

export const BANNER_CSS = [
  '.draft-banner{margin:0;padding:.375rem 1rem;background:#ffd34d;color:#1d1a10;font:.9375rem/1.4 system-ui,sans-serif;text-align:center}',
  '.draft-banner strong{font-weight:650;margin-inline-end:.5em}',
  '.draft-drawings{position:absolute;width:0;height:0;overflow:hidden}',
  '@media print{.draft-banner{display:none}}',
].join('');
