import { type RawBuilder, sql } from 'kysely';

/** Equals Instagram's messaging window. */
const SILENCE = sql.raw(`interval '24 hours'`);

/**
 * A question is a follower's first message after silence or after our message. Our next message answers it.
 * @param said whole conversations
 */
export function answeredRounds(said: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select rounds.owner_id, rounds.conversation_id, round, asked_at,
      round(extract(epoch from answered_at - asked_at) * 1000)::bigint as ms,
      coalesce(outbox.author in ('flow', 'automation'), false) as by_bot
    from (
      select owner_id, conversation_id, round, min(sent_at) filter (where direction = 'in') as asked_at,
        min(sent_at) filter (where direction = 'out') as answered_at,
        (array_agg(account_id order by sent_at, id) filter (where direction = 'out'))[1] as account_id,
        (array_agg(mid order by sent_at, id) filter (where direction = 'out'))[1] as mid
      from (
        select *, count(*) filter (where direction = 'in' and (before is distinct from 'in' or sent_at - sent_before > ${SILENCE}))
          over (partition by conversation_id order by sent_at, id) as round
        from (
          select *, lag(direction) over earlier as before, lag(sent_at) over earlier as sent_before from (${said}) said
          window earlier as (partition by conversation_id order by sent_at, id)
        ) rounds
      ) numbered
      where round > 0 group by owner_id, conversation_id, round
    ) rounds
    left join outbox on outbox.account_id = rounds.account_id and outbox.message_id = rounds.mid
    where answered_at is not null`;
}
