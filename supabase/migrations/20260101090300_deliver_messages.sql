-- Two delivery runs never claim the same message; the claim of a crashed run expires. Networks take
-- turns; a failed attempt sends a message back by one turn, so that refused messages do not hold up the
-- others. Possible spam comes last. What MAIL_PER_HOUR keeps from being claimed is marked as held.
create function forms.claim_messages(batch integer, mails_per_hour integer)
returns setof public.contact_messages
language plpgsql
security definer
set search_path = ''
as $$
declare
  early_left constant bigint := forms.mails_left(mails_per_hour, true);
  others_left constant bigint := forms.mails_left(mails_per_hour, false);
begin
  if others_left <= 0 then
    update public.contact_messages as held
    set held_since = now()
    where held.held_since is null
      and held.delivery_state = 'waiting'
      and held.next_attempt_at <= now()
      and (held.claimed_until is null or held.claimed_until <= now())
      and (early_left <= 0 or not forms.is_early(held.network_turn));
  end if;

  return query
  update public.contact_messages as claimed
  set
    claimed_until = forms.claim_end(),
    attempts = claimed.attempts + 1,
    held_since = null,
    held_for = claimed.held_for + coalesce(now() - claimed.held_since, '0')
  where claimed.id in (
    select due.id
    from public.contact_messages as due
    where due.delivery_state = 'waiting'
      and due.next_attempt_at <= now()
      and (due.claimed_until is null or due.claimed_until <= now())
      and (others_left > 0 or forms.is_early(due.network_turn))
    order by due.spam is not null, due.network_turn + due.attempts, due.next_attempt_at
    limit greatest(0, least(batch, early_left, case when others_left > 0 then others_left end))
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
  set
    delivered_at = coalesce(delivered_at, now()), delivered_to = null, gave_up_at = null,
    claimed_until = null, last_error = null, failure = null
  where id = message_id and delivery_state <> 'delivered'
$$;

-- How long a failed mail waits: a tenth of its age, at least 5 seconds, so that the same run does not
-- claim it again, and at most an hour. One that was refused or may have arrived waits 1, 4, 16 and 64
-- minutes.
create function forms.retry_delay(failure_kind text, refusals integer, waiting_since timestamptz)
returns interval
language sql
stable
set search_path = ''
as $$
  select case
    when failure_kind is not null then interval '1 minute' * 4 ^ refusals
    else least(interval '1 hour', greatest(interval '5 seconds', (now() - waiting_since) / 10))
  end
$$;

-- Whether a failed mail was tried often enough: for three days, or five times if it was refused or may
-- have arrived.
create function forms.has_tried_enough(
  failure_kind text, refusals integer, attempts integer, waiting_since timestamptz
)
returns boolean
language sql
stable
set search_path = ''
as $$
  select (failure_kind is not null and refusals >= 4)
    or (attempts >= 20 and now() - waiting_since > interval '3 days')
$$;

-- Once a mailbox has the mail, a permanent error (5xx) of the others is final. Ignores the `attempt` of
-- an expired claim, and a second call for the same attempt, because a broken connection repeats the
-- statement. Returns the new state.
create function forms.mark_failed(
  message_id uuid, attempt integer, error_code text, failure_kind text, accepted text
)
returns text
language sql
security definer
set search_path = ''
as $$
  update public.contact_messages
  set
    claimed_until = null,
    last_error = left(error_code, 60),
    failure = failure_kind,
    refusals = refusals + (failure_kind is not null)::integer,
    delivered_to = nullif(concat_ws(',', delivered_to, nullif(accepted, '')), ''),
    delivered_at = coalesce(delivered_at, case when accepted <> '' then now() end),
    next_attempt_at = now() + forms.retry_delay(failure_kind, refusals, created_at),
    gave_up_at = case
      when (delivered_at is not null or accepted <> '') and error_code like '5%' then now()
      when forms.has_tried_enough(failure_kind, refusals, attempts, created_at) then now()
    end
  where id = message_id and attempts = attempt and claimed_until is not null
  returning delivery_state
$$;

-- Also how many announcements the job may send in an hour, which `npm run announce` prints.
create function forms.record_delivery_run(announcements_limit integer)
returns void
language sql
security definer
set search_path = ''
as $$
  update forms.last_delivery_run
  set ended_at = now(), announcements_per_hour = announcements_limit
$$;

grant execute on function
  forms.claim_messages, forms.mark_delivered, forms.mark_failed, forms.record_delivery_run
to site_functions;
