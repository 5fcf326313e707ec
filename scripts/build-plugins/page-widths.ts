import type { Plugin } from 'postcss';

/**
 * Supports the breakpoint names of `@media` in `@container page (--below-tablet)`, since custom media do not apply to
 * containers.
 */
export function pageWidths(): Plugin {
  return {
    postcssPlugin: 'page-widths',
    Once(root) {
      const widths = new Map<string, string>();
      root.walkAtRules('custom-media', ({ params }) => {
        const [, name = '', condition = ''] = /^(--[\w-]+)\s+(.*)$/.exec(params) ?? [];
        widths.set(name, condition);
      });
      root.walkAtRules('container', (rule) => {
        rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
          const condition = widths.get(name);
          if (condition === undefined) throw rule.error(`site/ui/breakpoints.css has no ${name}`);
          return condition;
        });
      });
    },
  };
}
