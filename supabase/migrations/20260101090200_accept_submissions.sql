-- Each call is one transaction: counting and storing succeed or fail together.

create function forms.this_hour()
returns timestamptz
language sql
stable
return date_trunc('hour', now(), 'UTC');

-- All limits end with the hour. The functions ask here, because their clocks may differ.
create function forms.seconds_left_in_hour()
returns integer
language sql
stable
security definer
set search_path = ''
return ceil(extract(epoch from forms.this_hour() + interval '1 hour' - now()));

-- The upsert locks the row until the commit, so concurrent calls cannot exceed a limit.
create function forms.count_one(for_form text, client text)
returns integer
language sql
set search_path = ''
as $$
  insert into forms.submission_counts as counted (form, client_key, hour, submissions)
  values (for_form, client, forms.this_hour(), 1)
  on conflict (form, client_key, hour) do update set submissions = counted.submissions + 1
  returning submissions
$$;

-- Counts a form for each of the client's networks. `networks` begins with the widest and ends with
-- the client itself; each wider network has twice the limit. Returns the first network that is over
-- its limit, or null. Narrower networks are not counted then, so a flood from ever new addresses of
-- one network adds no rows.
create function forms.count_submission(for_form text, networks text[], client_limit integer)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  for i in 1..cardinality(networks) loop
    if forms.count_one(for_form, networks[i]) > (client_limit << (cardinality(networks) - i)) then
      return networks[i];
    end if;
  end loop;
  return null;
end
$$;

-- Updates a known address instead of `do nothing`, which answers measurably faster and would reveal
-- who is on the list. The first signup stays as it is: anybody can enter an address again, which must not
-- change what its owner gave and agreed to. `exceeded_limit` is a network or 'all';
-- `hour_total` counts the signups of all clients in this hour.
create function forms.join_waitlist(
  signup jsonb,
  networks text[],
  client_limit integer,
  signups_limit integer,
  out exceeded_limit text,
  out hour_total integer
)
language plpgsql
security definer
set search_path = ''
as $$
begin
  exceeded_limit := forms.count_submission('waitlist', networks, client_limit);
  if exceeded_limit is null then
    hour_total := forms.count_one('waitlist', 'all');
    exceeded_limit := case when hour_total > signups_limit then 'all' end;
  end if;
  if exceeded_limit is null then
    insert into public.waitlist_signups (email, name, language, notice_version)
    values (
      forms.normalize_email(signup ->> 'email'), signup ->> 'name', signup ->> 'language',
      signup ->> 'notice_version'
    )
    on conflict (email) do update set email = excluded.email;
  end if;
end
$$;

-- Whether a message is among the first that its network sent in an hour. A flood from few networks
-- must not hold up these: half of MAIL_PER_HOUR is kept for them, and they are stored above
-- MESSAGES_PER_HOUR.
create function forms.is_early(network_turn integer)
returns boolean
language sql
immutable
return network_turn <= 5;

-- How many more mails may be sent in this hour: of early messages, or of others. The lock is held
-- until the caller's claim commits. Volatile, so that the count has its own snapshot, taken after the
-- lock: it sees the claims of those who held the lock before.
create function forms.mails_left(mails_per_hour integer, for_early boolean)
returns bigint
language sql
volatile
set search_path = ''
as $$
  select pg_advisory_xact_lock(20261122);
  select least(
    mails_per_hour - count(*),
    case when not for_early then
      mails_per_hour - mails_per_hour / 2 - count(*) filter (where not forms.is_early(network_turn))
    end
  )
  from public.contact_messages
  where delivered_at > now() - interval '1 hour' or claimed_until > now();
$$;

-- When a claim expires that is made now: another run may send the mail then. The senders' timeouts
-- (9 seconds for a mail, 14 for its result) depend on it.
create function forms.claim_end()
returns timestamptz
language sql
stable
return now() + interval '15 seconds';

-- Stores a message, and claims it for the caller to mail at once unless MAIL_PER_HOUR is reached.
-- A repeated message from the same sender within 24 hours is stored and mailed once. The same client
-- gets the same reference again. From elsewhere, or after the hour in which clients can be told
-- apart, it gets another reference, as if it were new: otherwise a stranger could find out whether
-- somebody sent exactly this.
create function forms.submit_message(
  message jsonb,
  networks text[],
  client_limit integer,
  messages_limit integer,
  mails_per_hour integer,
  out exceeded_limit text,
  out hour_total integer,
  out id uuid,
  out reference text,
  out received_at timestamptz,
  out claimed boolean
)
language plpgsql
security definer
set search_path = ''
as $$
declare
  given constant public.contact_messages := jsonb_populate_record(null::public.contact_messages, message);
  client constant text := networks[cardinality(networks)];
  -- Of all that the person wrote, whatever fields the form has.
  hash constant text := encode(sha256(convert_to(
    jsonb_strip_nulls(message - array['email', 'spam', 'kind', 'answer_by'])::text, 'UTF8'
  )), 'hex');
  turn integer;
  has_mails_left boolean;
begin
  claimed := false;
  exceeded_limit := forms.count_submission('send-contact-email', networks, client_limit);
  if exceeded_limit is not null then
    return;
  end if;

  select counted.submissions into turn
  from forms.submission_counts as counted
  where counted.form = 'send-contact-email' and counted.client_key = networks[1]
    and counted.hour = forms.this_hour();

  -- mails_left takes a lock, so the second request of a double click finds the first one's row.
  has_mails_left := forms.mails_left(mails_per_hour, forms.is_early(turn)) > 0;
  select existing.id into submit_message.id
  from public.contact_messages as existing
  where forms.normalize_email(existing.email) = forms.normalize_email(given.email)
    and existing.content_hash = hash
    and existing.created_at > now() - interval '24 hours'
    and existing.delivery_state <> 'given up'
  limit 1;
  if found then
    select earlier.reference into submit_message.reference
    from forms.given_references as earlier
    where earlier.message_id = submit_message.id and earlier.client_key = client;
    if found then
      return;
    end if;
  end if;

  hour_total := forms.count_one('send-contact-email', 'all');
  if hour_total > messages_limit and not forms.is_early(turn) then
    exceeded_limit := 'all';
    return;
  end if;

  if submit_message.id is not null then
    submit_message.reference := forms.reference(gen_random_uuid());
    update public.contact_messages as existing
    set other_references = existing.other_references || submit_message.reference
    where existing.id = submit_message.id;
  else
    insert into public.contact_messages as inserted
      (
        name, email, organization, subject, message, content_hash, spam, kind, answer_by,
        network_turn, attempts, claimed_until, held_since
      )
    values (
      given.name, given.email, given.organization, given.subject, given.message, hash, given.spam,
      coalesce(given.kind, 'general'), coalesce(given.answer_by, now() + interval '24 hours'),
      turn, has_mails_left::integer, case when has_mails_left then forms.claim_end() end,
      case when not has_mails_left then now() end
    )
    returning inserted.id, inserted.reference, inserted.created_at, has_mails_left
    into submit_message.id, submit_message.reference, received_at, claimed;
    if given.kind = 'data' then
      insert into public.data_requests (message_id) values (submit_message.id);
    end if;
  end if;
  insert into forms.given_references (message_id, client_key, hour, reference)
  values (submit_message.id, client, forms.this_hour(), submit_message.reference);
end
$$;

grant execute on function
  forms.seconds_left_in_hour, forms.count_submission, forms.join_waitlist, forms.submit_message
to site_functions;
