-- The schedule, as 20260101090700 set it up, but `deliver` is also called when nothing waits and it
-- has not run for five minutes: only so does its silence mean that something is broken.
-- Where pg_cron and pg_net are switched on later: select operations.schedule_jobs();
create or replace function forms.request_delivery()
returns void
language plpgsql
set search_path = ''
as $$
declare
  url text;
  secret text;
begin
  if not exists (
    select from public.contact_messages
    where delivered_at is null and gave_up_at is null and next_attempt_at <= now()
  ) and not exists (
    select from forms.delivery where last_run_at < now() - interval '5 minutes'
  ) then
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

create function operations.schedule_jobs()
returns void
language plpgsql
set search_path = ''
as $$
begin
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  perform cron.schedule('forms-deliver', '* * * * *', 'select forms.request_delivery()');
  perform cron.schedule('privacy-delete-expired', '*/10 * * * *', 'select privacy.delete_expired()');
end
$$;

revoke execute on all functions in schema forms, operations from public;
