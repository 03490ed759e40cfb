import { t } from '@lingui/core/macro';

export const demoCopy = {
  title: t`Demo notifications`,
  badge: t`Demo`,
  text: t`Invented events, made in this browser and stored nowhere: they show what a busy account looks like. Your real events are in the dashboard.`,
  how: t`Every 10 seconds one appears with a chance of 30 %. At most 50 are kept.`,
  running: t`Demo is running`,
  now: t`Add one now`,
  markAll: t`Mark all read`,
  clear: t`Clear`,
  filter: t`Show`,
  filters: { all: t`All`, unread: t`Unread` },
  label: t`Demo notifications, newest first`,
  empty: t`No demo notifications yet`,
  emptyText: t`Wait a moment, or add one.`,
  noneUnread: t`All read`,
  unread: t`Unread`,
  markRead: t`Mark as read`,
  users: [t`ana.lima`, t`jonas.k`, t`mei.tan`, t`sofia.r`, t`noah.b`, t`lea.w`] as const,
  texts: {
    comments: [t`Love this!`, t`How much is it?`, t`Do you ship abroad?`] as const,
    mentions: [t`Look what I found at your place`, t`You have to see this`] as const,
    live_comments: [t`Hello from the live video!`, t`Great stream`] as const,
    message_reactions: ['❤️', '😂', '🔥'] as const,
    messages: [t`Hi, are you open today?`, t`What is the price?`, t`Thank you!`] as const,
  },
};
