import { useEffect, useState } from 'react';
import { pauseMs, type Speed, type Stop } from './pathOf.ts';

export function usePlayer(path: readonly Stop[]) {
  const end = path.length - 1;
  const [place, setPlace] = useState(end);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('steps');
  const isRunning = isPlaying && place < end;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setPlace(place + 1), pauseMs(path, place, speed));
    return () => clearTimeout(timer);
  }, [isRunning, path, place, speed]);

  return {
    place,
    isRunning,
    speed,
    setSpeed,
    goTo: (next: number) => {
      setIsPlaying(false);
      setPlace(Math.max(0, Math.min(end, next)));
    },
    toggle: () => {
      if (!isRunning && place >= end) setPlace(0);
      setIsPlaying(!isRunning);
    },
  };
}
