import type { Language } from '@fanfare/shared/contracts';
import { keepLanguage } from '@fanfare/shared/language';

interface Leaving {
  mayLeave: () => Promise<boolean>;
  reloadPage?: () => void;
}

/**
 * A reload is needed, because messages are read once at startup.
 *
 * @param choice null for the browser's default
 */
export async function chooseLanguage(choice: Language | null, { mayLeave, reloadPage = reload }: Leaving): Promise<void> {
  if (!(await mayLeave())) return;
  keepLanguage(choice);
  reloadPage();
}

function reload(): void {
  // The user has already confirmed.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  window.location.reload();
}
