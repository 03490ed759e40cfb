/** `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Also read before the first paint (`shell/src/index.ejs`). */
export const THEME_KEY = 'theme';

/** Returns the stored choice, or `system` if there is none or storage is disabled. */
export function chosenTheme(): ThemeChoice {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Applies a theme and stores the choice. */
export function applyTheme(choice: ThemeChoice): void {
  const page = document.documentElement;
  if (choice === 'system') delete page.dataset.theme;
  else page.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Without storage, the theme lasts until a reload.
  }
}
