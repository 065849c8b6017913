-- What an operator asks, as one line for any SQL console. For the owner of the tables alone.

-- What waits and why: a row for each reason.
create function operations.what_waits()
returns table (
  state text,
  why text,
  messages bigint,
  oldest timestamptz,
  next_attempt timestamptz,
  ids uuid[]
)
language sql
stable
set search_path = ''
as $$
  select
    kept.delivery_state,
    concat_ws(
      ', ',
      case
        when kept.last_error is not null then 'the mail server said ' || kept.last_error
        when kept.claimed_until > now() then 'on its way'
        else 'not tried yet: its turn comes within MAIL_PER_HOUR'
      end,
      'marked as ' || kept.mark
    ),
    count(*),
    min(kept.created_at),
    min(kept.next_attempt_at),
    (array_agg(kept.id order by kept.created_at))[1:20]
  from public.contact_messages as kept
  where kept.delivered_at is null
  group by 1, 2
  order by 1 desc, 4
$$;

-- The Message-IDs of one person's mail in the team's mailbox, to be searched for there. One that
-- went out before they were noted is known by its number, which is the part before the @.
create function privacy.mails_of(email text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(coalesce(sent.mailed_as, sent.id::text) order by sent.created_at), '[]')
  from public.contact_messages as sent
  where sent.attempts > 0 and lower(sent.email) = lower(trim(mails_of.email))
$$;

create or replace function privacy.export_person(email text)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'waitlist_signups', (
      select coalesce(jsonb_agg(to_jsonb(signup) order by signup.created_at), '[]')
      from public.waitlist_signups as signup
      where signup.email = lower(trim(export_person.email))
    ),
    'contact_messages', (
      select coalesce(jsonb_agg(to_jsonb(sent) order by sent.created_at), '[]')
      from public.contact_messages as sent
      where lower(sent.email) = lower(trim(export_person.email))
    ),
    'mails_in_the_mailbox', privacy.mails_of(export_person.email)
  )
$$;

-- Deletes everything of one person and says how much that was, and which mails are left to delete.
create or replace function privacy.forget_person(email text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  mails constant jsonb := privacy.mails_of(forget_person.email);
  signups integer;
  messages integer;
begin
  delete from public.waitlist_signups as signup
  where signup.email = lower(trim(forget_person.email));
  get diagnostics signups = row_count;
  delete from public.contact_messages as sent
  where lower(sent.email) = lower(trim(forget_person.email));
  get diagnostics messages = row_count;
  return jsonb_build_object(
    'waitlist_signups', signups, 'contact_messages', messages, 'mails_in_the_mailbox', mails
  );
end
$$;

create function operations.csv_field(given text)
returns text
language sql
immutable
set search_path = ''
as $$
  select '"' || replace(given, '"', '""') || '"'
$$;

-- The waitlist for the day it opens, a CSV line each: each address once, and beside it the line that
-- has to stand in every mail, by which a person leaves the list with one more mail.
create function operations.waitlist_csv(leave_at text)
returns setof text
language plpgsql
stable
set search_path = ''
as $$
begin
  if leave_at is null or leave_at !~ '^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$' then
    raise exception 'Give the address that takes people off the list: operations.waitlist_csv(''team@your-domain'').';
  end if;
  return next 'email,name,joined,way_out';
  return query
  select concat_ws(
    ',',
    operations.csv_field(signup.email),
    -- A spreadsheet runs what begins like a formula, and names come from strangers.
    operations.csv_field(regexp_replace(coalesce(signup.name, ''), '^([=+@-])', '''\1')),
    to_char(signup.created_at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD'),
    operations.csv_field('mailto:' || leave_at || '?subject=Take%20me%20off%20the%20waitlist')
  )
  from public.waitlist_signups as signup
  order by signup.created_at, signup.email;
end
$$;

revoke execute on all functions in schema operations, privacy from public;
