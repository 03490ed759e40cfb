import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/layout.ts';
import { RelativeTime } from './RelativeTime.tsx';

export default { title: 'Data/Relative time' } satisfies Meta;

const MINUTE = 60_000;
const ages = [0, 5 * MINUTE, 3 * 60 * MINUTE, 2 * 24 * 60 * MINUTE, 30 * 24 * 60 * MINUTE];
const now = Date.now();

/** The exact time is in the title. */
export const Ages: StoryObj = {
  render: () => (
    <Row>
      {ages.map((age) => (
        <RelativeTime key={age} at={new Date(now - age).toISOString()} />
      ))}
    </Row>
  ),
};
