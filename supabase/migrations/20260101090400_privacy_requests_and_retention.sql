-- The retention periods of all personal data; `retention` in src/content/owner.ts has the same
-- for the privacy notice.
create function privacy.message_retention_period()
returns interval
language sql
immutable
return interval '24 months';

-- At most: the list must last until the announcement that sign-ups are open.
create function privacy.waitlist_retention_period()
returns interval
language sql
immutable
return interval '60 months';

-- A request about personal data has to be met within (PDPA 2010).
create function privacy.request_period()
returns interval
language sql
immutable
return interval '21 days';

-- Records that a message was answered; `reference` as people type it. Keeps the first time.
create function privacy.mark_answered(reference text)
returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  answered timestamptz;
begin
  update public.contact_messages as sent
  set answered_at = coalesce(sent.answered_at, now())
  where translate(upper(trim(mark_answered.reference)), 'ILO', '110')
    = any(sent.other_references || sent.reference)
  returning sent.answered_at into answered;
  if not found then
    raise exception 'No message has the reference %.', mark_answered.reference
    using errcode = 'no_data_found';
  end if;
  return answered;
end
$$;

-- Closes a person's open requests of these kinds as `met_as`, and cuts the link of all closed ones to the
-- person. The messages that opened them count as answered.
create function privacy.close_requests(email text, kinds text[], met_as text)
returns void
language sql
set search_path = ''
as $$
  with closed as (
    update public.data_requests as request
    set
      kind = case request.kind when 'not known' then met_as else request.kind end,
      done = coalesce(request.done, (now() at time zone 'Asia/Kuala_Lumpur')::date),
      message_id = null
    from public.contact_messages as sent
    where sent.id = request.message_id
      and forms.normalize_email(sent.email) = privacy.stored_address(close_requests.email)
      and (request.done is not null or request.kind = any(kinds))
    returning sent.id
  )
  update public.contact_messages as sent
  set answered_at = coalesce(sent.answered_at, now())
  from closed
  where sent.id = closed.id
$$;

-- All that is kept about a person. `mails_in_the_mailbox`: each mail's Message-ID begins with this id,
-- and its text has it.
create function privacy.person_data(email text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  address constant text := privacy.stored_address(email);
begin
  return (
    select jsonb_build_object(
      'waitlist_signups', (
        select coalesce(jsonb_agg(to_jsonb(signup) order by signup.created_at), '[]')
        from public.waitlist_signups as signup
        where signup.email = address
      ),
      'announcements', (
        select coalesce(jsonb_agg(to_jsonb(mail) - 'token'), '[]')
        from forms.announcement_mails as mail
        join public.waitlist_signups as signup on signup.id = mail.signup_id
        where signup.email = address
      ),
      'left_waitlist_at', (
        select left_at from forms.left_waitlist where address_hash = forms.hash_address(address)
      ),
      'data_requests',
      coalesce(jsonb_agg(to_jsonb(request)) filter (where request.id is not null), '[]'),
      'contact_messages', coalesce(jsonb_agg(to_jsonb(sent) order by sent.created_at), '[]'),
      'mails_in_the_mailbox',
      coalesce(jsonb_agg(sent.id order by sent.created_at) filter (where sent.attempts > 0), '[]')
    )
    from public.contact_messages as sent
    left join public.data_requests as request on request.message_id = sent.id
    where forms.normalize_email(sent.email) = address
  );
end
$$;

-- For the answer to a request: closes requests for access and those of a kind not known.
create function privacy.export_person(email text)
returns jsonb
language sql
set search_path = ''
as $$
  select privacy.close_requests(export_person.email, '{access,not known}', 'access');
  select privacy.person_data(export_person.email);
$$;

create function privacy.forget_person(email text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  address constant text := privacy.stored_address(email);
  mails jsonb;
  signups integer;
  messages integer;
begin
  perform privacy.close_requests(address, '{access,deletion,other,not known}', 'deletion');
  mails := privacy.person_data(address) -> 'mails_in_the_mailbox';
  delete from public.waitlist_signups as signup
  where signup.email = address;
  get diagnostics signups = row_count;
  delete from public.contact_messages as sent
  where forms.normalize_email(sent.email) = address;
  get diagnostics messages = row_count;
  return jsonb_build_object(
    'waitlist_signups', signups, 'contact_messages', messages, 'mails_in_the_mailbox', mails
  );
end
$$;

create function privacy.delete_expired(out signups integer, out messages integer)
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from forms.submission_counts where hour <> forms.this_hour();
  delete from forms.given_references where hour <> forms.this_hour();
  delete from public.waitlist_signups where created_at < now() - privacy.waitlist_retention_period();
  get diagnostics signups = row_count;
  delete from public.contact_messages where created_at < now() - privacy.message_retention_period();
  get diagnostics messages = row_count;
end
$$;

grant execute on function privacy.delete_expired to site_functions;
