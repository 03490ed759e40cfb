import { isNode, type Node, nodesIn, parseModule } from '../../contract/nodesIn.ts';
import type { SourceFile } from '../source-rules/fileRules.ts';

/** Byte offsets. */
interface Range {
  start: number;
  end: number;
}

export interface Comment extends Range {
  text: string;
}

export interface CommentedFile {
  comments: readonly Comment[];
  exports: ReadonlyMap<string, Range>;
  /** If `name` is undefined, all exports. */
  reexports: readonly { from: string; name?: string }[];
  bodies: readonly Range[];
}

const quotedTypes = new Set(['StringLiteral', 'TemplateElement', 'RegExpLiteral', 'JSXText']);
const bodyTypes = new Set(['BlockStatement', 'FunctionBody']);

export function readComments({ path, text }: SourceFile): CommentedFile {
  // swc's module span starts at the first token, which is now the semicolon.
  const module = parseModule({ path, text: `;${text.replace(/^#!/, '//')}` });
  const rangeOf = ({ span }: { span: Range }) => ({
    start: span.start - module.span.start - 1,
    end: span.end - module.span.start - 1,
  });
  const nodes = nodesIn(module).filter(hasSpan);
  const quoted = nodes.filter(({ type }) => quotedTypes.has(type)).map(rangeOf);
  const exports = new Map<string, Range>();
  const reexports: { from: string; name?: string }[] = [];
  for (const item of module.body) {
    if (item.type === 'ExportDeclaration') {
      for (const name of declaredNames(item.declaration)) exports.set(name, rangeOf(item));
    } else if (item.type === 'ExportAllDeclaration') {
      reexports.push({ from: item.source.value });
    } else if (item.type === 'ExportNamedDeclaration' && item.source) {
      for (const specifier of item.specifiers) {
        if (specifier.type === 'ExportSpecifier') reexports.push({ from: item.source.value, name: specifier.orig.value });
      }
    }
  }
  return {
    comments: commentsOutside(Buffer.from(text), quoted),
    exports,
    reexports,
    bodies: nodes.filter(({ type }) => bodyTypes.has(type)).map(rangeOf),
  };
}

function commentsOutside(bytes: Buffer, quoted: readonly Range[]): Comment[] {
  const comments: Comment[] = [];
  const ends = new Map(quoted.map(({ start, end }) => [start, end]));
  for (let at = 0; at < bytes.length; ) {
    const opening = bytes.toString('latin1', at, at + 2);
    const quotedEnd = ends.get(at) ?? at;
    if (quotedEnd > at) at = quotedEnd;
    else if (opening === '//' || opening === '/*') {
      const closing = opening === '//' ? bytes.indexOf('\n', at) : bytes.indexOf('*/', at + 2) + 2;
      const end = closing < at ? bytes.length : closing;
      comments.push({ start: at, end, text: bytes.toString('utf8', at, end) });
      at = end;
    } else at += 1;
  }
  return comments;
}

function declaredNames(declaration: unknown): string[] {
  if (typeof declaration !== 'object' || declaration === null) return [];
  if ('declarations' in declaration && Array.isArray(declaration.declarations))
    return declaration.declarations.flatMap(declaredNames);
  const id: unknown = 'identifier' in declaration ? declaration.identifier : Reflect.get(declaration, 'id');
  return typeof id === 'object' && id !== null && 'value' in id && typeof id.value === 'string' ? [id.value] : [];
}

function hasSpan(node: Node): node is Node & { span: Range } {
  const span: unknown = Reflect.get(node, 'span');
  return isNode(node) && typeof span === 'object' && span !== null && 'start' in span && 'end' in span;
}
