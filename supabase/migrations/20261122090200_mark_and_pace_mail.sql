-- Floods and spam. Nothing is refused for looking like spam and nobody is told: such a message is
-- marked, kept and mailed, after the others when more waits than MAIL_PER_HOUR lets through.
alter table public.contact_messages
  -- Why it looks like spam: decoy, links, many, repeated or fast.
  add column mark text check (length(mark) <= 20),
  -- The Message-ID it went out with, so that it can be found in the mailbox.
  add column mailed_as text check (length(mailed_as) <= 300);

-- Unmarked first, each kind in the order of its turn.
create index contact_messages_turn on public.contact_messages ((mark is not null), next_attempt_at)
where delivered_at is null and gave_up_at is null;
drop index public.contact_messages_waiting;

-- For counting what went out in the last hour and what is on its way.
create index contact_messages_delivered_at on public.contact_messages (delivered_at);
create index contact_messages_claimed on public.contact_messages (claimed_until)
where claimed_until is not null;

-- A text without what robots vary in it. Other people's letters are kept whatever the locale.
create function forms.gist(message text)
returns bigint
language sql
immutable
set search_path = ''
as $$ select hashtextextended(regexp_replace(lower(message), '[[:space:][:punct:]0-9]+', '', 'g'), 0) $$;

create index contact_messages_gist on public.contact_messages (forms.gist(message), created_at);

alter table forms.delivery add column held_back_told_at timestamptz;

-- How many mails may still go out in this hour, of so many.
create function forms.mails_left(most integer)
returns integer
language sql
stable
set search_path = ''
as $$
  select greatest(0, most
    - (select count(*) from public.contact_messages where delivered_at > now() - interval '1 hour')
    - (select count(*) from public.contact_messages where claimed_until > now())
  )::integer
$$;

-- Marked messages may use half of an hour's mails, so that they never keep the others waiting.
create function forms.share_of_marked(mails_per_hour integer)
returns integer
language sql
immutable
set search_path = ''
as $$ select (mails_per_hour::bigint + 1) / 2 $$;

-- Why a message looks like spam by what came before it; null when it does not.
create function forms.judge(client text, email text, message text, mails_per_hour integer)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    -- Of each address five an hour, or one once there is more than the hour can take.
    when (
      select submissions from forms.submission_counts
      where form = 'send-contact-email' and client_key = client and hour = forms.this_hour()
    ) > case when forms.mails_left(mails_per_hour) > 0 then 5 else 1 end then 'many'
    when (
      select count(*) from public.contact_messages as kept
      where forms.gist(kept.message) = forms.gist(judge.message)
        and kept.created_at > now() - interval '24 hours'
    ) >= 3 then 'repeated'
    -- Nobody types more than fifteen letters a second.
    when exists (
      select from public.contact_messages as kept
      where lower(kept.email) = lower(judge.email)
        and kept.created_at > now() - make_interval(secs => length(judge.message) / 15.0)
    ) then 'fast'
  end
$$;

drop function forms.submit_message(text, integer, uuid, text, text, text, text, text, boolean, timestamptz);

-- As before, and it judges the message and claims it only while there are mails left: three
-- quarters of an hour's, so that the delivery run can always take what has waited longer.
create function forms.submit_message(
  client text,
  hourly_limit integer,
  id uuid,
  name text,
  email text,
  organization text,
  subject text,
  message text,
  claim boolean,
  valid_until timestamptz,
  mails_per_hour integer default 2147483647,
  inout mark text default null,
  out outcome text,
  out wait_seconds integer,
  out received_at timestamptz,
  out claimed boolean
)
language plpgsql
security definer
set search_path = ''
-- In a flood the table is much larger than the planner's last look at it.
set enable_seqscan = off
as $$
declare
  most integer;
