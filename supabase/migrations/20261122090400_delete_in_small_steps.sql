-- Of each kind a thousand at a time: however much is past its time, nobody waits for its deletion.
-- The delivery run calls this every half minute to five minutes, so that a day takes 288,000 and more.
create or replace function privacy.delete_expired()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from forms.submission_counts where ctid = any (array(
    select ctid from forms.submission_counts
    where hour < date_trunc('hour', now(), 'UTC') limit 5000 for update skip locked
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

-- A block range keeps its oldest date after deletion: the smaller index would soon read everything.
create index waitlist_signups_joined on public.waitlist_signups (created_at);
drop index public.waitlist_signups_created_at;
