import type { Language } from '@fanfare/shared/contracts';
import { keepLanguage } from '@fanfare/shared/language';

interface Leaving {
  /** Asks where unsaved work would be lost. */
  mayLeave: () => Promise<boolean>;
  openAnew?: () => void;
}

/**
 * Keeps the choice in this browser and opens the page anew in it: texts are read once, when a page begins. Other tabs stay as they are until
 * they are loaded again: nobody may have their page taken away by another one.
 *
 * @param choice null: as the browser
 */
export async function chooseLanguage(choice: Language | null, { mayLeave, openAnew = reload }: Leaving): Promise<void> {
  if (!(await mayLeave())) return;
  keepLanguage(choice);
  openAnew();
}

function reload(): void {
  // They have been asked; the browser is not to ask a second time.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  window.location.reload();
}
