-- What is asked about a message looks back a day. Indexes that begin with the sender or the text send
-- each new message to pages by chance, most of which have to be read and, once after a checkpoint,
-- written out whole. With the day in front, today's pages are the ones in memory.

-- The day and 40 bits of a hash, as one number. In a flood the planner last saw a small table, where it
-- would as soon take the day alone; for the same reason conditions on created_at are written so that
-- no index serves them. Without a search path, like the next ones, so that it is inlined.
create function forms.day_key(moment timestamptz, hash bigint)
returns bigint
language sql
immutable
as $$
  select ((moment at time zone 'UTC')::date - date '1970-01-01')::bigint << 40
    | (hash & 1099511627775)
$$;

create function forms.last_two_days(hash bigint)
returns bigint[]
language sql
stable
as $$
  select array[forms.day_key(now(), hash), forms.day_key(now() - interval '24 hours', hash)]
$$;

-- An address however its letters are typed, as the functions fold those of the waitlist. What
-- lower() knows by itself depends on the database's locale ("C": ASCII); ICU knows all scripts, but
-- a database in SQL_ASCII cannot use it.
do $do$
begin
  create function forms.fold(address text)
  returns text
  language sql
  immutable
  as $$ select lower(trim(address) collate pg_catalog."und-x-icu") $$;
exception
  when undefined_object then
    create function forms.fold(address text)
    returns text
    language sql
    immutable
    as $$ select lower(trim(address)) $$;
end
$do$;

create function forms.sender(email text)
returns bigint
language sql
immutable
as $$ select hashtextextended(forms.fold(email), 0) $$;

drop index public.contact_messages_sender, public.contact_messages_gist;
create index contact_messages_sender
on public.contact_messages (forms.day_key(created_at, forms.sender(email)));
create index contact_messages_gist
on public.contact_messages (forms.day_key(created_at, forms.gist(message)));

-- Mails that went out without the database, counted once it is back.
create table forms.direct_mails (
  mailed_as text primary key,
  mailed_at timestamptz not null
);
create index direct_mails_mailed_at on forms.direct_mails (mailed_at);
alter table forms.direct_mails enable row level security;
revoke all on forms.direct_mails from public;

-- `mails` is an array of {id, mailed_as, mailed_at}. What the database kept all the same, just before
-- it went away, is mailed and must not be mailed again; the rest counts for an hour.
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

-- As before, but it stops counting at the limit, and counts what was mailed without the database.
-- In PL/pgSQL, like the next, which plans once a connection.
create or replace function forms.mails_left(most integer)
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

-- As before, but a text is looked for three times and no more, however often it has come.
create or replace function forms.judge(client text, email text, message text, mails_per_hour integer)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  return case
    -- Of each address five an hour, or one once there is more than the hour can take.
    when (
      select submissions from forms.submission_counts
      where form = 'send-contact-email' and client_key = client and hour = forms.this_hour()
    ) > case when forms.mails_left(mails_per_hour) > 0 then 5 else 1 end then 'many'
    when exists (
      select from public.contact_messages as kept
      where forms.day_key(kept.created_at, forms.gist(kept.message))
          = any (forms.last_two_days(forms.gist(judge.message)))
        and kept.created_at + interval '24 hours' > now()
      offset 2
    ) then 'repeated'
    -- Nobody types more than fifteen letters a second.
    when exists (
      select from public.contact_messages as kept
      where forms.day_key(kept.created_at, forms.sender(kept.email))
          = any (forms.last_two_days(forms.sender(judge.email)))
        and kept.created_at + make_interval(secs => length(judge.message) / 15.0) > now()
    ) then 'fast'
  end;
end
$$;

-- As before, but for where it looks for the same message.
create or replace function forms.submit_message(
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
  perform pg_advisory_xact_lock(hashtextextended(forms.fold(submit_message.email) || submit_message.message, 1));
  if exists (
    select from public.contact_messages as kept
    where forms.day_key(kept.created_at, forms.sender(kept.email))
        = any (forms.last_two_days(forms.sender(submit_message.email)))
      and forms.fold(kept.email) = forms.fold(submit_message.email)
      and kept.created_at + interval '24 hours' > now()
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

revoke execute on all functions in schema forms from public;
grant execute on function forms.note_direct_mails to site_functions;
