import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const CLIENT = 'react-dom/client';
const FLAT = '\0react-dom-client-flat';

/**
 * Converts `react-dom/client` to an ES module. As CommonJS it is one function of 200 KB, which browsers parse twice:
 * 0.1 s on a slow phone.
 */
export function flatReactDom(): Plugin {
  return {
    name: 'flat-react-dom',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId: (id) => (id === CLIENT ? FLAT : null),
    async load(id) {
      if (id !== FLAT) return null;
      const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
      const source = await readFile(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');
      return flatten(source);
    },
  };
}

function flatten(source: string): string {
  const imports: string[] = [];
  const body = source.replaceAll(/\brequire\("([\w-]+)"\)/g, (_, name: string) => {
    const local = `imported${imports.length}`;
    imports.push(`import ${local} from '${name}';`);
    return local;
  });
  const names: string[] = [];
  const flat = body.replaceAll(/^exports\.(\w+) = /gm, (_, name: string) => {
    names.push(name);
    return `const exported_${name} = `;
  });
  if (imports.length === 0 || !names.includes('hydrateRoot')) {
    throw new Error(
      'react-dom-client.production.js is not written as it was: look at scripts/build-plugins/flat-react-dom.ts',
    );
  }
  return `${imports.join('\n')}\n${flat}\nexport { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} };`;
}
