create function operations.health(
  out waiting integer,
  out oldest_seconds integer,
  out given_up integer,
  out last_run_seconds integer,
  out signups integer
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    count(*) filter (where delivery_state = 'waiting'),
    extract(epoch from now() - min(created_at) filter (where delivery_state = 'waiting')),
    count(*) filter (where delivery_state = 'given up'),
    (select extract(epoch from now() - last_run_at) from forms.delivery),
    coalesce((
      select submissions from forms.submission_counts
      where form = 'waitlist' and client_key = 'all' and hour = forms.this_hour()
    ), 0)
  from public.contact_messages
  where delivered_at is null
$$;
grant execute on function operations.health to site_functions;

create function operations.what_waits()
returns table (state text, error text, mark text, messages bigint, oldest timestamptz, ids uuid[])
language sql
stable
set search_path = ''
as $$
  select delivery_state, last_error, mark, count(*), min(created_at),
    (array_agg(id order by created_at))[1:20]
  from public.contact_messages
  where delivered_at is null
  group by 1, 2, 3
  order by 1 desc, 5
$$;

create function operations.find(reference text)
returns setof public.contact_messages
language sql
stable
set search_path = ''
as $$
  select kept.*
  from public.contact_messages as kept
  where kept.reference = regexp_replace(
    translate(upper(regexp_replace(find.reference, '[^0-9A-Za-z]', '', 'g')), 'OIL', '011'),
    '^(.{4})', '\1-'
  )
$$;

-- Prevents formula injection in spreadsheets, and strips control and direction characters.
create function operations.csv_field(given text)
returns text
language sql
immutable
return '"' || replace(
  regexp_replace(
    regexp_replace(
      coalesce(given, ''),
      E'[\u0001-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]', '', 'g'
    ),
    E'^(\\s*[=+@|\uFF1D\uFF0B\uFF0D\uFF20-])', '''\1'
  ),
  '"', '""'
) || '"';

-- Each row has an unsubscribe link. The byte-order mark makes Excel read UTF-8.
create function operations.waitlist_csv(leave_at text)
returns setof text
language plpgsql
stable
set search_path = ''
as $$
begin
  if leave_at is null or leave_at !~ '^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$' then
    raise exception 'Give the address that takes people off the list: operations.waitlist_csv(''team@your-domain'').';
  end if;
  return next E'\uFEFFemail,name,joined,way_out';
  return query
  select concat_ws(
    ',',
    operations.csv_field(signup.email),
    operations.csv_field(signup.name),
    operations.csv_field(to_char(signup.created_at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD')),
    operations.csv_field('mailto:' || leave_at || '?subject=Take%20me%20off%20the%20waitlist')
  )
  from public.waitlist_signups as signup
  order by signup.created_at, signup.email;
end
$$;

-- Calls the function `deliver`. URL and secret are in the vault (deploy/README.md). Runs at least every
-- 5 minutes even without mail due, so that expired rows are deleted and health sees a recent run.
create function forms.request_delivery()
returns void
language plpgsql
set search_path = ''
as $$
declare
  url text;
  secret text;
begin
  if not exists (select from forms.due)
    and not exists (select from forms.delivery where last_run_at < now() - interval '5 minutes')
  then
    return;
  end if;
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
