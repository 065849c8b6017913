-- Letters that take no room on the screen: Unicode's Default_Ignorable_Code_Point, blank ones of
-- Braille, hieroglyphs, Khitan and music, and annotation and replacement characters. For the brackets
-- of a regular expression.
create function forms.invisible_letters()
returns text
language sql
immutable
return E'\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F'
  '\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFD\U00013430-\U0001345F\U00016FE4'
  '\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF';

-- Normalizes an address: every spelling of a person's address becomes the same, once its domain is
-- ASCII. The ICU collation lower-cases all scripts; otherwise lower() depends on the database's locale
-- (ASCII only in "C").
create function forms.normalize_email(address text)
returns text
language sql
immutable
return lower(
  regexp_replace(
    replace(
      normalize(regexp_replace(address, '[' || forms.invisible_letters() || ']', '', 'g'), NFKC),
      '。', '.'
    ),
    '^\s+|[\s.]+$', '', 'g'
  ) collate pg_catalog."und-x-icu"
);

-- Whether the domain of an address is as the tables keep it. The functions make it ASCII, because
-- PostgreSQL cannot.
create function forms.has_ascii_domain(address text)
returns boolean
language sql
immutable
return substring(forms.normalize_email(address) from '[^@]*$') !~ '[^!-~]';

-- Normalizes an address that the team typed. Refuses a domain that no table has in this form:
-- otherwise nobody would be found.
create function privacy.stored_address(typed text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  if not forms.has_ascii_domain(typed) then
    raise exception 'This address has letters outside ASCII in its domain: use npm run people, which finds it.'
    using errcode = 'invalid_parameter_value';
  end if;
  return forms.normalize_email(typed);
end
$$;

-- Sensitive: a signup reveals that a person looks for help. The page's language and the version of its
-- privacy notice are null where not known.
create table public.waitlist_signups (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (length(email) between 3 and 254 and forms.has_ascii_domain(email)),
  name text check (length(name) between 1 and 200),
  language text check (language ~ '^[a-z]{2,3}$'),
  notice_version text,
  created_at timestamptz not null default now()
);
create index waitlist_signups_created_at on public.waitlist_signups (created_at);

-- Eight characters of Crockford's base 32 (no look-alikes of digits, no U), from the last 40 bits
-- of a random id. With a million messages a new one collides once in a million times.
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

-- A transactional outbox: one row holds a message and the state of its mail.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique generated always as (forms.reference(id)) stored,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 254 and forms.has_ascii_domain(email)),
  organization text check (length(organization) between 1 and 200),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 10000),
  -- Of all that the person wrote, to find a repeated message.
  content_hash text,
  -- Why it may be spam, or null. The mail's subject warns about it.
  spam text check (spam in ('honeypot', 'links')),
  -- How many forms the sender's network had sent in that hour, this one included. Waiting mail is
  -- sent in this order, so that one network's flood does not hold up everybody else's.
  network_turn integer not null default 1,
  -- Given to repeats of this message that may come from another person.
  other_references text[] not null default '{}',
  -- Read from the subject, and with it by when an answer is promised.
  kind text not null default 'general'
  check (kind in ('partnership', 'press', 'investor', 'support', 'data', 'general')),
  answer_by timestamptz not null default now() + interval '24 hours',
  -- The team sets it, with privacy.mark_answered or in an editor.
  answered_at timestamptz,
  created_at timestamptz not null default now(),

  -- When the first mailbox of MAIL_TO took the mail.
  delivered_at timestamptz,
  attempts integer not null default 0,
  -- A code such as ECONNREFUSED or 451; a mail server's text can quote an address.
  last_error text check (length(last_error) <= 60),
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  -- Since when MAIL_PER_HOUR holds the mail back, or null; and for how long it did before.
  held_since timestamptz,
  held_for interval not null default '0',
  -- The last failure, if it allows few retries only: the mail server refused this message for good,
  -- or took it and did not answer, so that each retry may be another copy in the mailbox.
  failure text check (failure in ('refused', 'unconfirmed')),
  refusals integer not null default 0,
  -- Set while mailboxes of MAIL_TO are missing: those that have the mail, separated by commas.
  delivered_to text,
  -- Set when no retry follows; a person has to look at it.
  gave_up_at timestamptz,
  delivery_state text not null generated always as (
    case
      when gave_up_at is not null and delivered_at is null then 'given up'
      when gave_up_at is not null then 'partly refused'
      when delivered_at is not null and delivered_to is null then 'delivered'
      else 'waiting'
    end
  ) stored
);
-- One person's messages, and repeats of a message.
create index contact_messages_email
on public.contact_messages (forms.normalize_email(email), content_hash, created_at);
create index contact_messages_created_at on public.contact_messages (created_at);
create index contact_messages_delivered_at on public.contact_messages (delivered_at);
create index contact_messages_claimed_until on public.contact_messages (claimed_until)
where claimed_until is not null;
-- The order of forms.claim_messages.
create index contact_messages_waiting
on public.contact_messages ((spam is not null), (network_turn + attempts), next_attempt_at)
where delivery_state = 'waiting';
create index contact_messages_undelivered on public.contact_messages (created_at)
where delivery_state <> 'delivered';

-- Requests of people about their data. Those that come by phone or mail are entered by hand. The message
-- is the only link to the person, until the request is done.
create table public.data_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'not known' check (kind in ('access', 'deletion', 'other', 'not known')),
  received date not null default (now() at time zone 'Asia/Kuala_Lumpur')::date,
  done date,
  message_id uuid unique references public.contact_messages on delete cascade
);

-- The rate limit. `client_key` is a keyed hash of an address or network; the key is not in this
-- database.
create table forms.submission_counts (
  form text not null,
  client_key text not null,
  hour timestamptz not null,
  submissions integer not null,
  primary key (form, client_key, hour)
);

-- Who got which reference. Deleted after the hour, like all hashes of addresses; without a foreign
-- key, because a deleted message's rows go with the hour as well.
create table forms.given_references (
  message_id uuid not null,
  client_key text not null,
  hour timestamptz not null,
  reference text not null,
  primary key (message_id, client_key)
);

create table forms.last_delivery_run (
  only_row boolean primary key default true check (only_row),
  ended_at timestamptz not null default now(),
  announcements_per_hour integer,
  -- When health last tried whether the database can be written.
  write_checked_at timestamptz not null default '-infinity'
);
insert into forms.last_delivery_run default values;

alter table public.waitlist_signups enable row level security;
alter table public.contact_messages enable row level security;
alter table public.data_requests enable row level security;
alter table forms.submission_counts enable row level security;
alter table forms.given_references enable row level security;
alter table forms.last_delivery_run enable row level security;
revoke all on public.waitlist_signups, public.contact_messages, public.data_requests
from public, anon, authenticated, service_role;
