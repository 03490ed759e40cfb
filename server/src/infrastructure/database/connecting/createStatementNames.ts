/** Limits the memory of each connection. */
const NAMES_MAX = 300;

export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= NAMES_MAX) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}
