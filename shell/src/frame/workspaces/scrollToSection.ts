const GIVE_UP_MS = 10_000;

export function scrollToSection(id: string): void {
  const scroll = () => {
    const section = document.getElementById(id);
    section?.scrollIntoView();
    return section !== null;
  };
  if (scroll()) return;
  const observer = new MutationObserver(() => scroll() && stop());
  const timer = setTimeout(() => stop(), GIVE_UP_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
}
