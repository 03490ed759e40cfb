import { locale, textsOf } from '@fanfare/shared/language';

/** Texts of what needs a person. */
export const attention = textsOf('dashboard/attention', {
  title: 'Needs you',
  clearTitle: 'All clear',
  clearText: 'Nobody waits for an answer, nothing failed, and messages arrive.',
  lostTitle: 'Connection lost',
  lostText: 'New messages and failures may be missing here.',
  unknownTitle: 'What waits in the inbox is not known right now',
  retry: 'Try again',
  more: 'Show details',
  less: 'Hide details',
  loading: 'Looking for what needs you',
  connect: { title: 'Connect Instagram', text: 'No account is connected, so nothing arrives.' },
  expired: { title: 'Connect again', text: 'The access to Instagram has expired. Nothing is lost by connecting again.' },
  takenOver: (username: string, at: Date) => ({
    title: 'Connect again',
    text: `@${username} was connected by another Fanfare user on ${at.toLocaleString(locale())}.`,
  }),
  ending: (days: number) => ({
    title: days === 0 ? 'Access ends today' : days === 1 ? 'Access ends in 1 day' : `Access ends in ${days} days`,
    text: 'Renew the access to Instagram, so that sending goes on.',
  }),
  paused: 'Instagram blocks sending',
  permissions: { messages: 'messages', comments: 'comments', publishing: 'publishing' },
  notAllowed: (uses: string) => ({
    title: 'Permissions are missing',
    text: `Without them this does not work: ${uses}. Connect again and leave them ticked.`,
  }),
  silent: { title: 'No events arrive', text: 'Instagram is not told to send what happens in the account.' },
  noFlow: { title: 'No flow is active', text: 'Whoever writes gets no automatic answer.' },
});
