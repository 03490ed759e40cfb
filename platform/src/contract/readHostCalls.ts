import { field, keysOf, nameOf, propertyOf, typeOf } from './nodes.ts';
import { type Node, nodesIn, parseModule } from './nodesIn.ts';
import type { SourceFile } from './SourceFile.ts';

const ALL = '*';

/**
 * Finds members used through `useHost()` and types such as `HostApi['toast']`.
 * @returns sorted names
 */
export function readHostCalls(files: readonly SourceFile[]): string[] {
  const members = files.filter(({ text }) => /\b(useHost|HostApi)\b/.test(text)).flatMap(membersIn);
  const names = [...new Set(members)].sort();
  return names.includes(ALL) ? [ALL] : names;
}

export function readHostMembers(file: SourceFile): string[] {
  const declaration = nodesIn(parseModule(file)).find(
    (node) => node.type === 'TsInterfaceDeclaration' && nameOf(field(node, 'id')) === 'HostApi',
  );
  if (!declaration) throw new Error(`${file.path} does not declare the interface HostApi.`);
  const body = field(field(declaration, 'body'), 'body');
  return (Array.isArray(body) ? body : []).flatMap((member) => nameOf(field(member, 'key')) ?? []).sort();
}

function membersIn(file: SourceFile): string[] {
  const nodes = nodesIn(parseModule(file));
  const variables = new Set(
    nodes.flatMap((node) => (isHostVariable(node) ? (nameOf(node) ?? nameOf(field(node, 'id')) ?? []) : [])),
  );
  const properties = new Set(nodes.flatMap((node) => (isHostType(typeOf(node)) ? (nameOf(field(node, 'key')) ?? []) : [])));
  const isHost = (value: unknown) =>
    isUseHost(value) || variables.has(nameOf(value) ?? '') || properties.has(propertyOf(value) ?? '');
  return nodes.flatMap((node): readonly string[] => {
    switch (node.type) {
      case 'VariableDeclarator':
        return isHost(field(node, 'init')) || isHostType(typeOf(field(node, 'id'))) ? (keysOf(field(node, 'id')) ?? []) : [];
      case 'ObjectPattern':
        return isHostType(typeOf(node)) ? (keysOf(node) ?? []) : [];
      case 'MemberExpression':
        return isHost(field(node, 'object')) ? [propertyOf(node) ?? ALL] : [];
      case 'TsIndexedAccessType':
        return isHostType(field(node, 'objectType')) ? literalsIn(field(node, 'indexType')) : [];
      case 'TsTypeReference':
        return nameOf(field(node, 'typeName')) === 'Pick' && isHostType(parametersOf(node)[0])
          ? literalsIn(parametersOf(node)[1])
          : [];
      default:
        return [];
    }
  });
}

function isHostVariable(node: Node): boolean {
  if (node.type === 'VariableDeclarator') return isUseHost(field(node, 'init'));
  return node.type === 'Identifier' && isHostType(typeOf(node));
}

function isUseHost(value: unknown): boolean {
  return field(value, 'type') === 'CallExpression' && nameOf(field(value, 'callee')) === 'useHost';
}

/** `HostApi`, `Pick<HostApi, ...>` and `ReturnType<typeof useHost>`. */
function isHostType(type: unknown): boolean {
  const name = nameOf(field(type, 'typeName'));
  const [first] = parametersOf(type);
  if (name === 'Pick') return isHostType(first);
  return name === 'HostApi' || (name === 'ReturnType' && nameOf(field(first, 'exprName')) === 'useHost');
}

function parametersOf(type: unknown): unknown[] {
  const parameters = field(field(type, 'typeParams'), 'params');
  return Array.isArray(parameters) ? parameters : [];
}

function literalsIn(value: unknown): string[] {
  return nodesIn(value).flatMap((node) => (node.type === 'StringLiteral' ? (nameOf(node) ?? []) : []));
}
