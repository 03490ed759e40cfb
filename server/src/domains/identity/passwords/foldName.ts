/** Folds compatibility forms and case, so names that look the same are equal. */
export function foldName(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}
