import { automation } from '../proofs/analytics.ts';
import { authScreens, signIn, signUp } from '../proofs/auth.ts';
import { analyticsPages, instagramTab, journey, settingsPages, webhookPages } from '../proofs/e2e.ts';
import { calls, intake } from '../proofs/server.ts';
import { exact, topic } from '../Statement.ts';

export const purpose = topic(
  '1 Purpose',
  exact('1.purpose.1', 'The tagline is connect, automate, engage.', authScreens.tagline),
  exact('1.purpose.2', 'Signed-in users manage direct messages of a connected Instagram Business account.', instagramTab.answers),
  exact('1.purpose.3', 'Signed-in users manage comments.', instagramTab.answers),
  exact('1.purpose.4', 'Signed-in users publish content.', instagramTab.posts),
  exact('1.purpose.5', 'Chat-bot flows are built on a canvas of nodes and edges.', journey.journey),
  exact('1.purpose.6', 'Server-side automation flows are created with a trigger.', analyticsPages.automation),
  exact('1.purpose.7', 'A webhook for real-time messages is subscribed.', automation.webhook, calls.subscribe),
  exact('1.purpose.8', 'It is unsubscribed.', automation.webhook, calls.unsubscribe),
  exact('1.purpose.9', 'The live feed has comments.', webhookPages.simulates),
  exact('1.purpose.10', 'The live feed has mentions.', webhookPages.simulates),
  exact('1.purpose.11', 'The live feed has live comments.', webhookPages.simulates),
  exact('1.purpose.12', 'The live feed has message reactions.', webhookPages.simulates),
  exact('1.purpose.13', 'The live feed has postbacks.', webhookPages.simulates),
  exact('1.purpose.14', 'The live feed has referrals.', webhookPages.simulates),
  exact('1.purpose.15', 'The live feed has seen receipts.', webhookPages.simulates),
  exact('1.purpose.16', 'The live feed has flow executions.', journey.journey),
  exact('1.purpose.17', 'The live feed has webhook errors.', intake.unreadable),
  exact('1.purpose.18', 'Webhooks are tested.', webhookPages.suite),
  exact('1.purpose.19', 'System health is monitored.', webhookPages.subscription),
  exact('1.purpose.20', 'Users manage their profile.', settingsPages.person),
  exact('1.purpose.21', 'Users manage their security settings.', settingsPages.twoFactor),
  exact('1.purpose.22', 'Sign-in advertises Instagram integration.', signIn.features),
  exact('1.purpose.23', 'Sign-in advertises automation.', signIn.features),
  exact('1.purpose.24', 'Sign-in advertises secure.', signIn.features),
  exact('1.purpose.25', 'Sign-in advertises team ready.', signIn.features),
  exact('1.purpose.26', 'Sign-up advertises easy setup.', signUp.features),
  exact('1.purpose.27', 'Sign-up advertises fast and secure.', signUp.features),
  exact('1.purpose.28', 'Sign-up advertises premium features.', signUp.features),
  exact('1.purpose.29', 'Sign-up advertises 24/7 support.', signUp.features),
);
