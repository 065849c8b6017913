-- Two delivery runs never claim the same message. The claim of a crashed run expires after 15
-- seconds. Networks take turns; a failed attempt sends a message back by one turn, so that refused
-- messages do not hold up the others. Possible spam comes last.
create function forms.claim_messages(batch integer, mails_per_hour integer)
returns setof public.contact_messages
language plpgsql
security definer
set search_path = ''
as $$
declare
  mails_left constant bigint := forms.mails_left(mails_per_hour);
begin
  return query
  update public.contact_messages as claimed
  set claimed_until = now() + interval '15 seconds', attempts = claimed.attempts + 1
  where claimed.id in (
    select due.id
    from public.contact_messages as due
    where due.delivery_state = 'waiting'
      and due.next_attempt_at <= now()
      and (due.claimed_until is null or due.claimed_until <= now())
    order by due.spam is not null, due.network_turn + due.attempts, due.next_attempt_at
    limit greatest(0, least(batch, mails_left))
    for update skip locked
  )
  returning claimed.*;
end
$$;

create function forms.mark_delivered(message_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.contact_messages
  set delivered_at = now(), claimed_until = null, last_error = null
  where id = message_id and delivered_at is null
$$;

-- Retries after a tenth of the message's age: at least 5 seconds, so that the same run does not claim
-- it again, and at most an hour. Ignores the `attempt` of an expired claim.
create function forms.mark_failed(message_id uuid, attempt integer, error_code text)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.contact_messages
  set
    claimed_until = null,
    last_error = left(error_code, 60),
    next_attempt_at = now()
      + least(interval '1 hour', greatest(interval '5 seconds', (now() - created_at) / 10)),
    gave_up_at = case when attempts >= 20 and now() - created_at > interval '3 days' then now() end
  where id = message_id and attempts = attempt and delivered_at is null
$$;

create function forms.record_delivery_run()
returns void
language sql
security definer
set search_path = ''
as $$ update forms.last_delivery_run set ended_at = now() $$;

grant execute on function
  forms.claim_messages, forms.mark_delivered, forms.mark_failed, forms.record_delivery_run
to site_functions;
