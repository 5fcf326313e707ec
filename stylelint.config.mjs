/** What Biome cannot hold of the rules for styles: values stand in `site/ui/tokens.css`, widths in `site/ui/breakpoints.css`. */
export default {
  rules: {
    'color-no-hex': true,
    'media-feature-name-disallowed-list': ['width', 'min-width', 'max-width'],
  },
  overrides: [
    {
      files: ['site/ui/tokens.css'],
      rules: { 'color-no-hex': null },
    },
    { files: ['site/ui/breakpoints.css'], rules: { 'media-feature-name-disallowed-list': null } },
  ],
};
