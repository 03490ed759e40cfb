import type { Decorator } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';

/** Stores what a controlled component reports to `callback` as its `prop`, which makes a story interactive. */
export function controlled(prop: string, callback = 'onChange', toValue = (reported: unknown) => reported): Decorator {
  return (Story, { args }) => {
    const [, updateArgs] = useArgs();
    return <Story args={{ ...args, [callback]: (reported: unknown) => updateArgs({ [prop]: toValue(reported) }) }} />;
  };
}
