import { createHash } from 'node:crypto';
import cascadeLayers from '@csstools/postcss-cascade-layers';
import postcss from 'postcss';
import type { Plugin } from 'vite';
import { LAYER_ORDER } from '../../site/document.ts';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * The stylesheet that comes after the first paint names no fonts and no layers: browsers that meet either in a late sheet
 * lay all text out anew, a quarter of a second on a slow phone. Layers become specificity. What documents are given to
 * begin with is cut from `whole.css`, which has both.
 */
export function lateSheet(): Plugin {
  return {
    name: 'late-sheet',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.css')) continue;
          const whole = LAYER_ORDER + String(file.source);
          const { css } = await postcss([cascadeLayers()]).process(whole.replaceAll(FONT_FACE, ''), {
            from: undefined,
          });
          const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
          delete bundle[name];
          this.emitFile({ type: 'asset', fileName: name.replace(/-[\w-]{8}\.css$/, `-${hash}.css`), source: css });
          this.emitFile({ type: 'asset', fileName: 'whole.css', source: whole });
        }
      },
    },
  };
}
