-- A place on this list says that a person looks for help, so nobody reads it through the site.
create table public.waitlist_signups (
  -- A random id costs most commits one page more (measured with ten million rows).
  id uuid primary key default (
    lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
    || '7' || right(replace(gen_random_uuid()::text, '-', ''), 19)
  )::uuid,
  email text not null unique check (length(email) between 3 and 254),
  name text check (length(name) between 1 and 200),
  created_at timestamptz not null default now()
);

-- BRIN would keep each range's oldest date after a deletion, and then read everything.
create index waitlist_signups_joined on public.waitlist_signups (created_at);

alter table public.waitlist_signups enable row level security;
revoke all on public.waitlist_signups from public, anon, authenticated, service_role, site_functions;
