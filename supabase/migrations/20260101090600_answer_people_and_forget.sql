-- Only this function says how long anything is kept.
create function privacy.keep_for()
returns interval
language sql
immutable
return interval '24 months';

-- The fold is that of forms.fold. The index begins with the day: each day with messages takes one look.
create function privacy.messages_of(email text)
returns setof public.contact_messages
language sql
stable
set search_path = ''
set enable_seqscan = off
as $$
  select sent.*
  from public.contact_messages as sent
  where forms.fold(sent.email) = forms.fold(messages_of.email)
    and forms.day_key(sent.created_at, forms.sender(sent.email)) = any (array(
      select forms.day_key(day, forms.sender(messages_of.email))
      from (select min(created_at) as first, max(created_at) as last from public.contact_messages) as kept,
        generate_series(first, last + interval '1 day', '1 day') as day
    ))
$$;

-- An unconfirmed mail is known by its id, the part before the @ of the Message-ID.
create function privacy.mails_of(email text)
returns jsonb
language sql
stable
return (
  select coalesce(jsonb_agg(coalesce(sent.mailed_as, sent.id::text) order by sent.created_at), '[]')
  from privacy.messages_of(mails_of.email) as sent
  where sent.attempts > 0
);

create function privacy.export_person(email text)
returns jsonb
language sql
stable
return jsonb_build_object(
  'waitlist_signups', (
    select coalesce(jsonb_agg(to_jsonb(signup) order by signup.created_at), '[]')
    from public.waitlist_signups as signup
    where signup.email = forms.fold(export_person.email)
  ),
  'contact_messages', (
    select coalesce(
      jsonb_agg(
        to_jsonb(sent) || jsonb_build_object('reference', forms.reference(sent.id))
        order by sent.created_at
      ),
      '[]'
    )
    from privacy.messages_of(export_person.email) as sent
  ),
  'mails_in_the_mailbox', privacy.mails_of(export_person.email)
);

create function privacy.forget_person(email text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  mails constant jsonb := privacy.mails_of(forget_person.email);
  signups integer;
  messages integer;
begin
  delete from public.waitlist_signups as signup
  where signup.email = forms.fold(forget_person.email);
  get diagnostics signups = row_count;
  delete from public.contact_messages as sent
  where sent.id in (select found.id from privacy.messages_of(forget_person.email) as found);
  get diagnostics messages = row_count;
  return jsonb_build_object(
    'waitlist_signups', signups, 'contact_messages', messages, 'mails_in_the_mailbox', mails
  );
end
$$;

-- It deletes a thousand of each kind at a time, so that nobody waits: at least 288,000 a day.
create function privacy.delete_expired()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from forms.submission_counts where ctid = any (array(
    select ctid from forms.submission_counts
    where hour < forms.this_hour() limit 5000 for update skip locked
  ));
  delete from public.contact_messages where ctid = any (array(
    select ctid from public.contact_messages
    where created_at < now() - privacy.keep_for()
    order by created_at limit 1000 for update skip locked
  ));
  delete from public.waitlist_signups where ctid = any (array(
    select ctid from public.waitlist_signups
    where created_at < now() - privacy.keep_for()
    order by created_at limit 1000 for update skip locked
  ));
$$;
