import { useEffect, useRef, useState } from 'react';
import { type DemoNotification, inventNotification } from './inventNotification.ts';

const EVERY_MS = 10_000;
const CHANCE = 0.3;
const KEPT = 50;

/** Adds an invented notification every 10 s with a probability of 30 %, at most 50. */
export function useDemo(random: () => number = Math.random) {
  const [items, setItems] = useState<readonly DemoNotification[]>([]);
  const [isRunning, setRunning] = useState(true);
  const count = useRef(0);
  const latest = useRef(random);
  latest.current = random;

  const add = () => {
    count.current += 1;
    const next = inventNotification(count.current, latest.current);
    setItems((before) => [next, ...before].slice(0, KEPT));
  };
  const addLatest = useRef(add);
  addLatest.current = add;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      if (latest.current() < CHANCE) addLatest.current();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    items,
    isRunning,
    setRunning,
    add,
    markRead: (id: number) => setItems((before) => before.map((item) => (item.id === id ? { ...item, isRead: true } : item))),
    markAllRead: () => setItems((before) => before.map((item) => ({ ...item, isRead: true }))),
    clear: () => setItems([]),
  };
}
