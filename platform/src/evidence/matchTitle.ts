const placeholder = /…|%[sdijp]/;

/** @returns values of the placeholders (`…`, `%s`) */
export function matchTitle(name: string, title: string): string[] | null {
  if (name === title) return [];
  const parts = name.split(placeholder).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+)')}$`, 's').exec(title)?.slice(1) ?? null;
}
