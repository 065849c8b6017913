create function operations.health(
  out waiting integer,
  out oldest_seconds integer,
  out given_up integer,
  out last_run_seconds integer
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    count(*)::integer,
    extract(epoch from now() - min(created_at))::integer,
    (select count(*)::integer from public.contact_messages where gave_up_at is not null),
    (select extract(epoch from now() - last_run_at)::integer from forms.delivery)
  from public.contact_messages
  where delivery_state = 'waiting'
$$;

create function operations.what_waits()
returns table (
  state text,
  why text,
  messages bigint,
  oldest timestamptz,
  next_attempt timestamptz,
  ids uuid[]
)
language sql
stable
set search_path = ''
as $$
  select
    kept.delivery_state,
    concat_ws(
      ', ',
      case
        when kept.last_error is not null then 'the mail server said ' || kept.last_error
        when kept.claimed_until > now() then 'on its way'
        else 'not tried yet: its turn comes within MAIL_PER_HOUR'
      end,
      'marked as ' || kept.mark
    ),
    count(*),
    min(kept.created_at),
    min(kept.next_attempt_at),
    (array_agg(kept.id order by kept.created_at))[1:20]
  from public.contact_messages as kept
  where kept.delivered_at is null
  group by 1, 2
  order by 1 desc, 4
$$;

-- It reads the whole table, as an index would cost each new message a write. Two may share a reference.
create function operations.find(reference text)
returns setof public.contact_messages
language sql
stable
set search_path = ''
as $$
  select kept.*
  from public.contact_messages as kept
  where right(kept.id::text, 10) = (
    select lpad(to_hex(sum(
      (strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', digit) - 1)::bigint << (40 - 5 * place::integer)
    )::bigint), 10, '0')
    from regexp_split_to_table(
      translate(upper(regexp_replace(find.reference, '[^0-9A-Za-z]', '', 'g')), 'OIL', '011'), ''
    ) with ordinality as digits (digit, place)
  )
  order by kept.created_at
$$;

create function operations.csv_field(given text)
returns text
language sql
immutable
return '"' || replace(given, '"', '""') || '"';

-- Each line names the address by which a person leaves the list.
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
  return next 'email,name,joined,way_out';
  return query
  select concat_ws(
    ',',
    operations.csv_field(signup.email),
    -- A spreadsheet runs cells that begin like a formula.
    operations.csv_field(regexp_replace(coalesce(signup.name, ''), '^([=+@-])', '''\1')),
    to_char(signup.created_at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD'),
    operations.csv_field('mailto:' || leave_at || '?subject=Take%20me%20off%20the%20waitlist')
  )
  from public.waitlist_signups as signup
  order by signup.created_at, signup.email;
end
$$;

-- The vault holds deliver_url and deliver_secret (deploy/README.md).
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

-- It has no search path, as an old pg_cron is created in its first schema.
create function operations.schedule_jobs()
returns void
language plpgsql
as $$
begin
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  perform cron.schedule('forms-deliver', '* * * * *', 'select forms.request_delivery()');
  perform cron.schedule('privacy-delete-expired', '*/10 * * * *', 'select privacy.delete_expired()');
end
$$;

-- Without pg_cron and pg_net the delivery loop does the work, so nothing here may fail.
do $$
begin
  perform operations.schedule_jobs();
exception
  when others then
    raise warning 'The scheduled jobs were not set up (%). On Supabase: operations.schedule_jobs(). '
      'Elsewhere the delivery loop does their work.', sqlerrm;
end
$$;
