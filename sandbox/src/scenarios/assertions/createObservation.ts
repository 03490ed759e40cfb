import type { RecordedCall } from '../../state/repositories/calls.repository.ts';
import type { Play } from '../play/Play.ts';
import { describeText, matchText } from './matchText.ts';
import type { Observation, Seen } from './Observation.ts';
import type { ObservationRequest } from './observationSchemas.ts';
import { readSentMessage } from './readSentMessage.ts';

type Ask<Name extends keyof ObservationRequest> = NonNullable<ObservationRequest[Name]>;

export function createObservation(play: Play, expected: ObservationRequest): Observation {
  if (expected.message) return messageObservation(play, expected.message);
  if (expected.call) return callObservation(play, expected.call);
  if (expected.webhook) return webhookObservation(play, expected.webhook);
  return mailObservation(play, expected.mail ?? {});
}

export function describeObservation({ message, call, webhook, mail }: ObservationRequest): string {
  if (message) {
    const kind = message.isPrivateReply === true ? 'private reply' : 'message';
    return `${kind}${from(message)}${to(message)}${describeText(message)}`;
  }
  if (call) {
    const { method, path, status, code, subcode } = call;
    const outcome = [
      status,
      code === undefined ? undefined : `code ${[code, subcode].filter((each) => each !== undefined).join('/')}`,
    ];
    const answered = outcome.filter((each) => each !== undefined).join(', ');
    const what = [method, path].filter((each) => each !== undefined).join(' ');
    return `call${what && ` ${what}`}${from(call)}${to(call)}${answered && ` answered ${answered}`}`;
  }
  if (webhook) return `${webhook.state ?? 'delivered'} webhook${webhook.kind ? ` (${webhook.kind})` : ''}${from(webhook)}`;
  return `mail${to(mail ?? {})}${mail?.subject === undefined ? '' : ` about "${mail.subject}"`}${describeText(mail ?? {})}`;
}

const to = ({ to: name }: { to?: string }) => (name === undefined ? '' : ` to ${name}`);
const from = ({ from: name }: { from?: string }) => (name === undefined ? '' : ` from ${name}`);

/** Matches a follower or one of the crowd. Without a name, matches everyone. */
function personTest(
  { dependencies, actors }: Play,
  name: string | undefined,
): (igId: string | null, igsid: string | null) => boolean {
  if (name === undefined) return () => true;
  const people = actors.idsOf(name);
  return (igId, igsid) => people.has(dependencies.state.followers.findContact(igId ?? '', igsid ?? '')?.followerId ?? '');
}

function messageObservation(play: Play, expected: Ask<'message'>): Observation {
  const { actors, recorder } = play;
  const { state } = play.dependencies;
  const account = expected.from === undefined ? null : actors.account(expected.from).igId;
  const isPerson = personTest(play, expected.to);
  const sent = () =>
    recorder.calls().flatMap((call) => {
      const message = call.status === 200 ? readSentMessage(state, call) : null;
      return message ? [{ call, message }] : [];
    });
  const isExpected = ({ call, message }: ReturnType<typeof sent>[number]) =>
    (account === null || call.igId === account) &&
    isPerson(call.igId, message.igsid) &&
    (expected.isPrivateReply === undefined || expected.isPrivateReply === message.isPrivateReply) &&
    matchText(expected, message.text);
  const show = ({ call, message }: ReturnType<typeof sent>[number]): Seen => {
    const kind = message.isPrivateReply ? 'private reply' : 'message';
    return { id: call.id, line: `${kind} to ${actors.nameOf(message.igsid ?? 'nobody')}: "${message.text}"` };
  };
  return {
    description: describeObservation({ message: expected }),
    seen: () => sent().filter(isExpected).map(show),
    others: () =>
      sent()
        .filter((each) => !isExpected(each))
        .map(show),
  };
}

function callObservation(play: Play, expected: Ask<'call'>): Observation {
  const { actors, recorder } = play;
  const { state } = play.dependencies;
  const account = expected.from === undefined ? null : actors.account(expected.from).igId;
  const isPerson = personTest(play, expected.to);
  const isExpected = (call: RecordedCall) =>
    (expected.method === undefined || call.method === expected.method) &&
    (expected.path === undefined || call.path.endsWith(expected.path)) &&
    (expected.status === undefined || call.status === expected.status) &&
    (expected.code === undefined || call.code === expected.code) &&
    (expected.subcode === undefined || call.subcode === expected.subcode) &&
    (account === null || call.igId === account) &&
    (expected.to === undefined || isPerson(call.igId, readSentMessage(state, call)?.igsid ?? null));
  const show = ({ id, method, path, status, code, subcode }: RecordedCall): Seen => {
    const error = code === null ? '' : ` ${[code, subcode].filter((each) => each !== null).join('/')}`;
    return { id, line: `${method} ${path} -> ${status}${error}` };
  };
  return {
    description: describeObservation({ call: expected }),
    seen: () => recorder.calls().filter(isExpected).map(show),
    others: () =>
      recorder
        .calls()
        .filter((call) => !isExpected(call))
        .map(show),
  };
}

function webhookObservation(play: Play, expected: Ask<'webhook'>): Observation {
  const { recorder } = play;
  const { kind, state: expectedState = 'delivered' } = expected;
  const isPerson = personTest(play, expected.from);
  const all = () =>
    recorder
      .deliveries()
      .filter((each) => kind === undefined || each.kind === kind)
      .filter(({ igId, igsid }) => isPerson(igId, igsid));
  const show = ({ id, kind: name, state: became }: ReturnType<typeof all>[number]): Seen => ({ id, line: `${name}: ${became}` });
  return {
    description: describeObservation({ webhook: expected }),
    seen: () =>
      all()
        .filter((each) => each.state === expectedState)
        .map(show),
    others: () =>
      all()
        .filter((each) => each.state !== expectedState)
        .map(show),
  };
}

function mailObservation({ recorder }: Play, expected: Ask<'mail'>): Observation {
  const mails = () => recorder.mails().map((mail, id) => ({ mail, id, line: `to ${mail.to.join(', ')}: ${mail.subject}` }));
  const isExpected = ({ mail }: ReturnType<typeof mails>[number]) =>
    (expected.to === undefined || mail.to.some((each) => each.includes(expected.to ?? ''))) &&
    (expected.subject === undefined || mail.subject.includes(expected.subject)) &&
    matchText(expected, mail.text ?? mail.html ?? '');
  return {
    description: describeObservation({ mail: expected }),
    seen: () => mails().filter(isExpected),
    others: () => mails().filter((each) => !isExpected(each)),
  };
}
