/** Every text this remote shows. */
export const copy = {
  title: 'Analytics',
  period: 'Period',
  periods: { '24h': 'Last 24h', '7d': 'Last 7 days', '30d': 'Last 30 days', '90d': 'Last 90 days' },
  figures: {
    total: 'Total Messages',
    inbound: 'Received',
    outbound: 'Sent',
    activeConversations: 'Active Conversations',
    activeConversationsHint: 'At least one message each way',
  },
  chart: {
    title: 'Daily message volume',
    utc: 'Days in UTC',
    received: 'Received',
    sent: 'Sent',
    summary: (total: number, days: number, busiest: string, most: number) =>
      `Bar chart: ${total} messages in ${days} days. The busiest day is ${busiest} with ${most}.`,
    bar: (day: string, received: number, sent: number) => `${day}: ${received} received, ${sent} sent`,
    asTable: 'Show as table',
    day: 'Day',
    total: 'Total',
  },
  loading: 'Loading figures',
  failedTitle: 'The figures could not be loaded',
  failedText: 'Your messages are safe on the server. Try again in a moment.',
  tryAgain: 'Try again',
  emptyTitle: 'No messages in this period',
  emptyText: 'As soon as a follower writes to your account, or a flow answers, the figures appear here.',
} as const;
