/** Every text the shell itself shows. */
export const copy = {
  loading: 'Loading…',
  skipToContent: 'Skip to content',
  notFound: {
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
  offline: 'You are offline. It continues as soon as the connection is back.',
  documentFailed: {
    title: 'Fanfare could not be loaded',
    text: 'The list of its parts did not arrive. Please check your internet connection.',
  },
  degraded: { title: 'An earlier version is shown', text: (part: string) => `The newest version of ${part} did not work.` },
  dismissToast: 'Dismiss message',
} as const;
