import { useLocation, useNavigate } from '@fanfare/shared/router';
import { useEffect, useState } from 'react';

/** Reads the token of a mailed link once and removes it from the address bar, so that it does not stay in the history. */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readToken(hash));

  useEffect(() => {
    const arrived = readToken(hash);
    if (arrived === null) return;
    // A second link opened in the same tab changes the URL without loading the page.
    setToken(arrived);
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  return token;
}

function readToken(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') || null;
}
