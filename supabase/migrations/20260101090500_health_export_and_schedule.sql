-- Fails in a read-only database, even when there is nothing to update. Once a minute it needs a page
-- on the disk: on a full disk, a small update still fits into the pages that are there. A temporary
-- table is invisible to others, so that no backup's lock makes health wait.
create function operations.check_writable()
returns void
language plpgsql
set search_path = ''
as $$
begin
  update forms.last_delivery_run
  set write_checked_at = now()
  where write_checked_at < now() - interval '55 seconds';
  if found then
    create temporary table write_check on commit drop as select now();
  end if;
end
$$;

-- `waiting` and `oldest_seconds` leave out what MAIL_PER_HOUR holds back, and for how long it did.
create function operations.health(
  out waiting integer,
  out held integer,
  out oldest_seconds integer,
  out given_up integer,
  out partly_refused integer,
  out last_run_seconds integer,
  out signups integer,
  out messages integer,
  out announcement jsonb
)
language sql
volatile
security definer
set search_path = ''
as $$
  select operations.check_writable();
  select
    count(*) filter (where delivery_state = 'waiting' and held_since is null),
    count(*) filter (where delivery_state = 'waiting' and held_since is not null),
    -- Not those that were refused for good: anybody can send a text that a spam filter refuses.
    extract(epoch from max(now() - created_at - held_for) filter (
      where delivery_state = 'waiting' and held_since is null
        and delivered_at is null and failure is distinct from 'refused'
    )),
    count(*) filter (where delivery_state = 'given up'),
    count(*) filter (where delivered_to is not null),
    (select extract(epoch from now() - ended_at) from forms.last_delivery_run),
    coalesce((
      select submissions from forms.submission_counts
      where form = 'waitlist' and client_key = 'all' and hour = forms.this_hour()
    ), 0),
    coalesce((
      select submissions from forms.submission_counts
      where form = 'send-contact-email' and client_key = 'all' and hour = forms.this_hour()
    ), 0),
    (
      select jsonb_build_object(
        'waiting', count(*) filter (where gave_up_at is null),
        'oldestSeconds',
        floor(extract(epoch from now() - min(queued_at) filter (where gave_up_at is null))),
        'givenUp', count(gave_up_at)
      )
      from forms.announcement_mails
      where delivered_at is null
    )
  from public.contact_messages
  where delivery_state <> 'delivered'
$$;
grant execute on function operations.health to site_functions;

-- For an export: a spreadsheet would run a text with one of these beginnings as a formula, also behind
-- letters that nobody sees, and behind what it may read as the end of a cell.
create view operations.waitlist with (security_invoker) as
select
  regexp_replace(email, formula, '\1''\2', 'g') as email,
  regexp_replace(name, formula, '\1''\2', 'g') as name,
  language,
  notice_version,
  (created_at at time zone 'Asia/Kuala_Lumpur')::date as joined
from public.waitlist_signups,
  (
    values (E'(^|[;\t\r\n])([\\s' || forms.invisible_letters() || E']*[=+@|\uFF1D\uFF0B\uFF0D\uFF20-])')
  ) as beginnings (formula)
order by created_at, email;

-- Calls the function `deliver`. URL and secret are in the vault (deploy/README.md).
create function forms.request_delivery()
returns void
language plpgsql
set search_path = ''
as $$
declare
  url text;
  secret text;
begin
  select decrypted_secret into url from vault.decrypted_secrets where name = 'deliver_url';
  select decrypted_secret into secret from vault.decrypted_secrets where name = 'deliver_secret';
  if url is null or secret is null then
    raise exception 'Put deliver_url and deliver_secret into the vault.';
  end if;
  perform net.http_post(
    url := url,
    headers := jsonb_build_object('content-type', 'application/json', 'x-delivery-secret', secret),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000
  );
end
$$;

-- No `set search_path`, because old versions of pg_cron install into its first schema.
create function operations.schedule_jobs()
returns void
language plpgsql
as $$
begin
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  perform cron.schedule('forms-deliver', '* * * * *', 'select forms.request_delivery()');
  perform cron.schedule('operations-delete-job-logs', '0 4 * * *',
    $sql$delete from cron.job_run_details where end_time < now() - interval '7 days'$sql$);
end
$$;

-- Must not fail without pg_cron and pg_net: locally the backend's own loop runs the delivery job.
do $$
begin
  perform operations.schedule_jobs();
exception
  when others then
    raise warning 'The scheduled jobs were not set up (%). On Supabase: select operations.schedule_jobs();',
      sqlerrm;
end
$$;
