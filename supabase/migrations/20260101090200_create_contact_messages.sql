-- This is a transactional outbox: one row holds a message and the state of its mail.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  organization text check (length(organization) between 1 and 200),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 10000),
  created_at timestamptz not null default now(),
  -- Marks of spam are decoy (the honeypot), links, many, repeated and fast.
  mark text check (length(mark) <= 20),

  delivered_at timestamptz,
  mailed_as text check (length(mailed_as) <= 300),
  attempts integer not null default 0,
  -- A code is ECONNREFUSED or 451; a server's text can quote an address.
  last_error text check (length(last_error) <= 60),
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  -- A message in the dead-letter state was tried for days and refused; a person has to look at it.
  gave_up_at timestamptz,
  delivery_state text not null generated always as (
    case
      when delivered_at is not null then 'delivered'
      when gave_up_at is not null then 'given up'
      else 'waiting'
    end
  ) stored
);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from public, anon, authenticated, service_role, site_functions;

create index contact_messages_turn on public.contact_messages ((mark is not null), next_attempt_at)
where delivery_state = 'waiting';

create index contact_messages_delivered_at on public.contact_messages (delivered_at);
create index contact_messages_claimed on public.contact_messages (claimed_until)
where claimed_until is not null;

create index contact_messages_created_at on public.contact_messages (created_at);
create index contact_messages_given_up on public.contact_messages (gave_up_at)
where gave_up_at is not null;

-- The letters are Crockford's base 32 (functions/_shared/reference.ts).
create function forms.reference(id uuid)
returns text
language sql
immutable
return (
  select string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (number >> shift & 31)::integer + 1, 1)
      || case shift when 20 then '-' else '' end,
    '' order by shift desc
  )
  from (select ('x' || right(id::text, 10))::bit(40)::bigint as number) as last_bits,
    generate_series(0, 35, 5) as shift
);

create view forms.due as
select * from public.contact_messages
where delivery_state = 'waiting'
  and next_attempt_at <= now()
  and (claimed_until is null or claimed_until <= now());

-- Indexes begin with the day: sender or text first would spread new messages over all pages. In a
-- flood the planner's statistics are old, so no index serves the conditions on created_at.

create function forms.day_key(moment timestamptz, hash bigint)
returns bigint
language sql
immutable
return ((moment at time zone 'UTC')::date - date '1970-01-01')::bigint << 40
  | (hash & 1099511627775);

create function forms.last_two_days(hash bigint)
returns bigint[]
language sql
stable
return array[forms.day_key(now(), hash), forms.day_key(now() - interval '24 hours', hash)];

-- lower() depends on the database's locale ("C": ASCII); ICU folds all scripts, but not in SQL_ASCII.
do $do$
begin
  create function forms.fold(address text)
  returns text
  language sql
  immutable
  return lower(trim(address) collate pg_catalog."und-x-icu");
exception
  when undefined_object then
    create function forms.fold(address text)
    returns text
    language sql
    immutable
    return lower(trim(address));
end
$do$;

create function forms.sender(email text)
returns bigint
language sql
immutable
return hashtextextended(forms.fold(email), 0);

-- Robots vary spaces, punctuation and digits, so they are left out.
create function forms.gist(message text)
returns bigint
language sql
immutable
return hashtextextended(regexp_replace(lower(message), '[[:space:][:punct:]0-9]+', '', 'g'), 0);

create index contact_messages_sender
on public.contact_messages (forms.day_key(created_at, forms.sender(email)));
create index contact_messages_gist
on public.contact_messages (forms.day_key(created_at, forms.gist(message)));
