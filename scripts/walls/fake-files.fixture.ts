import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';

/** A fake source file with its imports: files, packages and modules of Node. */
export type FakeFile = { readonly from: string; readonly to: readonly string[]; readonly types?: boolean };

type Config = { readonly forbidden: (IForbiddenRuleType & { name: string })[]; readonly options: ICruiseOptions };

const ROOT = resolve(import.meta.dirname, '../..');

export const { default: config } = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as { default: Config };

/** Returns the violations of these imports in a temporary tree; `absent` is imported, but not created. */
export async function refusedImports(fakeFiles: readonly FakeFile[], forbidden: Config['forbidden'], absent = '') {
  const tree = await mkdtemp(join(tmpdir(), 'walls-'));
  try {
    const texts = sources(fakeFiles);
    texts.delete(absent);
    for (const [file, text] of texts) {
      await mkdir(join(tree, dirname(file)), { recursive: true });
      await writeFile(join(tree, file), text);
    }
    for (const file of globSync('{.,*}/package.json', { cwd: ROOT, exclude: ['node_modules'] }))
      await cp(join(ROOT, file), join(tree, file));
    const files = [...texts.keys()].filter((file) => !file.startsWith('node_modules/'));
    const options = {
      ...config.options,
      baseDir: tree,
      ruleSet: { forbidden },
      validate: true,
      skipAnalysisNotInRules: true,
    };
    const { output } = await cruise(files, options);
    return (output as ICruiseResult).summary.violations;
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
}

function sources(fakeFiles: readonly FakeFile[]): Map<string, string> {
  const imported = fakeFiles.flatMap(({ to }) => to).filter((name) => !name.startsWith('node:'));
  const texts = new Map(
    imported.map((name) => [isOurs(name) ? name : `node_modules/${name}/index.js`, 'export {};\n']),
  );
  for (const { from, to, types } of fakeFiles) {
    const lines = to.map((name) => `import ${types ? 'type {} from ' : ''}'${specifier(from, name)}';\n`);
    texts.set(from, lines.join('') || 'export {};\n');
  }
  return texts;
}

function isOurs(name: string): boolean {
  return /\.tsx?$/.test(name);
}

function specifier(from: string, to: string): string {
  if (!isOurs(to)) return to;
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
