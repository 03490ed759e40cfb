const KEY = 'recentCommands';
const KEPT = 5;

export function recentCommands(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberCommand(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...recentCommands().filter((other) => other !== id)].slice(0, KEPT)));
  } catch {
    // Without storage there are no recent commands.
  }
}
