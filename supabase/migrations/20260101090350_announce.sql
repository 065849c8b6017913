-- The announcement to the waitlist, queued by `npm run announce`. `texts` has the subject, text and
-- headers for each language, and for `none` (another language, or no language known), with `{token}` in
-- the links and `{name}` in the text for people whose name is known.
create table forms.announcement (
  only_row boolean primary key default true check (only_row),
  texts jsonb not null,
  paused boolean not null default false
);

-- One row for each person, so that nobody gets the mail twice. Whoever leaves the list takes their row
-- with them. The columns mean what they mean in public.contact_messages.
create table forms.announcement_mails (
  id uuid primary key default gen_random_uuid(),
  signup_id uuid not null unique references public.waitlist_signups on delete cascade,
  -- For leaving the list: 244 random bits.
  token text not null default replace(concat(gen_random_uuid(), gen_random_uuid()), '-', ''),
  queued_at timestamptz not null default now(),
  delivered_at timestamptz,
  attempts integer not null default 0,
  last_error text check (length(last_error) <= 60),
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  failure text check (failure in ('refused', 'unconfirmed')),
  refusals integer not null default 0,
  gave_up_at timestamptz
);
create unique index announcement_mails_token
on forms.announcement_mails (encode(sha256(decode(token, 'hex')), 'hex'));
create index announcement_mails_waiting on forms.announcement_mails (attempts, next_attempt_at)
where delivered_at is null and gave_up_at is null;
create index announcement_mails_delivered_at on forms.announcement_mails (delivered_at);
create index announcement_mails_claimed_until on forms.announcement_mails (claimed_until)
where claimed_until is not null;

-- Who has left the list, as hashes of addresses, so that nobody is mailed who is entered again
-- afterwards. The key is in this database, but in no backup of the lists.
create table forms.left_waitlist (
  address_hash text primary key,
  left_at timestamptz not null default now()
);
create table forms.left_waitlist_key (
  only_row boolean primary key default true check (only_row),
  key text not null default concat(gen_random_uuid(), gen_random_uuid())
);
insert into forms.left_waitlist_key default values;

alter table forms.announcement enable row level security;
alter table forms.announcement_mails enable row level security;
alter table forms.left_waitlist enable row level security;
alter table forms.left_waitlist_key enable row level security;

-- Of a normalized address.
create function forms.hash_address(address text)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(sha256(convert_to(key || address, 'UTF8')), 'hex') from forms.left_waitlist_key
$$;

-- Queues a mail for everybody on the list who has none yet and has not left, in one transaction.
-- Returns how many. Does not end a pause. Refuses other words than those queued: people who are still
-- waiting would get them too.
create function forms.queue_announcement(new_texts jsonb)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  queued integer;
begin
  insert into forms.announcement (texts) values (new_texts) on conflict (only_row) do nothing;
  if exists (select from forms.announcement where texts <> new_texts) then
    raise exception 'Other words are queued: take them back first.'
    using errcode = 'object_not_in_prerequisite_state';
  end if;
  insert into forms.announcement_mails (signup_id)
  select signup.id
  from public.waitlist_signups as signup
  where forms.hash_address(signup.email) not in (select address_hash from forms.left_waitlist)
  order by signup.created_at
  on conflict (signup_id) do nothing;
  get diagnostics queued = row_count;
  return queued;
end
$$;

-- Goes on after a pause, and retries what mail servers refused for good. Not what may have arrived.
-- Keeps `attempts`, from which taking back knows what may have arrived earlier.
create function forms.resume_announcement()
returns void
language sql
set search_path = ''
as $$
  update forms.announcement_mails
  set gave_up_at = null, refusals = 0, failure = null, queued_at = now(), next_attempt_at = now()
  where gave_up_at is not null and delivered_at is null and failure is distinct from 'unconfirmed';
  update forms.announcement set paused = false;
$$;

-- Deletes what nobody has tried to send. Any try may have arrived, such as that of a killed run, so its
-- row stays: queueing again then mails these people under the same Message-ID. Without the announcement
-- nothing is sent.
create function forms.take_announcement_back()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  taken_back integer;
begin
  delete from forms.announcement;
  delete from forms.announcement_mails where attempts = 0;
  get diagnostics taken_back = row_count;
  return taken_back;
end
$$;

-- The announcement in numbers, by the language of the signup. Whoever has left the list, and was entered
-- again, gets none.
create view operations.announcement with (security_invoker) as
select
  coalesce(signup.language, 'none') as language,
  count(*)::integer as people,
  count(*) filter (where mail.id is null)::integer as not_queued,
  count(*) filter (where mail.delivered_at is null and mail.gave_up_at is null and mail.id is not null)::integer
    as waiting,
  count(mail.delivered_at)::integer as sent,
  count(*) filter (where mail.gave_up_at is not null and mail.delivered_at is null)::integer as given_up
