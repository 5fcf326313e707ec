import type { Plugin } from 'vite';

/** Lets the bundler leave out the components of React Router that nobody uses: it cannot know that making one does nothing else. */
export function leanReactRouter(): Plugin {
  return {
    name: 'lean-react-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) =>
        code
          .replaceAll(/= (\w+(?:\$\d+)?\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
    },
  };
}
