import type { ChildNode, Declaration, Rule } from 'postcss';
import { parse } from 'postcss';

/** Parsed stylesheet from which the rules used by one page can be selected. */
export type CuttableCss = readonly Part[];

type Part =
  | { readonly kind: 'always'; readonly text: string }
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'tokens'; readonly tokens: readonly Token[]; readonly rest: string }
  | { readonly kind: 'group'; readonly prelude: string; readonly parts: readonly Part[] };

type Token = { readonly name: string; readonly text: string };

/** `wants` lists the classes, ids and `data-` attributes that the selector requires. */
type Selector = { readonly text: string; readonly wants: readonly string[] };

/** At-rules that contain rules; all others are kept unchanged. */
const GROUPS = new Set(['media', 'supports', 'container', 'starting-style', 'scope']);

export function parseCuttable(css: string): CuttableCss {
  return parse(css).nodes.map(toPart);
}

export function printRules(css: string): string {
  const isOfPaper = (node: ChildNode) => node.type === 'atrule' && node.name === 'media' && node.params === 'print';
  return parse(css).nodes.filter(isOfPaper).join('');
}

/**
 * Keeps rules whose classes, ids and `data-` attributes all occur in the page; the rest loads on first interaction.
 * The last argument is further text that may use tokens, such as the markup.
 */
export function criticalCss(css: CuttableCss, usedNames: ReadonlySet<string>, extraRules = ''): string {
  const rules = css.map((part) => print(part, usedNames)).join('');
  return css.map((part) => print(part, usedNames, rules + extraRules)).join('');
}

/** Properties without effect before the visitor interacts with the page. */
const INTERACTION_PROPERTIES = /^(transition|cursor|will-change)/;

function toPart(node: ChildNode): Part {
  if (node.type === 'rule') node.walkDecls(INTERACTION_PROPERTIES, (declaration) => void declaration.remove());
  if (node.type === 'rule' && node.selector === ':root') return toTokens(node);
  if (node.type === 'rule') {
    const selectors = node.nodes.length === 0 ? [] : node.selectors;
    return {
      kind: 'rule',
      selectors: selectors.map((text) => ({ text, wants: namesOf(text) })),
      body: `{${node.nodes.join(';')}}`,
    };
  }
  const text = node.toString();
  if (node.type !== 'atrule' || !node.nodes) return { kind: 'always', text: `${text};` };
  if (node.name === 'keyframes') return { kind: 'keyframes', name: node.params, text };
  // Print rules have a separate stylesheet; with forced colours the page loads the full one at once.
  if (node.name === 'media' && /^print$|forced-colors/.test(node.params)) return { kind: 'always', text: '' };
  if (!GROUPS.has(node.name)) return { kind: 'always', text };
  return { kind: 'group', prelude: `@${node.name} ${node.params}`, parts: node.nodes.map(toPart) };
}

function toTokens(root: Rule): Part {
  const isToken = (node: ChildNode): node is Declaration => node.type === 'decl' && node.variable;
  return {
    kind: 'tokens',
    tokens: root.nodes.filter(isToken).map((token) => ({ name: token.prop, text: token.toString() })),
    rest: root.nodes.filter((node) => !isToken(node)).join(';'),
  };
}

/** Placeholder for states that a page cannot start in. Focus is not among them: the first Tab needs its styles. */
const NEVER = ':hover';

/** Ignores the arguments of `:not()`, `:is()` and `:where()`, because they list alternatives. */
function namesOf(selector: string): string[] {
  const plain = selector.replace(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, '');
  if (/:(?:hover|active)\b|::view-transition/.test(plain)) return [NEVER];
  const extraRules = plain.replace(/:has\((?:[^()]|\([^()]*\))*\)/g, '');
  const marks = extraRules.matchAll(/[.#][a-zA-Z_-][\w-]*/g);
  const attributes = plain.matchAll(/\[(data-[\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g);
  return [
    ...[...marks].map(([name]) => name),
    ...[...attributes].map(([, name = '', value]) => (value === undefined ? `[${name}]` : `[${name}=${value}]`)),
  ];
}

/** Without `rules`, returns everything except keyframes; with `rules`, only the keyframes and tokens that they use. */
function print(part: Part, usedNames: ReadonlySet<string>, rules?: string): string {
  switch (part.kind) {
    case 'always':
      return part.text;
    case 'rule': {
      const used = part.selectors.filter(({ wants }) => wants.every((name) => usedNames.has(name)));
      return used.length === 0 ? '' : used.map(({ text }) => text).join(',') + part.body;
    }
    case 'keyframes':
      return rules?.includes(part.name) ? part.text : '';
    case 'tokens': {
      const named = part.tokens.filter(({ name }) => rules === undefined || rules.includes(`var(${name}`));
      const inside = [...named.map(({ text }) => text), part.rest].filter(Boolean).join(';');
      return inside === '' ? '' : `:root{${inside}}`;
    }
    case 'group': {
      const inside = part.parts.map((inner) => print(inner, usedNames, rules)).join('');
      return inside === '' ? '' : `${part.prelude}{${inside}}`;
    }
  }
}
