import { analyticsScreens, danger, instagramCard, profile } from '../proofs/analytics.ts';
import { settingsPages } from '../proofs/e2e.ts';
import { exact, topic } from '../Statement.ts';

export const settingsScreen = topic(
  '2 Profile and settings',
  exact('2.settings.1', 'Card Profile Settings.', analyticsScreens.cards),
  exact('2.settings.2', 'Card Instagram Integration.', analyticsScreens.cards),
  exact('2.settings.3', 'Card Security.', analyticsScreens.cards),
  exact('2.settings.4', 'Card Danger Zone.', analyticsScreens.cards),
  exact('2.settings.5', 'Profile fields are disabled until Edit Profile.', profile.edit),
  exact('2.settings.6', 'Member since shows the creation date.', profile.edit),
  exact('2.settings.7', 'It shows Recently when the date is missing.', profile.recently),
  exact('2.settings.8', 'Connected Instagram shows View Account.', analyticsScreens.instagram, instagramCard.details),
  exact('2.settings.9', 'Connected Instagram shows Disconnect.', analyticsScreens.instagram, instagramCard.disconnects),
  exact('2.settings.10', 'Not connected: Connect Instagram leads to /connect-instagram.', instagramCard.connect),
  exact('2.settings.11', 'The default avatar is a generated image seeded by the username.', analyticsScreens.avatar),
  exact('2.settings.12', 'The avatar file input accepts images only.', profile.avatar),
  exact('2.settings.13', 'After account deletion the browser goes to /login.', danger.deletes, settingsPages.twoFactor),
);
