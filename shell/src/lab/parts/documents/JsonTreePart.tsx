import { JsonTree } from '@fanfare/shared/widgets';
import { State } from '../../State.tsx';
import { sampleEvents } from '../../sampleEvents.ts';

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
const large = { exportedAt: '2026-01-31T12:00:00.000Z', events: sampleEvents(4000, Date.UTC(2026, 0, 31, 12)) };

export function JsonTreePart() {
  return (
    <>
      <State name="The payload of a webhook">
        <JsonTree label="Payload" value={payload} />
      </State>
      <State name="Nearly a megabyte">
        <JsonTree label="Export" value={large} />
      </State>
    </>
  );
}
