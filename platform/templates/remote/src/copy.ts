import { textsOf } from '@fanfare/shared/language';

/** Every text that people read. */
export const copy = textsOf('new-remote', {
  title: 'New remote',
  list: {
    label: 'Bot flows',
    noun: 'bot flows',
    search: 'Search bot flows',
    failed: 'The bot flows could not be loaded.',
    empty: 'No bot flow yet',
    emptyText: 'What you save in the flow builder appears here.',
    emptyAction: 'Open the flow builder',
    draft: 'Draft',
    published: (version: number) => `Version ${version}`,
  },
});
