/** Folds compatibility forms and case, so that names that look the same are equal. */
export function foldName(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}
