/** A test by its file and its title as the report shows it, with the values of its row. */
export interface Proof {
  file: string;
  title: string;
}

/** One checkable fact of the product specification. */
export interface Statement {
  /** Section, topic and number, for example `2.dashboard.7`. */
  id: string;
  text: string;
  proofs: readonly Proof[];
  /** Words of the row of ADR 0011 that says what we do instead and why. */
  differs?: string;
}

export interface Topic {
  title: string;
  statements: readonly Statement[];
}

export function topic(title: string, ...statements: Statement[]): Topic {
  return { title, statements };
}

/** We do what the specification says. */
export function exact(id: string, text: string, ...proofs: Proof[]): Statement {
  return { id, text, proofs };
}

/** We differ on purpose: the tests prove what we do instead. */
export function differs(id: string, text: string, row: string, ...proofs: Proof[]): Statement {
  return { id, text, proofs, differs: row };
}

/** Names for the tests of one file. */
export function testsOf<Key extends string>(file: string, titles: Readonly<Record<Key, string>>): Readonly<Record<Key, Proof>>;
export function testsOf(file: string, titles: Readonly<Record<string, string>>): Readonly<Record<string, Proof>> {
  return Object.fromEntries(Object.entries(titles).map(([key, title]) => [key, { file, title }]));
}
