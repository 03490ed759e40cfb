import { textsOf } from '@fanfare/shared/language';

/** Texts of the demo. */
export const demoCopy = textsOf('webhooks/demo', {
  title: 'Demo notifications',
  badge: 'Demo',
  text: 'Invented events, made in this browser and stored nowhere: they show what a busy account looks like. Your real events are in the dashboard.',
  how: 'Every 10 seconds one appears with a chance of 30 %. At most 50 are kept.',
  running: 'Demo is running',
  now: 'Add one now',
  markAll: 'Mark all read',
  clear: 'Clear',
  filter: 'Show',
  filters: { all: 'All', unread: 'Unread' },
  label: 'Demo notifications, newest first',
  empty: 'No demo notifications yet',
  emptyText: 'Wait a moment, or add one.',
  noneUnread: 'All read',
  unread: 'Unread',
  markRead: 'Mark as read',
  users: ['ana.lima', 'jonas.k', 'mei.tan', 'sofia.r', 'noah.b', 'lea.w'],
  texts: {
    comments: ['Love this!', 'How much is it?', 'Do you ship abroad?'],
    mentions: ['Look what I found at your place', 'You have to see this'],
    live_comments: ['Hello from the live video!', 'Great stream'],
    message_reactions: ['❤️', '😂', '🔥'],
    messages: ['Hi, are you open today?', 'What is the price?', 'Thank you!'],
  },
});
