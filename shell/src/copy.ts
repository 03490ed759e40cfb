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
    text: 'The rest of Fanfare keeps working. This part could not be loaded; your data is safe.',
    retry: 'Try again',
    retrying: 'Trying again…',
    details: 'Technical details',
  },
  crashed: {
    title: (part: string) => `${part} has stopped working`,
    text: 'Something in this part failed while drawing. Try again, or reload the page.',
  },
  documentFailed: {
    title: 'Fanfare could not be loaded',
    text: 'The list of its parts did not arrive. Please check your internet connection.',
  },
  degraded: { title: 'An earlier version is shown', text: (part: string) => `The newest version of ${part} did not load.` },
  dismissToast: 'Dismiss message',
} as const;
