import { textsOf } from '@fanfare/shared/language';

/** Every text the shell itself shows. */
export const copy = textsOf('shell/copy', {
  loading: 'Loading…',
  notFound: {
    pageTitle: 'Page not found',
    title: 'This page does not exist',
    text: 'The address may be mistyped, or the page has moved.',
    action: 'Go to the start page',
  },
  remoteFailed: {
    title: (part: string) => `${part} is not available right now`,
    others: 'The rest of Fanfare keeps working, and your data is safe.',
    reasons: {
      http: 'The server answered with an error.',
      network: 'It could not be reached. Please check your internet connection.',
      integrity: 'What arrived is not what was released, so it was not run.',
      'load-failed': 'It could not be loaded.',
      'chunk-load': 'A part of it could not be loaded.',
      evaluation: 'It arrived, but did not start.',
      'invalid-module': 'It arrived, but something in it is missing.',
      contract: 'It needs another version of Fanfare. Please reload the page.',
      timeout: 'It took too long to arrive.',
    },
    retry: 'Try again',
    retrying: 'Trying again…',
    details: 'Technical details',
    history: 'What happened',
    copy: 'Copy details',
    copied: 'Copied',
  },
  crashed: {
    title: (part: string) => `${part} has stopped working`,
    text: 'Something in this part failed while drawing. Try again, or reload the page.',
  },
  shellCrashed: {
    title: 'Fanfare has stopped working',
    text: 'Your data is safe. Reload the page to go on.',
    reload: 'Reload',
  },
  offline: 'You are offline. It continues as soon as the connection is back.',
  documentFailed: {
    title: 'Fanfare could not be loaded',
    text: 'The list of its parts did not arrive. Please check your internet connection.',
  },
  degraded: { title: 'An earlier version is shown', text: (part: string) => `The newest ${part} did not work.` },
  missingPart: {
    outdated: {
      title: 'A new version of Fanfare is ready',
      text: 'What you opened belongs to an older one.',
      reload: 'Reload',
    },
    failed: {
      title: 'This could not be opened',
      text: 'Please check your connection and try again.',
    },
  },
  overrideRefused: 'The override was refused',
  dismissToast: 'Dismiss message',
  understood: 'OK',
  leave: { title: 'Leave without saving?', confirmLabel: 'Leave', cancelLabel: 'Stay' },
  deletesKept: 'Logging out deletes what you have not saved or sent.',
  userMenu: {
    label: 'Your menu',
    signedOut: 'Theme and shortcuts',
    settings: 'Settings',
    theme: 'Theme',
    themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
    language: 'Language',
    asBrowser: 'As the browser',
  },
  commands: {
    groups: { go: 'Go to', display: 'Display', general: 'General' },
    goTo: (title: string) => `Go to ${title}`,
    useTheme: { system: 'Theme: as the device', light: 'Theme: light', dark: 'Theme: dark' },
    useLanguage: (name: string) => `Language: ${name}`,
    useLanguageOfBrowser: 'Language: as the browser',
    palette: 'Find a command',
    shortcuts: 'Keyboard shortcuts',
    capture: 'Capture what happens here',
    signOut: 'Logout',
  },
});
