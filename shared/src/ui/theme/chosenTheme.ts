/** `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Where a browser keeps the choice. The page reads it too, before the first paint (`shell/src/index.ejs`). */
export const THEME_KEY = 'theme';

/** What was chosen in this browser; `system` if nothing was, or if storage is shut. */
export function chosenTheme(): ThemeChoice {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Paints the page in the theme and keeps the choice for the next visit. */
export function applyTheme(choice: ThemeChoice): void {
  const page = document.documentElement;
  if (choice === 'system') delete page.dataset.theme;
  else page.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Storage may be shut; the theme then lasts as long as the page.
  }
}
