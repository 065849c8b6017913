-- The retention periods of all personal data; the privacy notice names them from src/content/facts.ts.
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

-- `mails_in_the_mailbox`: each mail's Message-ID begins with this id, and its text has it.
create function privacy.export_person(email text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'waitlist_signups', (
      select coalesce(jsonb_agg(to_jsonb(signup) order by signup.created_at), '[]')
      from public.waitlist_signups as signup
      where signup.email = forms.normalize_email(export_person.email)
    ),
    'announcements', (
      select coalesce(jsonb_agg(to_jsonb(mail) - 'token'), '[]')
      from forms.announcement_mails as mail
      join public.waitlist_signups as signup on signup.id = mail.signup_id
      where signup.email = forms.normalize_email(export_person.email)
    ),
    'contact_messages', coalesce(jsonb_agg(to_jsonb(sent) order by sent.created_at), '[]'),
    'mails_in_the_mailbox',
    coalesce(jsonb_agg(sent.id order by sent.created_at) filter (where sent.attempts > 0), '[]')
  )
  from public.contact_messages as sent
  where forms.normalize_email(sent.email) = forms.normalize_email(export_person.email)
$$;

create function privacy.forget_person(email text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  mails constant jsonb := privacy.export_person(email) -> 'mails_in_the_mailbox';
  signups integer;
  messages integer;
begin
  delete from public.waitlist_signups as signup
  where signup.email = forms.normalize_email(forget_person.email);
  get diagnostics signups = row_count;
  delete from public.contact_messages as sent
  where forms.normalize_email(sent.email) = forms.normalize_email(forget_person.email);
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
