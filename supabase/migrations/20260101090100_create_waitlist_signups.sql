-- People who asked to hear from us at launch. To be on this list says that somebody looks for
-- help, so nobody can read it through the site and the answers never tell who is on it.
create table public.waitlist_signups (
  -- A number that begins with the time (UUID version 7) goes to the end of its index. One by chance
  -- goes to any page of it: with ten million rows most commits would write out a whole page more.
  id uuid primary key default (
    lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
    || '7' || right(replace(gen_random_uuid()::text, '-', ''), 19)
  )::uuid,
  -- In lower case, so that an address is one person however it is typed.
  email text not null unique check (length(email) between 3 and 254),
  name text check (length(name) between 1 and 200),
  created_at timestamptz not null default now()
);

-- For the scheduled deletion. A smaller index over block ranges would keep the oldest date of each
-- after its deletion, and soon read everything.
create index waitlist_signups_joined on public.waitlist_signups (created_at);

-- No policies: with row-level security on, only the table's owner sees a row.
alter table public.waitlist_signups enable row level security;
revoke all on public.waitlist_signups from public, anon, authenticated, service_role, site_functions;
