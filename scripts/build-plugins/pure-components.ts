import type { Plugin } from 'vite';

/**
 * Marks React Router's components as free of side effects, so that tree shaking removes unused ones (3 KB). Removes
 * `displayName`, which would count as a use.
 */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) =>
        code
          .replaceAll(/= (\w+(?:\$\d+)?\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
    },
  };
}
