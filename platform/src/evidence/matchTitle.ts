const placeholder = /…|%[sdijp]/;

/** The values that a concrete title puts into the placeholders (`…`, `%s`) of a test's name, or null when it is another test. */
export function matchTitle(name: string, title: string): string[] | null {
  if (name === title) return [];
  const parts = name.split(placeholder).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+)')}$`, 's').exec(title)?.slice(1) ?? null;
}
