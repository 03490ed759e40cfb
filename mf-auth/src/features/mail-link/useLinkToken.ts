import { useLocation, useNavigate } from '@fanfare/shared/router';
import { useEffect, useState } from 'react';

/** What a link of a mail proves. It is read once and leaves the address bar, so that no history and no glance over a shoulder keeps it. */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readToken(hash));

  useEffect(() => {
    const arrived = readToken(hash);
    if (arrived === null) return;
    // A second link opened in the same tab changes the address without loading the page.
    setToken(arrived);
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  return token;
}

function readToken(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') || null;
}
