/** Bounds what every connection remembers. A statement with a list of varying length has many texts; those beyond are planned at each use. */
const NAMES_MAX = 300;

/** Names under which all connections of a pool know statements; undefined for a text that came too late. */
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
