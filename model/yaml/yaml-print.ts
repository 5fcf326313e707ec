import type { CreateNodeOptions, DocumentOptions, ParseOptions, SchemaOptions, Tags } from 'yaml';
import { Document, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { textStyle } from './text-style.ts';

/** Fold width of long texts; other values stay on one line. */
const WIDTH = 120;

type Tag = Exclude<Tags[number], string>;
type Stringify = NonNullable<Tag['stringify']>;

/** Prints `[a, b]` without padding and `{ a: 1 }` with padding. */
const printList: Stringify = (list, context, onComment, onChompKeep) =>
  isSeq(list) ? list.toString({ ...context, flowCollectionPadding: '' }, onComment, onChompKeep) : String(list);

const printGroup: Stringify = (group, context, onComment, onChompKeep) =>
  (group as { toString(...parts: unknown[]): string }).toString(
    { ...context, flowCollectionPadding: ' ' },
    onComment,
    onChompKeep,
  );

function printText(stringify: Stringify): Stringify {
  return (item, context, onComment, onChompKeep) => {
    const isFolded = isScalar(item) && item.type === 'BLOCK_FOLDED';
    const inner = isFolded ? { ...context, options: { ...context.options, lineWidth: WIDTH } } : context;
    return stringify(item, inner as typeof context, onComment, onChompKeep);
  };
}

function printing(tags: Tags): Tags {
  return tags.map((tag) => {
    if (typeof tag === 'string') return tag;
    if (tag.tag === 'tag:yaml.org,2002:seq') return { ...tag, stringify: printList } as Tag;
    if (tag.tag === 'tag:yaml.org,2002:map') return { ...tag, stringify: printGroup } as Tag;
    if (tag.tag === 'tag:yaml.org,2002:str' && tag.stringify) {
      return { ...tag, stringify: printText(tag.stringify as Stringify) } as Tag;
    }
    return tag;
  });
}

const OPTIONS: ParseOptions & DocumentOptions & SchemaOptions & CreateNodeOptions = {
  customTags: printing,
  aliasDuplicateObjects: false,
};

export function openYaml(source: string): Document {
  return parseDocument(source, OPTIONS) as unknown as Document;
}

export function emptyYaml(): Document {
  return new Document(undefined, OPTIONS);
}

/** The project's only YAML printer; the demo content has the same format. */
export function printYaml(document: Document): string {
  return document.toString({ lineWidth: 0 });
}

/** Prints a new file with a comment on top. */
export function printNewYaml(value: unknown, comment: string): string {
  const document = new Document(value, OPTIONS);
  visit(document, {
    Scalar(_, node) {
      const style = typeof node.value === 'string' ? textStyle(node.value, undefined) : undefined;
      if (style) node.type = style;
    },
  });
  document.commentBefore = ` ${comment}`;
  return printYaml(document);
}
