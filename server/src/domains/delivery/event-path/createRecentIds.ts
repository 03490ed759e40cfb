/** The last ids, the oldest are forgotten first. */
export function createRecentIds(kept: number) {
  const ids = new Set<string>();
  return {
    has: (id: string) => ids.has(id),
    add(id: string): void {
      ids.add(id);
      if (ids.size <= kept) return;
      const [oldest] = ids;
      if (oldest !== undefined) ids.delete(oldest);
    },
  };
}
