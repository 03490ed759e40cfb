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
    tokenExpires: t`Access expires`,
  },
  others: t`All accounts`,
  statuses: {
    active: t`Receives events`,
    inactive: t`Off`,
    suspended: t`No events received`,
    error: t`Disconnected`,
  },
  reconnect: t`Reconnect`,
  disconnect: t`Disconnect`,
  disconnecting: t`Disconnecting...`,
  question: {
    title: t`Are you sure you want to disconnect your Instagram account?`,
    text: t`Fanfare will stop replying. Your flows and conversations are saved; reconnect at any time.`,
    confirmLabel: t`Disconnect`,
  },
  questionOf: (username: string) =>
    t`Fanfare will stop replying as @${username}. Its conversations are saved; reconnect at any time.`,
  proof: {
    title: t`Confirm your identity`,
    text: t`It has been a while since you signed in.`,
    label: t`Password`,
    confirmLabel: t`Confirm`,
  },
  proofFailed: t`Could not confirm your identity`,
  disconnectFailed: t`Failed to disconnect Instagram account. Please try again.`,
  disconnectError: t`Error disconnecting Instagram account. Please try again.`,
  disconnected: t`Instagram disconnected`,
};

export const copy = { ...frame, account };
