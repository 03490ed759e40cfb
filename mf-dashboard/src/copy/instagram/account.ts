import { textsOf } from '@fanfare/shared/language';
import { frame } from '../frame.ts';

/** Texts of the account card. */
export const account = textsOf('dashboard/account', {
  title: 'Account',
  loading: 'Loading the account',
  detailsFailed: 'Failed to load Instagram account details.',
  detailsError: 'Error loading Instagram account details.',
  retry: 'Try again',
  missing: 'N/A',
  yes: 'Yes',
  no: 'No',
  facts: {
    username: 'Username',
    fullName: 'Full name',
    followers: 'Followers',
    following: 'Following',
    posts: 'Posts',
    isBusinessAccount: 'Business account',
    lastConnected: 'Last connected',
    tokenExpires: 'Access until',
  },
  others: 'All accounts',
  statuses: { active: 'Receives events', inactive: 'Off', suspended: 'Instagram sends nothing', error: 'Not connected any more' },
  reconnect: 'Reconnect',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting...',
  question: {
    title: 'Are you sure you want to disconnect your Instagram account?',
    text: 'Nothing is answered from then on. Your flows and conversations stay, and connecting again brings everything back.',
    confirmLabel: 'Disconnect',
  },
  proof: {
    title: 'Confirm that it is you',
    text: 'Your last sign-in is a while ago.',
    label: 'Password',
    confirmLabel: 'Confirm',
  },
  proofFailed: 'That could not be confirmed',
  disconnectFailed: 'Failed to disconnect Instagram account. Please try again.',
  disconnectError: 'Error disconnecting Instagram account. Please try again.',
  disconnected: 'Instagram is disconnected',
});

/** What this part says, and what the frame around it says. */
export const copy = { ...frame, account };