from public.waitlist_signups as signup
left join forms.announcement_mails as mail on mail.signup_id = signup.id
where forms.hash_address(signup.email) not in (select address_hash from forms.left_waitlist)
group by 1
order by 1;

-- Claims mails as forms.claim_messages does, at most so many an hour.
create function forms.claim_announcements(batch integer, mails_per_hour integer)
returns table (id uuid, token text, email text, name text, mail jsonb, attempt integer)
language plpgsql
security definer
set search_path = ''
as $$
declare
  mails_left bigint;
begin
  perform pg_advisory_xact_lock(20261127);
  select mails_per_hour - count(*) into mails_left
  from forms.announcement_mails as counted
  where counted.delivered_at > now() - interval '1 hour' or counted.claimed_until > now();

  return query
  update forms.announcement_mails as claimed
  set claimed_until = forms.claim_end(), attempts = claimed.attempts + 1
  from public.waitlist_signups as signup, forms.announcement as announcement
  where signup.id = claimed.signup_id
    and not announcement.paused
    and claimed.id in (
      select due.id
      from forms.announcement_mails as due
      where due.delivered_at is null
        and due.gave_up_at is null
        and due.next_attempt_at <= now()
        and (due.claimed_until is null or due.claimed_until <= now())
      order by due.attempts, due.next_attempt_at
      limit greatest(0, least(batch, mails_left))
      for update skip locked
    )
  returning claimed.id, claimed.token, signup.email, signup.name,
    coalesce(announcement.texts -> signup.language, announcement.texts -> 'none'), claimed.attempts;
end
$$;

create function forms.mark_announcement_delivered(mail_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update forms.announcement_mails
  set
    delivered_at = coalesce(delivered_at, now()), gave_up_at = null, claimed_until = null,
    last_error = null, failure = null
  where id = mail_id
$$;

-- As forms.mark_failed, for a mail to one person. Returns whether it gave up.
create function forms.mark_announcement_failed(
  mail_id uuid, attempt integer, error_code text, failure_kind text
)
returns boolean
language sql
security definer
set search_path = ''
as $$
  update forms.announcement_mails
  set
    claimed_until = null,
    last_error = left(error_code, 60),
    failure = failure_kind,
    refusals = refusals + (failure_kind is not null)::integer,
    next_attempt_at = now() + forms.retry_delay(failure_kind, refusals, queued_at),
    gave_up_at = case
      when forms.has_tried_enough(failure_kind, refusals, attempts, queued_at) then now()
    end
  where id = mail_id and attempts = attempt and claimed_until is not null and delivered_at is null
  returning gave_up_at is not null
$$;

-- Removes the person with this token, given as its SHA-256 in hexadecimal, so that no log of the
-- database has a token. The list has one row for all spellings of an address.
create function forms.leave_waitlist(token_hash text)
returns void
language sql
security definer
set search_path = ''
as $$
  with removed as (
    delete from public.waitlist_signups
    where id = (
      select signup_id from forms.announcement_mails
      where encode(sha256(decode(token, 'hex')), 'hex') = token_hash
    )
    returning email
  )
  insert into forms.left_waitlist (address_hash)
  select forms.hash_address(email) from removed
  on conflict do nothing
$$;

-- The same for a person who asks the team. Returns whether the address was on the list.
create function privacy.leave_waitlist(email text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  address constant text := privacy.stored_address(email);
begin
  insert into forms.left_waitlist (address_hash) values (forms.hash_address(address))
  on conflict do nothing;
  delete from public.waitlist_signups as signup where signup.email = address;
  return found;
end
$$;

-- Deletes the people who got the announcement, or cannot get it, 30 days after the last mail, and with
-- the list the memory of who left. That memory has to last until an announcement is queued, but no longer
-- than anybody stays on the list.
create function privacy.delete_announced()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  last_mail constant timestamptz := (
    select max(coalesce(delivered_at, gave_up_at)) from forms.announcement_mails
  );
  deleted integer;
begin
  delete from forms.left_waitlist
  where left_at < now() - privacy.waitlist_retention_period()
    or (
      greatest(left_at, last_mail) < now() - interval '30 days'
      and exists (select from forms.announcement)
      and not exists (
        select from forms.announcement_mails where delivered_at is null and gave_up_at is null
      )
    );
  delete from public.waitlist_signups
  where id in (
      select signup_id from forms.announcement_mails
      where delivered_at is not null or gave_up_at is not null
    )
    and last_mail < now() - interval '30 days';
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

grant execute on function
  forms.claim_announcements, forms.mark_announcement_delivered, forms.mark_announcement_failed,
  forms.leave_waitlist, privacy.delete_announced
to site_functions;
