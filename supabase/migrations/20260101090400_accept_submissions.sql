-- The ways in. Each is one call and one commit: counting and keeping succeed together.

-- Answers 0, or the seconds to wait. An address that is on the list already is written again
-- unchanged, so that it takes as long as a new one and the time tells nobody who is listed.
create function forms.join_waitlist(client text, hourly_limit integer, email text, name text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait_seconds constant integer := forms.add_submission('waitlist', client, hourly_limit);
begin
  if wait_seconds = 0 then
    insert into public.waitlist_signups (email, name)
    values (join_waitlist.email, join_waitlist.name)
    on conflict on constraint waitlist_signups_email_key do update set email = excluded.email;
  end if;
  return wait_seconds;
end
$$;

-- The same for everybody who waits at the same moment, in one commit; answers in the order given.
-- By client, because two calls at once must wait for each other in the same order. In PL/pgSQL,
-- which plans once a connection; SQL would plan at every call.
create function forms.join_waitlist_together(signups jsonb)
returns setof integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  return query
  select answered.wait_seconds
  from (
    select
      given.place,
      forms.join_waitlist(
        given.signup ->> 'client',
        (given.signup ->> 'hourly_limit')::integer,
        given.signup ->> 'email',
        given.signup ->> 'name'
      ) as wait_seconds
    from (
      select listed.signup, listed.place
      from jsonb_array_elements(signups) with ordinality as listed (signup, place)
      order by listed.signup ->> 'client', listed.signup ->> 'email'
    ) as given
  ) as answered
  order by answered.place;
end
$$;

-- Keeps a message, and claims it for the caller when `claim` says that it mails at once.
-- `valid_until` is the moment the caller stops waiting: after it the caller has mailed the message
-- directly, and keeping it as well would mail it a second time.
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
  out outcome text,
  out wait_seconds integer,
  out received_at timestamptz
)
language plpgsql
security definer
set search_path = ''
as $$
begin
  received_at := now();
  if clock_timestamp() > valid_until then
    outcome := 'too late';
    return;
  end if;

  wait_seconds := forms.add_submission('send-contact-email', client, hourly_limit);
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

  insert into public.contact_messages (id, name, email, organization, subject, message, attempts, claimed_until)
  values (
    submit_message.id,
    submit_message.name,
    submit_message.email,
    submit_message.organization,
    submit_message.subject,
    submit_message.message,
    claim::integer,
    case when claim then now() + interval '15 seconds' end
  );
  outcome := 'kept';
end
$$;

revoke execute on all functions in schema forms from public;
grant execute on function forms.join_waitlist, forms.join_waitlist_together, forms.submit_message
to site_functions;
