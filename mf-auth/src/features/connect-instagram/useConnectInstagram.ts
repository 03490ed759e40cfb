import { type FailureNotice, failureNotice, isApiError } from '@fanfare/shared/api';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import { useStartConnectionMutation } from './connectInstagram.api.ts';
import { isTrustedAuthUrl } from './isTrustedAuthUrl.ts';

const errors = copy.connect.errors;
const SERVER_FAILED = 500;

export function useConnectInstagram(leave: (address: string) => void) {
  const [startConnection] = useStartConnectionMutation();
  // Stays true after success, until the browser has left.
  const [isConnecting, setIsConnecting] = useState(false);
  const [connectError, setConnectError] = useState<FailureNotice | null>(null);

  const connect = async (query: { add?: true }) => {
    setIsConnecting(true);
    setConnectError(null);
    const { data, error } = await startConnection(query);
    if (data && isTrustedAuthUrl(data.authUrl)) return leave(data.authUrl);
    setIsConnecting(false);
    setConnectError(failureNotice(error, data || isRefusal(error) ? errors.start : errors.connect));
  };

  return { connectInstagram: () => connect({}), addAccount: () => connect({ add: true }), isConnecting, connectError };
}

/** True if the server refused to start the connection; false for any other error. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.kind === 'server' && error.status < SERVER_FAILED;
}
