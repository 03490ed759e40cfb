/** What a template may name. Every value is data: a text that looks like a template stays text. */
export interface TemplateScope {
  contact: { username: string | null; name: string | null; tags: readonly string[] };
  /** The follower's text. */
  input: string;
  variables: Readonly<Record<string, string>>;
  /** ISO 8601. */
  now: string;
  /** Only where a request is put together. */
  secrets?: Readonly<Record<string, string>>;
}

export const contactFields = ['username', 'name', 'tags'] as const;
