import type { Plugin } from 'vite';

/**
 * Marks the components of React Router as made without side effects, so that the bundler leaves out those that nobody
 * uses, three kilobytes of them. It cannot know that by itself, nor that a name for debugging is no use of them.
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
