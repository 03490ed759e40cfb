import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleEvents } from '../../../.storybook/sampleEvents.ts';
import { JsonTree } from './JsonTree.tsx';

const payload = {
  object: 'instagram',
  entry: [
    {
      id: '17841400000000000',
      time: 1_780_000_000_000,
      messaging: [
        {
          sender: { id: '5500000001' },
          recipient: { id: '17841400000000000' },
          timestamp: 1_780_000_000_000,
          message: {
            mid: 'aWdfZAG1faXRlbToxOk',
            text: 'What is the price? <b>now</b>',
            is_echo: false,
            attachments: [],
            reply_to: null,
          },
        },
      ],
    },
  ],
};

const meta = {
  title: 'Documents/JSON tree',
  component: JsonTree,
  args: { label: 'Payload', value: payload },
} satisfies Meta<typeof JsonTree>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Payload: Story = {};
/** Nearly a megabyte, generated when the story renders. */
export const Large: Story = {
  args: { label: 'Export' },
  render: ({ label }) => <JsonTree label={label} value={large} />,
};

const large = { exportedAt: '2026-01-31T12:00:00.000Z', events: sampleEvents(4000, Date.UTC(2026, 0, 31, 12)) };
