import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { createLive, type Live, type LiveChange } from '../../live/createLive.ts';

interface LiveConnection {
  live: Live;
  /** False while the browser reconnects. */
  isConnected: boolean;
}

const LiveContext = createContext<LiveConnection>({ live: createLive(), isConnected: true });

export function useLive(): LiveConnection {
  return useContext(LiveContext);
}

/** Refetches everything on connecting, because earlier changes were missed. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const live = useMemo(createLive, []);
  const [isConnected, setConnected] = useState(true);

  useEffect(() => {
    const source = new EventSource('/sandbox/api/live');
    source.onopen = () => {
      setConnected(true);
      live.publish({ kind: 'everything' });
    };
    source.onerror = () => setConnected(false);
    source.onmessage = (event) => {
      const change: LiveChange = JSON.parse(event.data);
      live.publish(change);
    };
    return () => source.close();
  }, [live]);

  const connection = useMemo(() => ({ live, isConnected }), [live, isConnected]);
  return <LiveContext value={connection}>{children}</LiveContext>;
}
