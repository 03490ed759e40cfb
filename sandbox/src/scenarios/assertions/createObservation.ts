import type { RecordedCall } from '../../state/repositories/calls.repository.ts';
import type { Play } from '../play/Play.ts';
import { describeText, matchText } from './matchText.ts';
import type { Observation, Seen } from './Observation.ts';
import type { ObservationRequest } from './observationSchemas.ts';
import { readSentMessage } from './readSentMessage.ts';

type Ask<Name extends keyof ObservationRequest> = NonNullable<ObservationRequest[Name]>;

export function createObservation(play: Play, asked: ObservationRequest): Observation {
  if (asked.message) return messageObservation(play, asked.message);
  if (asked.call) return callObservation(play, asked.call);
  if (asked.webhook) return webhookObservation(play, asked.webhook);
  return mailObservation(play, asked.mail ?? {});
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

function messageObservation(play: Play, asked: Ask<'message'>): Observation {
  const { actors, recorder } = play;
  const { state } = play.dependencies;
  const account = asked.from === undefined ? null : actors.account(asked.from).igId;
  const isPerson = personTest(play, asked.to);
  const sent = () =>
    recorder.calls().flatMap((call) => {
      const message = call.status === 200 ? readSentMessage(state, call) : null;
      return message ? [{ call, message }] : [];
    });
  const isAsked = ({ call, message }: ReturnType<typeof sent>[number]) =>
    (account === null || call.igId === account) &&
    isPerson(call.igId, message.igsid) &&
    (asked.isPrivateReply === undefined || asked.isPrivateReply === message.isPrivateReply) &&
    matchText(asked, message.text);
  const show = ({ call, message }: ReturnType<typeof sent>[number]): Seen => {
    const kind = message.isPrivateReply ? 'private reply' : 'message';
    return { id: call.id, line: `${kind} to ${actors.nameOf(message.igsid ?? 'nobody')}: "${message.text}"` };
  };
  return {
    description: describeObservation({ message: asked }),
    seen: () => sent().filter(isAsked).map(show),
    others: () =>
      sent()
        .filter((each) => !isAsked(each))
        .map(show),
  };
}

function callObservation(play: Play, asked: Ask<'call'>): Observation {
  const { actors, recorder } = play;
  const { state } = play.dependencies;
  const account = asked.from === undefined ? null : actors.account(asked.from).igId;
  const isPerson = personTest(play, asked.to);
  const isAsked = (call: RecordedCall) =>
    (asked.method === undefined || call.method === asked.method) &&
    (asked.path === undefined || call.path.endsWith(asked.path)) &&
    (asked.status === undefined || call.status === asked.status) &&
    (asked.code === undefined || call.code === asked.code) &&
    (asked.subcode === undefined || call.subcode === asked.subcode) &&
    (account === null || call.igId === account) &&
    (asked.to === undefined || isPerson(call.igId, readSentMessage(state, call)?.igsid ?? null));
  const show = ({ id, method, path, status, code, subcode }: RecordedCall): Seen => {
    const error = code === null ? '' : ` ${[code, subcode].filter((each) => each !== null).join('/')}`;
    return { id, line: `${method} ${path} -> ${status}${error}` };
  };
  return {
    description: describeObservation({ call: asked }),
    seen: () => recorder.calls().filter(isAsked).map(show),
    others: () =>
      recorder
        .calls()
        .filter((call) => !isAsked(call))
        .map(show),
  };
}

function webhookObservation(play: Play, asked: Ask<'webhook'>): Observation {
  const { recorder } = play;
  const { kind, state: wanted = 'delivered' } = asked;
  const isPerson = personTest(play, asked.from);
  const all = () =>
    recorder
      .deliveries()
      .filter((each) => kind === undefined || each.kind === kind)
      .filter(({ igId, igsid }) => isPerson(igId, igsid));
  const show = ({ id, kind: name, state: became }: ReturnType<typeof all>[number]): Seen => ({ id, line: `${name}: ${became}` });
  return {
    description: describeObservation({ webhook: asked }),
    seen: () =>
      all()
        .filter((each) => each.state === wanted)
        .map(show),
    others: () =>
      all()
        .filter((each) => each.state !== wanted)
        .map(show),
  };
}

function mailObservation({ recorder }: Play, asked: Ask<'mail'>): Observation {
  const mails = () => recorder.mails().map((mail, id) => ({ mail, id, line: `to ${mail.to.join(', ')}: ${mail.subject}` }));
  const isAsked = ({ mail }: ReturnType<typeof mails>[number]) =>
    (asked.to === undefined || mail.to.some((each) => each.includes(asked.to ?? ''))) &&
    (asked.subject === undefined || mail.subject.includes(asked.subject)) &&
    matchText(asked, mail.text ?? mail.html ?? '');
  return {
    description: describeObservation({ mail: asked }),
    seen: () => mails().filter(isAsked),
    others: () => mails().filter((each) => !isAsked(each)),
  };
}
