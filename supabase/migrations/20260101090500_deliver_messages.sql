create table forms.delivery (
  only_row boolean primary key default true check (only_row),
  last_run_at timestamptz not null default now(),
  held_back_told_at timestamptz
);
insert into forms.delivery default values;
alter table forms.delivery enable row level security;

create table forms.direct_mails (
  mailed_as text primary key,
  mailed_at timestamptz not null
);
create index direct_mails_mailed_at on forms.direct_mails (mailed_at);
alter table forms.direct_mails enable row level security;

create function forms.mails_left(most integer)
returns integer
language plpgsql
stable
set search_path = ''
as $$
begin
  return greatest(0, most
    - (select count(*) from (
        select from public.contact_messages where delivered_at > now() - interval '1 hour' limit most
      ) as mailed)
    - (select count(*) from public.contact_messages where claimed_until > now())
    - (select count(*) from forms.direct_mails where mailed_at > now() - interval '1 hour'));
end
$$;

-- Marked messages get half of an hour's mails, so that the others never wait for them.
create function forms.share_of_marked(mails_per_hour integer)
returns integer
language sql
immutable
return (mails_per_hour::bigint + 1) / 2;

-- Two runs never get the same message; a claim left by a crash lapses after 15 seconds.
create function forms.claim_messages(batch integer, except_ids text, mails_per_hour integer)
returns setof public.contact_messages
language plpgsql
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  mails_left integer;
  marked_left integer;
begin
  perform pg_advisory_xact_lock(20261122);
  mails_left := forms.mails_left(mails_per_hour);
  marked_left := forms.mails_left(forms.share_of_marked(mails_per_hour));
  return query
  update public.contact_messages as mine
  set claimed_until = now() + interval '15 seconds', attempts = mine.attempts + 1
  where mine.id in (
    select due.id
    from forms.due
    where due.id::text <> all (string_to_array(except_ids, ','))
      and (due.mark is null or marked_left > 0)
    order by (due.mark is not null), due.next_attempt_at
    limit least(batch, mails_left)
    for update skip locked
  )
  returning mine.*;
end
$$;

create function forms.mark_delivered(message_id uuid, mailed_as text)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.contact_messages
  set delivered_at = now(), claimed_until = null, last_error = null, mailed_as = mark_delivered.mailed_as
  where id = message_id and delivered_at is null
$$;

-- A message waits a tenth of its age, an hour at most. A lapsed claim's `attempt` no longer counts.
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

-- A message kept just before the outage must not be mailed again.
create function forms.note_direct_mails(mails jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from forms.direct_mails where mailed_at <= now() - interval '1 hour';
  with mailed as (
    select * from jsonb_to_recordset(mails) as mail (id uuid, mailed_as text, mailed_at timestamptz)
  ),
  kept as (
    update public.contact_messages as message
    set delivered_at = mailed.mailed_at, claimed_until = null, last_error = null, mailed_as = mailed.mailed_as
    from mailed
    where message.id = mailed.id
    returning message.id
  )
  insert into forms.direct_mails (mailed_as, mailed_at)
  select mailed.mailed_as, mailed.mailed_at from mailed where mailed.id not in (select kept.id from kept)
  on conflict do nothing
$$;

-- It answers no row when it was told already.
create function forms.tell_held_back(mails_per_hour integer)
returns table (waiting integer, marked integer)
language plpgsql
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  none_left constant boolean := forms.mails_left(mails_per_hour) = 0;
  none_for_marked constant boolean := forms.mails_left(forms.share_of_marked(mails_per_hour)) = 0;
begin
  update forms.delivery set held_back_told_at = now()
  where none_for_marked
    and (held_back_told_at is null or held_back_told_at <= now() - interval '1 hour')
    and exists (select from forms.due where none_left or due.mark is not null);
  if found then
    return query
    select count(*)::integer, count(message.mark)::integer
    from public.contact_messages as message
    where message.delivery_state = 'waiting';
  end if;
end
$$;

create function forms.note_delivery_run()
returns void
language sql
security definer
set search_path = ''
as $$ update forms.delivery set last_run_at = now() $$;
