import { sentence } from '@fanfare/shared/contracts';

const nodeFields: Readonly<Record<string, (number: number) => string>> = {
  content: (number) => sentence('The text of node {number}', { number }),
  keyword: (number) => sentence('The keyword of node {number}', { number }),
  actionParams: (number) => sentence('The parameters of node {number}', { number }),
  label: (number) => sentence('The name of node {number}', { number }),
};

/**
 * What a field of a request is called in a message to its sender: fields of a flow's nodes in words, others by their path.
 *
 * @param path a JSON pointer, for example `/nodes/0/data/content`
 */
export function getFieldName(path: string): string {
  const [, index, field] = /^\/nodes\/(\d+)\/data\/(\w+)$/.exec(path) ?? [];
  const named = field === undefined ? undefined : nodeFields[field]?.(Number(index) + 1);
  return named ?? path.replace(/^\//, '').replaceAll('/', '.');
}
