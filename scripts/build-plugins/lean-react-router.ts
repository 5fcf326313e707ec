import type { Plugin } from 'vite';

/** What the router asks of its instrumentation when nobody has given it any. */
const NO_INSTRUMENTATION = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = undefined;
`;

/**
 * Leaves out of React Router what nobody here uses, four kilobytes of it: its instrumentation, and components that the
 * bundler keeps because it cannot know that making one does nothing else.
 */
export function leanReactRouter(): Plugin {
  return {
    name: 'lean-react-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code, id) => (id.endsWith('/lib/router/instrumentation.js') ? NO_INSTRUMENTATION : markPure(code)),
    },
  };
}

function markPure(code: string): string {
  return code
    .replaceAll(/= (\w+(?:\$\d+)?\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
}
