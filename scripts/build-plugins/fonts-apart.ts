import type { Plugin } from 'vite';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Takes the fonts out of the stylesheet into `fonts.css`, which documents begin with: browsers that meet them in a sheet
 * that comes after the first paint lay all text out anew, a quarter of a second on a slow phone.
 */
export function fontsApart(): Plugin {
  return {
    name: 'fonts-apart',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const whole = String(file.source);
          file.source = whole.replaceAll(FONT_FACE, '');
          this.emitFile({ type: 'asset', fileName: 'fonts.css', source: whole.match(FONT_FACE)?.join('') ?? '' });
        }
      },
    },
  };
}
