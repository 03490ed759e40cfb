import { t } from '@lingui/core/macro';

export const demoCopy = {
  title: t`Demo notifications`,
  badge: t`Demo`,
  text: t`Sample events that show how a busy account looks. They are generated in this browser and not stored. Your real events are in the dashboard.`,
  how: t`Every 10 seconds, a new event appears with a probability of 30%. The list shows up to 50.`,
  running: t`Demo running`,
  now: t`Add event`,
  markAll: t`Mark all as read`,
  clear: t`Clear`,
  filter: t`Show`,
  filters: { all: t`All`, unread: t`Unread` },
  label: t`Demo notifications, newest first`,
  empty: t`No demo notifications yet`,
  emptyText: t`Wait a moment, or add an event.`,
  noneUnread: t`All caught up`,
  unread: t`Unread`,
  markRead: t`Mark as read`,
  users: [t`ana.lima`, t`jonas.k`, t`mei.tan`, t`sofia.r`, t`noah.b`, t`lea.w`] as const,
  texts: {
    comments: [t`Love this!`, t`How much is it?`, t`Do you ship internationally?`] as const,
    mentions: [t`Look what I found in your store`, t`You have to see this`] as const,
    live_comments: [t`Hello from the live video!`, t`Great stream`] as const,
    message_reactions: ['❤️', '😂', '🔥'] as const,
    messages: [t`Hi, are you open today?`, t`What is the price?`, t`Thank you!`] as const,
  },
};
