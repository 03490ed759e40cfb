const STORED = 'fanfare.phone';

const listeners = new Set<() => void>();
let isOpen = read();
let opener: Element | null = null;

/** Whether the phone is open in this window, also after a reload. */
export const phoneStore = {
  isOpen: () => isOpen,
  open() {
    opener = document.activeElement;
    change(true);
  },
  close() {
    change(false);
  },
  /** @returns the element that had the focus when the phone was opened in this page */
  takeOpener() {
    const taken = opener;
    opener = null;
    return taken;
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function change(next: boolean): void {
  if (isOpen === next) return;
  isOpen = next;
  try {
    if (next) sessionStorage.setItem(STORED, 'open');
    else sessionStorage.removeItem(STORED);
  } catch {
    // Without storage, it lasts until a reload.
  }
  for (const listener of listeners) listener();
}

function read(): boolean {
  try {
    return sessionStorage.getItem(STORED) === 'open';
  } catch {
    return false;
  }
}
