import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Explanation } from './Explanation.tsx';
import type { LinkComponent } from './LinkComponent.ts';
import { answered, failedSend, unanswered, waiting } from './testing/decisions.ts';

const link: LinkComponent = ({ to, ...rest }) => <a href={to} {...rest} />;

const meta = {
  title: 'Data/Explanation',
  component: Explanation,
  args: { decision: answered(), error: undefined, isMissing: false, onRetry: fn(), link, hasEvent: true },
} satisfies Meta<typeof Explanation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Answered: Story = {};

export const Waiting: Story = { args: { decision: waiting() } };

export const FailedSend: Story = { args: { decision: failedSend() } };

export const Unanswered: Story = { args: { decision: unanswered() } };

export const Deleted: Story = { args: { decision: unanswered({ isErased: true, threadId: null }) } };

export const Loading: Story = { args: { decision: undefined } };

export const Missing: Story = { args: { decision: undefined, error: {}, isMissing: true } };
