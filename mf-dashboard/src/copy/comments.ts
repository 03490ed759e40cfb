import { frame } from './frame.ts';

/** Texts of the comments. */
const comments = {
  posts: {
    label: 'Posts',
    all: 'All posts',
    noCaption: 'Post without a caption',
    counts: (comments: number, unanswered: number) =>
      `${comments} ${comments === 1 ? 'comment' : 'comments'}${unanswered > 0 ? `, ${unanswered} unanswered` : ''}`,
    open: 'Open on Instagram',
    failed: 'The posts could not be loaded.',
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
  hiddenDone: 'Comment hidden',
  shownDone: 'Comment is visible again',
  deleteTitle: 'Delete this comment?',
  deleteText: 'It is deleted on Instagram, for everybody and for good.',
  deleteConfirm: 'Delete comment',
  deleteFailed: 'The comment could not be deleted',
  deleted: 'Comment deleted',
} as const;

/** What this part says, and what the frame around it says. */
export const copy = { ...frame, comments };
