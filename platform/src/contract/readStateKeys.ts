import { field, keysOf, nameOf, propertyOf, typeOf } from './nodes.ts';
import { nodesIn, parseModule } from './nodesIn.ts';
import type { SourceFile } from './SourceFile.ts';

/** Selectors of `@fanfare/shared/store` are exports and not included. */
export function readStateKeys(files: readonly SourceFile[]): string[] {
  const keys = files.filter(({ text }) => /getState|Selector\(|RootState/.test(text)).flatMap(keysIn);
  return [...new Set(keys)].sort();
}

function keysIn(file: SourceFile): string[] {
  const nodes = nodesIn(parseModule(file));
  const roots = nodes.flatMap((node) => {
    if (node.type === 'VariableDeclarator' && isGetState(field(node, 'init'))) return [field(node, 'id')];
    if (node.type === 'CallExpression' && /^use\w*Selector$/.test(nameOf(field(node, 'callee')) ?? ''))
      return [firstParameterOf(node)];
    return /RootState$/.test(nameOf(field(typeOf(node), 'typeName')) ?? '') ? [node] : [];
  });
  const names = new Set(roots.map(nameOf));
  names.delete(null);
  const members = nodes.flatMap((node) => {
    if (node.type !== 'MemberExpression') return [];
    const object = field(node, 'object');
    return isGetState(object) || names.has(nameOf(object)) ? (propertyOf(node) ?? []) : [];
  });
  return [...members, ...roots.flatMap((root) => keysOf(root) ?? [])].filter((key) => key !== '*');
}

function isGetState(value: unknown): boolean {
  return field(value, 'type') === 'CallExpression' && nameOf(field(field(value, 'callee'), 'property')) === 'getState';
}

function firstParameterOf(call: object): unknown {
  const first = firstOf(field(call, 'arguments'));
  const parameter = firstOf(field(field(first, 'expression'), 'params'));
  // Only function expressions wrap their parameters.
  return field(parameter, 'type') === 'Parameter' ? field(parameter, 'pat') : parameter;
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined;
}
