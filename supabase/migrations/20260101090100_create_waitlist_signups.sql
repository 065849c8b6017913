-- People who asked to hear from us at launch. To be on this list says that somebody looks for
-- help, so nobody can read it through the site and the answers never tell who is on it.
create table public.waitlist_signups (
  id uuid primary key default gen_random_uuid(),
  -- In lower case, so that an address is one person however it is typed.
  email text not null unique check (length(email) between 3 and 254),
  name text check (length(name) between 1 and 200),
  created_at timestamptz not null default now()
);

-- For the scheduled deletion; this kind costs a signup next to nothing.
create index waitlist_signups_created_at on public.waitlist_signups using brin (created_at);

-- No policies: with row-level security on, only the table's owner sees a row.
alter table public.waitlist_signups enable row level security;
revoke all on public.waitlist_signups from public, anon, authenticated, service_role, site_functions;
