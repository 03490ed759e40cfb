import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeBlock } from './CodeBlock.tsx';

const curl = `curl -X POST https://fanfare.example/api/webhooks/instagram \\
  -H 'Content-Type: application/json' \\
  -H 'X-Hub-Signature-256: sha256=3b7c…' \\
  -d '{"object":"instagram","entry":[]}'`;

const meta = {
  title: 'Documents/Code',
  component: CodeBlock,
  args: { label: 'Request as curl', code: curl },
} satisfies Meta<typeof CodeBlock>;
export default meta;

export const Copyable: StoryObj<typeof meta> = {};
