-- The team's week in numbers: the seven days until `until`, and what stood then. Columns that say
-- nothing about a row are null. `total` is the whole list for signups, and what is not answered for
-- messages; `late` is what is not answered within the time promised.
create function operations.week_until(until timestamptz)
returns table (about text, item text, last_7_days integer, total integer, late integer, days_left integer)
language sql
stable
set search_path = ''
as $$
  select about, item, last_7_days, total, late, days_left
  from (
    select
      1 as part, rank() over (order by language nulls last) as place, 'signups' as about,
      coalesce(language, 'not known') as item,
      (count(*) filter (where created_at >= until - interval '7 days'))::integer as last_7_days,
      count(*)::integer as total, null::integer as late, null::integer as days_left
    from public.waitlist_signups
    where created_at < until
    group by language

    union all
    select 2, listed.place, 'messages', listed.kind,
      (count(sent.id) filter (where sent.created_at >= until - interval '7 days'))::integer,
      (count(sent.id) filter (where sent.answered_at is null))::integer,
      (count(sent.id) filter (where sent.answered_at is null and sent.answer_by < until))::integer,
      null
    from unnest(array['partnership', 'press', 'investor', 'support', 'data', 'general'])
      with ordinality as listed (kind, place)
    left join public.contact_messages as sent
      on sent.kind = listed.kind and sent.spam is null and sent.created_at < until
    group by listed.kind, listed.place

    -- Nobody has to answer these.
    union all
    select 3, 1, 'messages', 'possible spam', count(*)::integer, null, null, null
    from public.contact_messages
    where spam is not null and created_at < until and created_at >= until - interval '7 days'

    union all
    select 4, 1, 'not delivered', 'messages', null, count(*)::integer, null, null
    from public.contact_messages where delivery_state = 'given up'
    union all
    select 4, 2, 'not delivered', 'messages to some mailboxes', null, count(*)::integer, null, null
    from public.contact_messages where delivery_state = 'partly refused'
    union all
    select 4, 3, 'not delivered', 'announcements', null, count(*)::integer, null, null
    from forms.announcement_mails where gave_up_at is not null and delivered_at is null

    union all
    select
      5, 1, 'announcement', 'mailed',
      (count(*) filter (where delivered_at >= until - interval '7 days' and delivered_at < until))::integer,
      (count(*) filter (where delivered_at < until))::integer, null, null
    from forms.announcement_mails having count(*) > 0
    union all
    select
      5, 2, 'announcement',
      case when exists (select from forms.announcement where not paused) then 'waiting' else 'stopped' end,
      null, count(*)::integer, null, null
    from forms.announcement_mails where delivered_at is null and gave_up_at is null having count(*) > 0

    union all
    select 6, days_left, 'data request', kind, null, 1, (days_left < 0)::integer, days_left
    from public.data_requests
    cross join lateral (
      select (received + privacy.request_period())::date - (until at time zone 'Asia/Kuala_Lumpur')::date
        as days_left
    ) as deadline
    where done is null and received <= (until at time zone 'Asia/Kuala_Lumpur')::date
  ) as numbers
  order by part, place
$$;

-- The messages that `late` counts.
create function operations.late_messages(until timestamptz)
returns table (reference text, kind text, late_since timestamptz)
language sql
stable
set search_path = ''
as $$
  select sent.reference, sent.kind, sent.answer_by
  from public.contact_messages as sent
  where sent.answered_at is null and sent.spam is null and sent.answer_by < until
  order by sent.answer_by, sent.reference
$$;

-- For Supabase's editor.
create view operations.week with (security_invoker) as
select * from operations.week_until(now());

-- One row a week, which begins on Monday at 9:00 in Malaysia.
create table operations.weekly_mails (
  week date primary key check (extract(isodow from week) = 1),
  attempts integer not null default 1,
  next_attempt_at timestamptz not null,
  sent_at timestamptz
);
alter table operations.weekly_mails enable row level security;

create function operations.week_of(moment timestamptz)
returns date
language sql
immutable
return date_trunc('week', moment at time zone 'Asia/Kuala_Lumpur' - interval '9 hours')::date;

-- The first mail comes on the Monday after the set-up.
insert into operations.weekly_mails (week, next_attempt_at, sent_at)
values (operations.week_of(now()), now(), now());

-- Returns the mail of the week unless it is sent or claimed. A claim lasts an hour, after which the next
-- run retries, for a day.
create function operations.claim_weekly_mail(at timestamptz)
returns table (week date, numbers jsonb, late jsonb)
language plpgsql
security definer
set search_path = ''
as $$
declare
  monday constant date := operations.week_of(at);
  until constant timestamptz := (monday + time '09:00') at time zone 'Asia/Kuala_Lumpur';
begin
  insert into operations.weekly_mails as mail (week, next_attempt_at)
  values (monday, at + interval '1 hour')
  on conflict on constraint weekly_mails_pkey do update
  set attempts = mail.attempts + 1, next_attempt_at = at + interval '1 hour'
  where mail.sent_at is null and mail.next_attempt_at <= at and mail.attempts < 24;
  if found then
    return query
    select monday, jsonb_agg(to_jsonb(report)), (
      select coalesce(jsonb_agg(to_jsonb(message)), '[]') from operations.late_messages(until) as message
    )
    from operations.week_until(until) as report;
  end if;
end
$$;

create function operations.mark_weekly_mail_sent(monday date, at timestamptz)
returns void
language sql
security definer
set search_path = ''
as $$ update operations.weekly_mails set sent_at = at where week = monday $$;

grant execute on function operations.claim_weekly_mail, operations.mark_weekly_mail_sent
to site_functions;
