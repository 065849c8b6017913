-- What the data protection act gives people: to see what we hold, to have it deleted, and that it
-- is not kept for ever. The first two are for an operator (README, "Somebody asks for their data").

-- The one place for how long anything is kept.
create function privacy.keep_for()
returns interval
language sql
immutable
set search_path = ''
as $$ select interval '24 months' $$;

create function privacy.export_person(email text)
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
    )
  )
$$;

-- Deletes everything of one person and says how much that was. Mail that has gone out is in the
-- team's mailbox and has to be deleted there.
create function privacy.forget_person(email text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  signups integer;
  messages integer;
begin
  delete from public.waitlist_signups as signup
  where signup.email = lower(trim(forget_person.email));
  get diagnostics signups = row_count;
  delete from public.contact_messages as sent
  where lower(sent.email) = lower(trim(forget_person.email));
  get diagnostics messages = row_count;
  return jsonb_build_object('waitlist_signups', signups, 'contact_messages', messages);
end
$$;

-- Deletes what has been kept long enough, and each hour's counts as soon as the hour is over.
create function privacy.delete_expired()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from forms.submission_counts where hour < date_trunc('hour', now(), 'UTC');
  delete from public.contact_messages where created_at < now() - privacy.keep_for();
  delete from public.waitlist_signups where created_at < now() - privacy.keep_for();
$$;

revoke execute on all functions in schema privacy from public;
grant execute on function privacy.delete_expired to site_functions;
