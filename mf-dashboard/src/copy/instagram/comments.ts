import { plural, t } from '@lingui/core/macro';
import { frame } from '../frame.ts';

export const comments = {
  posts: {
    label: t`Posts`,
    all: t`All posts`,
    noCaption: t`Post without caption`,
    counts: (comments: number, unanswered: number) =>
      unanswered > 0
        ? t`${comments} ${plural(comments, { one: 'comment', other: 'comments' })}, ${unanswered} unanswered`
        : t`${comments} ${plural(comments, { one: 'comment', other: 'comments' })}`,
    open: t`Open on Instagram`,
    failed: t`Could not load posts.`,
  },
  notAllowed: {
    title: t`Comments are not available`,
    text: t`This account is connected without the comments permission. Reconnect and leave the permission selected. Existing comments are saved.`,
    connect: t`Reconnect`,
  },
  filters: { label: t`Show`, all: t`All`, unanswered: t`Unanswered`, hidden: t`Hidden` },
  search: t`Search names and comments`,
  sync: t`Sync with Instagram`,
  syncing: t`Syncing`,
  synced: (added: number) =>
    added === 0 ? t`Comments are up to date` : t`Added ${added} missing ${plural(added, { one: 'comment', other: 'comments' })}`,
  syncFailed: t`Could not reach Instagram`,
  list: {
    noun: t`comments`,
    label: t`Comments`,
    failed: t`Could not load comments.`,
    end: t`No more comments.`,
    emptyTitle: t`No comments yet`,
    emptyText: t`Comments on your posts appear here in real time.`,
  },
  unknownPerson: t`Instagram user`,
  noText: t`No text`,
  own: t`You`,
  isReply: t`Reply to a comment`,
  live: t`Live`,
  hidden: t`Hidden`,
  replied: t`Replied publicly`,
  privateStates: {
    none: '',
    sending: t`Message queued`,
    sent: t`Replied by message`,
    failed: t`Message not delivered`,
    unconfirmed: t`Message unconfirmed`,
  },
  actions: {
    reply: t`Reply`,
    privateReply: t`Send a message`,
    hide: t`Hide`,
    unhide: t`Unhide`,
    remove: t`Delete`,
    more: (name: string) => t`More actions for the comment by ${name}`,
  },
  whyNoMessage: {
    used: t`You already sent a message for this comment. Instagram allows one per comment.`,
    late: t`Instagram allows messages up to 7 days after the comment.`,
  },
  reply: {
    label: (name: string) => t`Public reply to ${name}`,
    send: t`Reply publicly`,
    privateLabel: (name: string) => t`Message to ${name}`,
    privateSend: t`Send message`,
    privateHint: t`You can send one message per comment. It appears in the follower's inbox or message requests with a link to the post.`,
    busy: t`Sending`,
    cancel: t`Cancel`,
    failed: t`Could not send the reply. Your text is saved.`,
    replied: t`Reply published`,
    messaged: t`Message sent`,
  },
  hideFailed: t`Could not hide the comment`,
  unhideFailed: t`Could not unhide the comment`,
  deleteTitle: t`Delete this comment?`,
  deleteText: t`The comment will be permanently deleted on Instagram.`,
  deleteConfirm: t`Delete comment`,
  deleteFailed: t`Could not delete the comment`,
  deleted: t`Comment deleted`,
  bulk: {
    replyButton: t`Reply`,
    hideButton: t`Hide`,
    showButton: t`Unhide`,
    deleteButton: t`Delete`,
    askReply: (count: number) => t`Reply to ${count} ${plural(count, { one: 'comment', other: 'comments' })}`,
    replyLabel: t`Public reply`,
    replyHint: t`The same public reply is posted to each comment.`,
    reply: (count: number) => t`Reply to ${count}`,
    askHide: (count: number) => t`Hide ${count} ${plural(count, { one: 'comment', other: 'comments' })}?`,
    hide: (count: number) => t`Hide ${count}`,
    askShow: (count: number) => t`Unhide ${count} ${plural(count, { one: 'comment', other: 'comments' })}?`,
    show: (count: number) => t`Unhide ${count}`,
    askDelete: (count: number) => t`Delete ${count} ${plural(count, { one: 'comment', other: 'comments' })}?`,
    deleteText: t`The comments will be permanently deleted on Instagram.`,
    delete: (count: number) => t`Delete ${count}`,
    leftOut: (count: number) =>
      count === 0
        ? ''
        : t`${count} selected ${plural(count, { one: 'comment does', other: 'comments do' })} not support this action and will be skipped.`,
    replying: t`Replying to comments`,
    replied: (count: number) => plural(count, { one: 'Reply published', other: `${count} replies published` }),
    hiding: t`Hiding comments`,
    hidden: (count: number) => plural(count, { one: 'Comment hidden', other: `${count} comments hidden` }),
    showing: t`Unhiding comments`,
    shown: (count: number) => plural(count, { one: 'Comment unhidden', other: `${count} comments unhidden` }),
    deleting: t`Deleting comments`,
    deleted: (count: number) => t`Deleted ${count} ${plural(count, { one: 'comment', other: 'comments' })}`,
  },
};

export const copy = { ...frame, comments };
