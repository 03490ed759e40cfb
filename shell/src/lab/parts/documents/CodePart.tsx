import { CodeBlock } from '@fanfare/shared/widgets';
import { State } from '../../State.tsx';

const curl = `curl -X POST https://fanfare.example/api/webhooks/instagram \\
  -H 'Content-Type: application/json' \\
  -H 'X-Hub-Signature-256: sha256=3b7c…' \\
  -d '{"object":"instagram","entry":[]}'`;

export function CodePart() {
  return (
    <State name="With copy">
      <CodeBlock label="Request as curl" code={curl} />
    </State>
  );
}
