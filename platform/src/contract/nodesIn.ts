import { type KeyValueProperty, type Module, parseSync } from '@swc/core';
import type { SourceFile } from './SourceFile.ts';

export interface Node {
  type: string;
}

export function parseModule({ path, text }: SourceFile): Module {
  return parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') });
}

export function propertiesIn(module: unknown): KeyValueProperty[] {
  return nodesIn(module).filter(isProperty);
}

/** Returns null for a text with expressions. */
export function literalOf(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'StringLiteral' || value.type === 'Identifier') return textAt(value, 'value');
  const quasis: unknown = Reflect.get(value, 'quasis');
  if (value.type !== 'TemplateLiteral' || !Array.isArray(quasis) || quasis.length !== 1) return null;
  return textAt(quasis[0], 'cooked');
}

/** Like `literalOf`, but without identifiers. */
export function stringOf(value: unknown): string | null {
  return isNode(value) && value.type !== 'Identifier' ? literalOf(value) : null;
}

function textAt(node: object, key: string): string | null {
  const text: unknown = Reflect.get(node, key);
  return typeof text === 'string' ? text : null;
}

export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return isNode(value) ? [value, ...inside] : inside;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isProperty(node: Node): node is KeyValueProperty {
  return node.type === 'KeyValueProperty';
}