begin
  received_at := now();
  claimed := false;
  if clock_timestamp() > valid_until then
    outcome := 'too late';
    return;
  end if;

  wait_seconds := forms.count_submission('send-contact-email', client, hourly_limit);
  if wait_seconds > 0 then
    outcome := 'limited';
    return;
  end if;

  -- A double click arrives twice at once: the second waits here and then sees the first.
  perform pg_advisory_xact_lock(hashtextextended(lower(submit_message.email) || submit_message.message, 1));
  if exists (
    select from public.contact_messages as kept
    where lower(kept.email) = lower(submit_message.email)
      and kept.created_at > now() - interval '24 hours'
      and kept.gave_up_at is null
      and kept.name = submit_message.name
      and kept.organization is not distinct from submit_message.organization
      and kept.subject = submit_message.subject
      and kept.message = submit_message.message
  ) then
    outcome := 'duplicate';
    return;
  end if;

  mark := coalesce(
    mark,
    forms.judge(client, submit_message.email, submit_message.message, mails_per_hour)
  );
  most := case
    when mark is null then mails_per_hour - mails_per_hour / 4
    else forms.share_of_marked(mails_per_hour)
  end;
  if claim and forms.mails_left(most) > 0 then
    -- One after the other, so that the limit is exact.
    perform pg_advisory_xact_lock(20261122);
    claimed := forms.mails_left(most) > 0;
  end if;

  insert into public.contact_messages
    (id, name, email, organization, subject, message, mark, attempts, claimed_until)
  values (
    submit_message.id,
    submit_message.name,
    submit_message.email,
    submit_message.organization,
    submit_message.subject,
    submit_message.message,
    submit_message.mark,
    claimed::integer,
    case when claimed then now() + interval '15 seconds' end
  );
  outcome := 'kept';
end
$$;

drop function forms.claim_messages(integer, text);

-- As before, but never more than the hour has mails left for, and marked ones last.
create function forms.claim_messages(
  batch integer,
  except_ids text,
  mails_per_hour integer default 2147483647
)
returns table (
  id uuid,
  name text,
  email text,
  organization text,
  subject text,
  message text,
  created_at timestamptz,
  attempts integer,
  mark text
)
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
    from public.contact_messages as due
    where due.delivered_at is null
      and due.gave_up_at is null
      and due.next_attempt_at <= now()
      and (due.claimed_until is null or due.claimed_until <= now())
      and due.id::text <> all (string_to_array(except_ids, ','))
      and (due.mark is null or marked_left > 0)
    order by (due.mark is not null), due.next_attempt_at
    limit least(batch, mails_left)
    for update skip locked
  )
  returning
    mine.id, mine.name, mine.email, mine.organization, mine.subject, mine.message,
    mine.created_at, mine.attempts, mine.mark;
end
$$;

-- How many messages the hour's limit holds back; no row when none, or when that was told already.
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
  if none_for_marked then
    update forms.delivery set held_back_told_at = now()
    where (held_back_told_at is null or held_back_told_at <= now() - interval '1 hour')
      and exists (
        select from public.contact_messages as due
        where due.delivered_at is null and due.gave_up_at is null and due.next_attempt_at <= now()
          and (due.claimed_until is null or due.claimed_until <= now())
          and (none_left or due.mark is not null)
      );
  end if;
  if none_for_marked and found then
    return query
    select count(*)::integer, count(due.mark)::integer
    from public.contact_messages as due
    where due.delivered_at is null and due.gave_up_at is null;
  end if;
end
$$;

drop function forms.mark_delivered(uuid);

create function forms.mark_delivered(message_id uuid, mailed_as text default null)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.contact_messages
  set delivered_at = now(), claimed_until = null, last_error = null, mailed_as = mark_delivered.mailed_as
  where id = message_id and delivered_at is null
$$;

revoke execute on all functions in schema forms from public;
grant execute on function
  forms.submit_message, forms.claim_messages, forms.tell_held_back, forms.mark_delivered
to site_functions;
