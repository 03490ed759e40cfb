import { t } from '@lingui/core/macro';
import { frame } from '../frame.ts';

export const account = {
  title: t`Account`,
  loading: t`Loading the account`,
  detailsFailed: t`Failed to load Instagram account details.`,
  detailsError: t`Error loading Instagram account details.`,
  retry: t`Try again`,
  missing: t`N/A`,
  yes: t`Yes`,
  no: t`No`,
  facts: {
    username: t`Username`,
    fullName: t`Full name`,
    followers: t`Followers`,
    following: t`Following`,
    posts: t`Posts`,
    isBusinessAccount: t`Business account`,
    lastConnected: t`Last connected`,
    tokenExpires: t`Access until`,
  },
  others: t`All accounts`,
  statuses: {
    active: t`Receives events`,
    inactive: t`Off`,
    suspended: t`Instagram sends nothing`,
    error: t`Not connected any more`,
  },
  reconnect: t`Reconnect`,
  disconnect: t`Disconnect`,
  disconnecting: t`Disconnecting...`,
  question: {
    title: t`Are you sure you want to disconnect your Instagram account?`,
    text: t`Nothing is answered from then on. Your flows and conversations stay, and connecting again brings everything back.`,
    confirmLabel: t`Disconnect`,
  },
  proof: {
    title: t`Confirm that it is you`,
    text: t`Your last sign-in is a while ago.`,
    label: t`Password`,
    confirmLabel: t`Confirm`,
  },
  proofFailed: t`That could not be confirmed`,
  disconnectFailed: t`Failed to disconnect Instagram account. Please try again.`,
  disconnectError: t`Error disconnecting Instagram account. Please try again.`,
  disconnected: t`Instagram is disconnected`,
};

export const copy = { ...frame, account };
