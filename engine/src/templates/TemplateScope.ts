/** Values are data; they are never rendered as templates. */
export interface TemplateScope {
  contact: { username: string | null; name: string | null; tags: readonly string[] };
  input: string;
  variables: Readonly<Record<string, string>>;
  /** ISO 8601. */
  now: string;
  /** Available only in requests. */
  secrets?: Readonly<Record<string, string>>;
}

export const contactFields = ['username', 'name', 'tags'] as const;
