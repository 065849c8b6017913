-- How a kept message becomes a mail: claimed, then marked as delivered or as failed.

-- Takes up to `batch` messages that are due, except those the caller has tried in this run.
-- Two runs at once never get the same message; a claim left by a crash lapses after 15 seconds.
create function forms.claim_messages(batch integer, except_ids text)
returns table (
  id uuid,
  name text,
  email text,
  organization text,
  subject text,
  message text,
  created_at timestamptz,
  attempts integer
)
language sql
security definer
set search_path = ''
as $$
  update public.contact_messages as mine
  set claimed_until = now() + interval '15 seconds', attempts = mine.attempts + 1
  where mine.id in (
    select due.id
    from public.contact_messages as due
    where due.delivered_at is null
      and due.gave_up_at is null
      and due.next_attempt_at <= now()
      and (due.claimed_until is null or due.claimed_until <= now())
      and due.id::text <> all (string_to_array(except_ids, ','))
    order by due.next_attempt_at
    limit batch
    for update skip locked
  )
  returning
    mine.id, mine.name, mine.email, mine.organization, mine.subject, mine.message,
    mine.created_at, mine.attempts
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

-- Waits longer the older a message is: a tenth of its age, an hour at most. So the first tries
-- come at every run, and a mail server that is away for a day is not asked thousands of times.
-- `attempt` is the one that failed: when the claim has lapsed and another took over, it decides.
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
    next_attempt_at = now() + least(interval '1 hour', (now() - created_at) / 10),
    gave_up_at = case when attempts >= 20 and now() - created_at > interval '3 days' then now() end
  where id = message_id and attempts = attempt and delivered_at is null
$$;

revoke execute on all functions in schema forms from public;
grant execute on function forms.claim_messages, forms.mark_delivered, forms.mark_failed
to site_functions;
