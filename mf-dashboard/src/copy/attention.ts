import { plural, t } from '@lingui/core/macro';

export const attention = {
  title: t`Needs attention`,
  clearTitle: t`All clear`,
  clearText: t`No open conversations, no failures, and messages are being received.`,
  lostTitle: t`Connection lost`,
  lostText: t`New messages and failures may not be shown.`,
  unknownTitle: t`Could not load inbox status`,
  retry: t`Try again`,
  failedEvents: (count: number) => plural(count, { one: '1 event failed', other: `${count} events failed` }),
  more: t`Show details`,
  less: t`Hide details`,
  loading: t`Loading items that need attention`,
  connect: { title: t`Connect Instagram`, text: t`No account is connected, so no messages are received.` },
  expired: { title: t`Reconnect`, text: t`Instagram access has expired. Reconnect to continue; your data is safe.` },
  takenOver: (username: string, at: string) => ({
    title: t`Reconnect`,
    text: t`Another Fanfare user connected @${username} on ${at}.`,
  }),
  ending: (days: number) => ({
    title:
      days === 0
        ? t`Access expires today`
        : plural(days, { one: 'Access expires in 1 day', other: `Access expires in ${days} days` }),
    text: t`Renew access to Instagram to keep sending messages.`,
  }),
  paused: t`Instagram blocks sending`,
  permissions: { messages: t`messages`, comments: t`comments`, publishing: t`publishing` },
  notAllowed: (uses: string) => ({
    title: t`Missing permissions`,
    text: t`These features do not work: ${uses}. Reconnect and leave the permissions selected.`,
  }),
  silent: { title: t`Not receiving events`, text: t`Webhooks are not subscribed.` },
  noFlow: { title: t`No active flows`, text: t`Followers get no automatic replies. Activate a flow.` },
};
