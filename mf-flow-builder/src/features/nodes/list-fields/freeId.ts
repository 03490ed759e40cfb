export function freeId(name: string, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let number = ids.size + 1;
  while (ids.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
