/** Style rules that Biome lacks: values belong in `site/ui/tokens.css`, breakpoints in `site/ui/breakpoints.css`. */
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
