import { textsOf } from '@fanfare/shared/language';
import { frame } from '../frame.ts';

const comment = (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`;

/** Texts of the comments. */
export const comments = textsOf('dashboard/comments', {
  posts: {
    label: 'Posts',
    all: 'All posts',
    noCaption: 'Post without a caption',
    counts: (comments: number, unanswered: number) =>
      `${comments} ${comments === 1 ? 'comment' : 'comments'}${unanswered > 0 ? `, ${unanswered} unanswered` : ''}`,
    open: 'Open on Instagram',
    failed: 'The posts could not be loaded.',
  },
  notAllowed: {
    title: 'Comments are not seen',
    text: 'This account was connected without the permission for comments. Connect again and leave it ticked: what was here before is kept.',
    connect: 'Connect again',
  },
  filters: { label: 'Show', all: 'All', unanswered: 'Unanswered', hidden: 'Hidden' },
  search: 'Search names and comments',
  sync: 'Compare with Instagram',
  syncing: 'Comparing',
  synced: (added: number) =>
    added === 0 ? 'No comment was missing' : `${added} missing ${added === 1 ? 'comment' : 'comments'} added`,
  syncFailed: 'Instagram could not be asked',
  list: {
    noun: 'comments',
    label: 'Comments',
    failed: 'The comments could not be loaded.',
    end: 'These are all comments.',
    emptyTitle: 'No comments yet',
    emptyText: 'What people write under your posts appears here the moment they write it.',
  },
  unknownPerson: 'Somebody',
  noText: 'No text',
  own: 'You',
  isReply: 'Answer to a comment',
  live: 'Live',
  hidden: 'Hidden',
  replied: 'Answered in public',
  privateStates: {
    none: '',
    sending: 'Message on its way',
    sent: 'Answered by message',
    failed: 'Message not delivered',
    unconfirmed: 'Message unconfirmed',
  },
  actions: {
    reply: 'Reply',
    privateReply: 'Send a message',
    hide: 'Hide',
    unhide: 'Show again',
    remove: 'Delete',
    more: (name: string) => `More for the comment of ${name}`,
  },
  whyNoMessage: {
    used: 'Instagram allows one message for a comment, and it was sent.',
    late: 'Instagram allows a message within 7 days of the comment.',
  },
  reply: {
    label: (name: string) => `Public reply to ${name}`,
    send: 'Reply in public',
    privateLabel: (name: string) => `Message to ${name}`,
    privateSend: 'Send message',
    privateHint: 'One message for each comment. They see it in their inbox or under requests, with a link to the post.',
    busy: 'Sending',
    cancel: 'Cancel',
    failed: 'The reply was not sent. Your text is still here.',
    replied: 'Reply published',
    messaged: 'The message is on its way',
  },
  hideFailed: 'The comment could not be hidden',
  unhideFailed: 'The comment could not be shown again',
  deleteTitle: 'Delete this comment?',
  deleteText: 'It is deleted on Instagram, for everybody and for good.',
  deleteConfirm: 'Delete comment',
  deleteFailed: 'The comment could not be deleted',
  deleted: 'Comment deleted',
  bulk: {
    replyButton: 'Reply',
    hideButton: 'Hide',
    showButton: 'Show again',
    deleteButton: 'Delete',
    askReply: (count: number) => `Reply to ${comment(count)}`,
    replyLabel: 'Public reply',
    replyHint: 'The same text goes under each of them, for everybody to see.',
    reply: (count: number) => `Reply to ${count}`,
    askHide: (count: number) => `Hide ${comment(count)}?`,
    hide: (count: number) => `Hide ${count}`,
    askShow: (count: number) => `Show ${comment(count)} again?`,
    show: (count: number) => `Show ${count} again`,
    askDelete: (count: number) => `Delete ${comment(count)}?`,
    deleteText: 'They are deleted on Instagram, for everybody and for good.',
    delete: (count: number) => `Delete ${count}`,
    leftOut: (count: number) =>
      count === 0 ? '' : `${count} of those selected cannot be, and ${count === 1 ? 'is' : 'are'} left out.`,
    replying: 'Replying to comments',
    replied: (count: number) => (count === 1 ? 'Reply published' : `${count} replies published`),
    hiding: 'Hiding comments',
    hidden: (count: number) => (count === 1 ? 'Comment hidden' : `${count} comments hidden`),
    showing: 'Showing comments again',
    shown: (count: number) => (count === 1 ? 'Comment is visible again' : `${count} comments are visible again`),
    deleting: 'Deleting comments',
    deleted: (count: number) => `${comment(count)} deleted`,
  },
});

/** What this part says, and what the frame around it says. */
export const copy = { ...frame, comments };
