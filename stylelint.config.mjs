/** What Biome cannot hold of the rules for styles: values stand in `site/ui/tokens.css`, widths in `site/ui/breakpoints.css`. */
export default {
  rules: {
    'color-no-hex': true,
    // The one value with several roles: components name the role.
    'declaration-property-value-disallowed-list': { '/./': ['/var\\(--ink\\)/'] },
    'media-feature-name-disallowed-list': ['width', 'min-width', 'max-width'],
  },
  overrides: [
    {
      files: ['site/ui/tokens.css'],
      rules: { 'color-no-hex': null, 'declaration-property-value-disallowed-list': null },
    },
    { files: ['site/ui/breakpoints.css'], rules: { 'media-feature-name-disallowed-list': null } },
  ],
};
