import { analytics, analyticsScreens, sampleFigures } from '../proofs/analytics.ts';
import { analyticsPages } from '../proofs/e2e.ts';
import { analyticsFigures, insights } from '../proofs/server.ts';
import { palettes } from '../proofs/shared.ts';
import { differs, exact, topic } from '../Statement.ts';

export const analyticsScreen = topic(
  '2 Instagram analytics screen',
  exact('2.analytics.1', 'Period Last 24h.', analyticsScreens.periods),
  exact('2.analytics.2', 'Period Last 7 days.', analyticsScreens.periods),
  exact('2.analytics.3', 'Period Last 30 days.', analyticsScreens.periods),
  exact('2.analytics.4', 'Period Last 90 days.', analyticsScreens.periods),
  exact('2.analytics.5', 'The default is 7 days.', analytics.figures, analyticsScreens.periods),
  exact('2.analytics.6', 'Button Export Report.', analytics.exports),
  differs('2.analytics.7', 'Export Report has no action.', 'export report', analytics.exports),
  exact('2.analytics.8', 'Card Total Messages.', analyticsScreens.summary),
  exact('2.analytics.9', 'Card Active Conversations.', analyticsScreens.summary),
  exact('2.analytics.10', 'Card Avg Response Time.', analyticsScreens.summary),
  exact('2.analytics.11', 'It shows the average.', analytics.figures, analyticsFigures.responses),
  exact('2.analytics.12', 'Card Engagement Rate.', analyticsScreens.summary),
  exact('2.analytics.13', 'It shows a rate.', analytics.figures, insights.rate, analyticsPages.insights),
  exact('2.analytics.14', 'A bar chart shows the daily message volume.', analytics.bars),
  exact('2.analytics.15', 'A list Top Keywords.', analytics.keywords),
  exact('2.analytics.16', 'Positive keywords are green.', analyticsScreens.moods, palettes.hues),
  exact('2.analytics.17', 'Negative keywords are red.', analyticsScreens.moods, palettes.hues),
  exact('2.analytics.18', 'Neutral keywords are yellow.', analyticsScreens.moods, palettes.hues),
  exact('2.analytics.19', 'A grid Conversation Performance has metrics.', analyticsScreens.summary, analytics.keywords),
  exact('2.analytics.20', 'A block Insights and Recommendations.', analyticsScreens.summary),
  differs('2.analytics.21', 'The block is static.', 'insights computed', analytics.keywords),
  exact(
    '2.analytics.22',
    'A new account sees chart, keywords, grid and insights without an extra step.',
    sampleFigures.newAccount,
  ),
  exact('2.analytics.23', 'Quick action Detailed Report.', analyticsScreens.actions),
  exact('2.analytics.24', 'Quick action Real-time Monitor.', analyticsScreens.actions),
  exact('2.analytics.25', 'Quick action Set Goals.', analyticsScreens.actions),
  differs(
    '2.analytics.26',
    'They have no actions.',
    'analytics quick actions',
    analytics.report,
    analytics.monitor,
    analyticsPages.goals,
  ),
  differs(
    '2.analytics.27',
    'All figures are hard-coded sample data.',
    'real analytics figures',
    analytics.figures,
    analyticsPages.figures,
  ),
  differs('2.analytics.28', 'No server call is made.', 'analytics calls', analytics.figures),
);
