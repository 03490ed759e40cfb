import { type RefObject, useEffect, useState } from 'react';

interface Messages {
  rows: readonly { id: string }[];
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => Promise<void>;
}

/** A message that is further back is not looked for. */
const PAGES_MAX = 25;
const FLASH_MS = 1_600;

/** Returns a function that shows a message, and loads older ones until it is there. */
export function useJump(box: RefObject<HTMLElement | null>, messages: Messages): (id: string) => void {
  const { rows, hasMore, isLoadingMore, loadMore } = messages;
  const [target, setTarget] = useState<{ id: string; pages: number } | null>(null);
  useEffect(() => {
    if (!target || rows.length === 0 || isLoadingMore) return;
    const { id, pages } = target;
    if (rows.some((row) => row.id === id)) {
      setTarget(null);
      show(box.current, id);
    } else if (hasMore && pages < PAGES_MAX) {
      setTarget({ id, pages: pages + 1 });
      void loadMore();
    } else setTarget(null);
  }, [box, target, rows, hasMore, isLoadingMore, loadMore]);
  return (id) => setTarget({ id, pages: 0 });
}

function show(box: HTMLElement | null, id: string): void {
  const found = [...(box?.querySelectorAll<HTMLElement>('[data-message]') ?? [])].find(({ dataset }) => dataset.message === id);
  if (!found) return;
  found.scrollIntoView({ block: 'center' });
  found.dataset.found = '';
  setTimeout(() => delete found.dataset.found, FLASH_MS);
}
