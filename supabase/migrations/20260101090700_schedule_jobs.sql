-- Supabase brings pg_cron and pg_net: the deletion runs every ten minutes, and every minute the
-- function `deliver` is called when a message waits. Where they are missing (plain PostgreSQL, the
-- embedded database) the delivery loop or timer does both, so nothing here may fail there.
--
-- The address and the secret of the function lie in Supabase's vault, under these two names:
--   select vault.create_secret('https://<project>.supabase.co/functions/v1/deliver', 'deliver_url');
--   select vault.create_secret('<the value of DELIVERY_SECRET>', 'deliver_secret');
do $$
begin
  if (
    select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')
  ) < 2 then
    raise notice 'No pg_cron and pg_net here: the delivery loop does the scheduled work.';
    return;
  end if;

  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  execute $body$
    create function forms.request_delivery()
    returns void
    language plpgsql
    set search_path = ''
    as $function$
    declare
      url text;
      secret text;
    begin
      if not exists (
        select from public.contact_messages
        where delivered_at is null and gave_up_at is null and next_attempt_at <= now()
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
    $function$
  $body$;
  revoke execute on function forms.request_delivery from public;

  perform cron.schedule('forms-deliver', '* * * * *', 'select forms.request_delivery()');
  perform cron.schedule('privacy-delete-expired', '*/10 * * * *', 'select privacy.delete_expired()');
exception
  when others then
    raise warning 'The scheduled jobs were not set up (%): see the header of this migration.', sqlerrm;
end
$$;
