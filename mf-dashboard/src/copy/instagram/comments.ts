import { plural, t } from '@lingui/core/macro';
import { frame } from '../frame.ts';

/** Texts of the comments. */
export const comments = {
  posts: {
    label: t`Posts`,
    all: t`All posts`,
    noCaption: t`Post without a caption`,
    counts: (comments: number, unanswered: number) =>
      unanswered > 0
        ? t`${comments} ${plural(comments, { one: 'comment', other: 'comments' })}, ${unanswered} unanswered`
        : t`${comments} ${plural(comments, { one: 'comment', other: 'comments' })}`,
    open: t`Open on Instagram`,
    failed: t`The posts could not be loaded.`,
  },
  notAllowed: {
    title: t`Comments are not seen`,
    text: t`This account was connected without the permission for comments. Connect again and leave it ticked: what was here before is kept.`,
    connect: t`Connect again`,
  },
  filters: { label: t`Show`, all: t`All`, unanswered: t`Unanswered`, hidden: t`Hidden` },
  search: t`Search names and comments`,
  sync: t`Compare with Instagram`,
  syncing: t`Comparing`,
  synced: (added: number) =>
    added === 0 ? t`No comment was missing` : t`${added} missing ${plural(added, { one: 'comment', other: 'comments' })} added`,
  syncFailed: t`Instagram could not be asked`,
  list: {
    noun: t`comments`,
    label: t`Comments`,
    failed: t`The comments could not be loaded.`,
    end: t`These are all comments.`,
    emptyTitle: t`No comments yet`,
    emptyText: t`What people write under your posts appears here the moment they write it.`,
  },
  unknownPerson: t`Somebody`,
  noText: t`No text`,
  own: t`You`,
  isReply: t`Answer to a comment`,
  live: t`Live`,
  hidden: t`Hidden`,
  replied: t`Answered in public`,
  privateStates: {
    none: '',
    sending: t`Message on its way`,
    sent: t`Answered by message`,
    failed: t`Message not delivered`,
    unconfirmed: t`Message unconfirmed`,
  },
  actions: {
    reply: t`Reply`,
    privateReply: t`Send a message`,
    hide: t`Hide`,
    unhide: t`Show again`,
    remove: t`Delete`,
    more: (name: string) => t`More for the comment of ${name}`,
  },
  whyNoMessage: {
    used: t`Instagram allows one message for a comment, and it was sent.`,
    late: t`Instagram allows a message within 7 days of the comment.`,
  },
  reply: {
    label: (name: string) => t`Public reply to ${name}`,
    send: t`Reply in public`,
    privateLabel: (name: string) => t`Message to ${name}`,
    privateSend: t`Send message`,
    privateHint: t`One message for each comment. They see it in their inbox or under requests, with a link to the post.`,
    busy: t`Sending`,
    cancel: t`Cancel`,
    failed: t`The reply was not sent. Your text is still here.`,
    replied: t`Reply published`,
    messaged: t`The message is on its way`,
  },
  hideFailed: t`The comment could not be hidden`,
  unhideFailed: t`The comment could not be shown again`,
  deleteTitle: t`Delete this comment?`,
  deleteText: t`It is deleted on Instagram, for everybody and for good.`,
  deleteConfirm: t`Delete comment`,
  deleteFailed: t`The comment could not be deleted`,
  deleted: t`Comment deleted`,
  bulk: {
    replyButton: t`Reply`,
    hideButton: t`Hide`,
    showButton: t`Show again`,
    deleteButton: t`Delete`,
    askReply: (count: number) => t`Reply to ${count} ${plural(count, { one: 'comment', other: 'comments' })}`,
    replyLabel: t`Public reply`,
    replyHint: t`The same text goes under each of them, for everybody to see.`,
    reply: (count: number) => t`Reply to ${count}`,
    askHide: (count: number) => t`Hide ${count} ${plural(count, { one: 'comment', other: 'comments' })}?`,
    hide: (count: number) => t`Hide ${count}`,
    askShow: (count: number) => t`Show ${count} ${plural(count, { one: 'comment', other: 'comments' })} again?`,
    show: (count: number) => t`Show ${count} again`,
    askDelete: (count: number) => t`Delete ${count} ${plural(count, { one: 'comment', other: 'comments' })}?`,
    deleteText: t`They are deleted on Instagram, for everybody and for good.`,
    delete: (count: number) => t`Delete ${count}`,
    leftOut: (count: number) =>
      count === 0 ? '' : t`${count} of those selected cannot be, and ${plural(count, { one: 'is', other: 'are' })} left out.`,
    replying: t`Replying to comments`,
    replied: (count: number) => plural(count, { one: 'Reply published', other: `${count} replies published` }),
    hiding: t`Hiding comments`,
    hidden: (count: number) => plural(count, { one: 'Comment hidden', other: `${count} comments hidden` }),
    showing: t`Showing comments again`,
    shown: (count: number) => plural(count, { one: 'Comment is visible again', other: `${count} comments are visible again` }),
    deleting: t`Deleting comments`,
    deleted: (count: number) => t`${count} ${plural(count, { one: 'comment', other: 'comments' })} deleted`,
  },
};

/** What this part says, and what the frame around it says. */
export const copy = { ...frame, comments };
