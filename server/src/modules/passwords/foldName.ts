/** Usernames and emails that look the same are the same: compatibility forms and case are folded. */
export function foldName(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}
