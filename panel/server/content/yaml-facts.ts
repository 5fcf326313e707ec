import { isDeepStrictEqual } from 'node:util';
import type { Document, Node } from 'yaml';
import { isMap, isScalar, isSeq, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import type { Field } from '../../../model/fields/field-tree.ts';
import { readYaml } from '../../../model/load/read-yaml.ts';
import { textStyle } from '../../../model/yaml/text-style.ts';
import { emptyYaml, openYaml, printYaml } from '../../../model/yaml/yaml-print.ts';
import { pairItems } from './pair-items.ts';

/** Parses YAML into plain values; returns `undefined` for unreadable texts, such as circular aliases. */
export function yamlFacts(source: string): unknown {
  try {
    // The copy is necessary because a substring retains the whole source in memory.
    return structuredClone(openYaml(source).toJS({ maxAliasCount: 0 }));
  } catch {
    return undefined;
  }
}

/**
 * Returns the text with other facts. Comments, quotes and order of unchanged parts stay, also in moved list items;
 * new fields follow the form's order. Equal facts return the same text.
 */
export function setYamlFacts(source: string, facts: unknown, form: Field): string {
  if (!readYaml(source).ok) return printFacts(facts, form);
  const document = openYaml(source);
  if (isDeepStrictEqual(document.toJS(), facts)) return source;
  document.contents = merged(document, document.contents, facts, form);
  return assertRoundTrip(printYaml(document), facts);
}

export function printFacts(facts: unknown, form: Field): string {
  const document = emptyYaml();
  document.contents = created(facts, form);
  return assertRoundTrip(printYaml(document), facts);
}

function assertRoundTrip(text: string, facts: unknown): string {
  if (isDeepStrictEqual(openYaml(text).toJS(), facts)) return text;
  throw new Error('The printed YAML reads otherwise than what was to be written');
}

function merged(document: Document, node: unknown, value: unknown, field: Field | undefined): Node {
  if (isMap(node) && isGroup(value)) return mergedGroup(document, node, value, field);
  if (isSeq(node) && Array.isArray(value)) return mergedList(document, node, value, field);
  if (isScalar(node) && !isGroup(value) && !Array.isArray(value)) return mergedScalar(node, value);
  return keepComments(node, created(value, field));
}

function mergedGroup(document: Document, map: YAMLMap, value: Group, field: Field | undefined): Node {
  map.items = map.items.filter((pair) => Object.hasOwn(value, keyOf(pair)));
  const order = orderOf(field);
  for (const key of inOrder(value, order)) {
    const inner = field?.fields?.find((one) => one.key === key);
    const pair = map.items.find((one) => keyOf(one) === key);
    if (pair) pair.value = merged(document, pair.value, value[key], inner);
    else map.items.splice(placeFor(map, key, order), 0, new Pair(new Scalar(key), created(value[key], inner)));
  }
  return map;
}

function placeFor(map: YAMLMap, key: string, order: readonly string[]): number {
  const before = order.slice(0, Math.max(0, order.indexOf(key))).reverse();
  for (const name of before) {
    const at = map.items.findIndex((pair) => keyOf(pair) === name);
    if (at >= 0) return at + 1;
  }
  return order.includes(key) ? 0 : map.items.length;
}

function mergedList(document: Document, list: YAMLSeq, value: readonly unknown[], field: Field | undefined): Node {
  const nodes = list.items;
  const known = nodes.map((node) => (node as Node | null)?.toJS(document) ?? null);
  const pairs = pairItems(known, value);
  if (pairs.indexOf(0) > 0) moveCommentToFirstItem(list);
  list.items = pairs.map((from, index) =>
    from === null ? created(value[index], field?.item) : merged(document, nodes[from], value[index], field?.item),
  );
  return list;
}

/** YAML attaches a comment above the first item to the list; the item takes the comment so that they move together. */
function moveCommentToFirstItem(list: YAMLSeq): void {
  const [first] = list.items;
  if (!list.commentBefore || !(isScalar(first) || isMap(first) || isSeq(first))) return;
  first.commentBefore = list.commentBefore;
  list.commentBefore = null;
}

function mergedScalar(scalar: Scalar, value: unknown): Node {
  if (scalar.value === value) return scalar;
  const fresh = new Scalar(value);
  if (typeof value === 'string') {
    const type = textStyle(value, scalar.type as Scalar.Type | undefined);
    if (type) fresh.type = type;
  }
  return keepComments(scalar, fresh);
}

function keepComments<T extends Node>(before: unknown, node: T): T {
  if (!isScalar(before) && !isMap(before) && !isSeq(before)) return node;
  const { comment, commentBefore, spaceBefore } = before;
  return Object.assign(node, {
    ...(comment ? { comment } : {}),
    ...(commentBefore ? { commentBefore } : {}),
    ...(spaceBefore ? { spaceBefore } : {}),
  });
}

function created(value: unknown, field: Field | undefined): Node {
  if (Array.isArray(value)) {
    const list = new YAMLSeq();
    list.items = value.map((item) => created(item, field?.item));
    return list;
  }
  if (isGroup(value)) {
    const map = new YAMLMap();
    map.items = inOrder(value, orderOf(field)).map(
      (key) =>
        new Pair(
          new Scalar(key),
          created(
            value[key],
            field?.fields?.find((one) => one.key === key),
          ),
        ),
    );
    return map;
  }
  const scalar = new Scalar(value);
  const type = typeof value === 'string' ? textStyle(value, undefined) : undefined;
  if (type) scalar.type = type;
  return scalar;
}

type Group = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);
const orderOf = (field: Field | undefined): string[] => field?.fields?.map(({ key }) => key) ?? [];

function inOrder(value: Group, order: readonly string[]): string[] {
  const known = order.filter((key) => Object.hasOwn(value, key));
  return [...known, ...Object.keys(value).filter((key) => !order.includes(key))];
}
