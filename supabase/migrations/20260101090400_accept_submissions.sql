-- Each call is one commit: counting and keeping succeed together.

-- Batching: a known address is written again, so that the time does not tell that it is listed.
-- Sorted writes prevent deadlocks. PL/pgSQL plans once a connection, SQL at every call.
create function forms.join_waitlist(signups jsonb, hourly_limit integer)
returns setof integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  return query
  with given as (
    select
      listed.place,
      listed.signup ->> 'client' as client,
      listed.signup ->> 'email' as email,
      listed.signup ->> 'name' as name
    from jsonb_array_elements(signups) with ordinality as listed (signup, place)
  ),
  counted as (
    insert into forms.submission_counts as counted (form, client_key, hour, submissions)
    select 'waitlist', given.client, forms.this_hour(), count(*)
    from given
    group by given.client
    order by given.client
    on conflict (form, client_key, hour)
    do update set submissions = counted.submissions + excluded.submissions
    returning counted.client_key, counted.submissions
  ),
  judged as (
    select
      given.*,
      counted.submissions - count(*) over same_client + row_number() over in_turn > hourly_limit
        as is_over
    from given
    join counted on counted.client_key = given.client
    window
      same_client as (partition by given.client),
      in_turn as (partition by given.client order by given.place)
  ),
  kept as (
    insert into public.waitlist_signups (email, name)
    select distinct on (judged.email) judged.email, judged.name
    from judged
    where not judged.is_over
    order by judged.email, judged.place
    on conflict on constraint waitlist_signups_email_key do update set email = excluded.email
  )
  select case when judged.is_over then forms.seconds_to_wait() else 0 end
  from judged
  order by judged.place;
end
$$;

-- A marked message is kept and mailed after the others, never refused.
create function forms.judge(client text, email text, message text, mails_per_hour integer)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  return case
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

-- `claim`: the caller mails at once, up to three quarters of the hour's mails. After `valid_until`
-- the caller has mailed the message directly, and keeping it would mail it twice.
create function forms.submit_message(
  message jsonb,
  client text,
  hourly_limit integer,
  mails_per_hour integer,
  claim boolean,
  valid_until timestamptz,
  out outcome text,
  out wait_seconds integer,
  out claimed boolean,
  out id uuid,
  out mark text
)
language plpgsql
security definer
set search_path = ''
-- In a flood the planner's statistics are old.
set enable_seqscan = off
as $$
declare
  given constant public.contact_messages := jsonb_populate_record(null::public.contact_messages, message);
  most integer;
begin
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

  -- A double click arrives twice at once: the second waits and sees the first.
  perform pg_advisory_xact_lock(hashtextextended(forms.fold(given.email) || given.message, 1));
  select kept.id into submit_message.id
  from public.contact_messages as kept
  where forms.day_key(kept.created_at, forms.sender(kept.email))
      = any (forms.last_two_days(forms.sender(given.email)))
    and forms.fold(kept.email) = forms.fold(given.email)
    and kept.created_at + interval '24 hours' > now()
    and kept.gave_up_at is null
    and (kept.name, kept.organization, kept.subject, kept.message)
      is not distinct from (given.name, given.organization, given.subject, given.message)
  limit 1;
  if found then
    outcome := 'duplicate';
    return;
  end if;

  mark := coalesce(given.mark, forms.judge(client, given.email, given.message, mails_per_hour));
  most := case
    when mark is null then mails_per_hour - mails_per_hour / 4
    else forms.share_of_marked(mails_per_hour)
  end;
  if claim and forms.mails_left(most) > 0 then
    -- Callers count one after the other, so the limit is exact.
    perform pg_advisory_xact_lock(20261122);
    claimed := forms.mails_left(most) > 0;
  end if;

  insert into public.contact_messages
    (id, name, email, organization, subject, message, mark, attempts, claimed_until)
  values (
    given.id, given.name, given.email, given.organization, given.subject, given.message,
    mark, claimed::integer, case when claimed then now() + interval '15 seconds' end
  );
  id := given.id;
  outcome := 'kept';
end
$$;
