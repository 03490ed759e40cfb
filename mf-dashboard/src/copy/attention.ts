import { locale } from '@fanfare/shared/language';
import { plural, t } from '@lingui/core/macro';

export const attention = {
  title: t`Needs you`,
  clearTitle: t`All clear`,
  clearText: t`Nobody waits for an answer, nothing failed, and messages arrive.`,
  lostTitle: t`Connection lost`,
  lostText: t`New messages and failures may be missing here.`,
  unknownTitle: t`What waits in the inbox is not known right now`,
  retry: t`Try again`,
  more: t`Show details`,
  less: t`Hide details`,
  loading: t`Looking for what needs you`,
  connect: { title: t`Connect Instagram`, text: t`No account is connected, so nothing arrives.` },
  expired: { title: t`Connect again`, text: t`The access to Instagram has expired. Nothing is lost by connecting again.` },
  takenOver: (username: string, at: Date) => ({
    title: t`Connect again`,
    text: t`@${username} was connected by another Fanfare user on ${at.toLocaleString(locale())}.`,
  }),
  ending: (days: number) => ({
    title:
      days === 0 ? t`Access ends today` : plural(days, { one: 'Access ends in 1 day', other: `Access ends in ${days} days` }),
    text: t`Renew the access to Instagram, so that sending goes on.`,
  }),
  paused: t`Instagram blocks sending`,
  permissions: { messages: t`messages`, comments: t`comments`, publishing: t`publishing` },
  notAllowed: (uses: string) => ({
    title: t`Permissions are missing`,
    text: t`Without them this does not work: ${uses}. Connect again and leave them ticked.`,
  }),
  silent: { title: t`No events arrive`, text: t`Instagram is not told to send what happens in the account.` },
  noFlow: { title: t`No flow is active`, text: t`Whoever writes gets no automatic answer.` },
};
