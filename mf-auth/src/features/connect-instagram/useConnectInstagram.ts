import { errorText, isApiError } from '@fanfare/shared/api';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import { useStartConnectionMutation } from './connectInstagram.api.ts';
import { isTrustedAuthUrl } from './isTrustedAuthUrl.ts';

const { start, connect } = copy.connect.errors;

/** Asks the server where to authorise and takes the whole browser there. */
export function useConnectInstagram(leave: (address: string) => void) {
  const [startConnection] = useStartConnectionMutation();
  // Stays busy after success, until the browser has really left.
  const [isConnecting, setIsConnecting] = useState(false);
  const [connectError, setConnectError] = useState<string | null>(null);

  const connectInstagram = async () => {
    setIsConnecting(true);
    setConnectError(null);
    const { data, error } = await startConnection();
    if (data && isTrustedAuthUrl(data.authUrl)) return leave(data.authUrl);
    setIsConnecting(false);
    setConnectError(data ? start : errorText(error, { fallback: deniesSuccess(error) ? start : connect }));
  };

  return { connectInstagram, isConnecting, connectError };
}

/** The server answered, but said that the connection was not started. */
function deniesSuccess(error: unknown): boolean {
  return isApiError(error) && error.kind === 'server' && error.status === 200;
}
