-- Messages and pitch-deck requests. A message is kept before anything else happens to it, and the
-- same row says how far its mail has come, so that neither can be lost without the other.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  organization text check (length(organization) between 1 and 200),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 10000),
  created_at timestamptz not null default now(),

  delivered_at timestamptz,
  attempts integer not null default 0,
  -- A code such as ECONNREFUSED or 451, never the server's text: that can quote an address.
  last_error text check (length(last_error) <= 60),
  next_attempt_at timestamptz not null default now(),
  -- Whoever claims a message has until then to send it; afterwards it is free again.
  claimed_until timestamptz,
  -- The dead-letter state: tried for days and refused. Such a row is for a person to look at.
  gave_up_at timestamptz,
  delivery_state text not null generated always as (
    case
      when delivered_at is not null then 'delivered'
      when gave_up_at is not null then 'given up'
      else 'waiting'
    end
  ) stored
);

-- For the delivery run, which is all that looks for undelivered messages.
create index contact_messages_waiting on public.contact_messages (next_attempt_at)
where delivered_at is null and gave_up_at is null;

-- For finding a repeated message, and a person's own data.
create index contact_messages_sender on public.contact_messages (lower(email), created_at);

-- For the scheduled deletion.
create index contact_messages_created_at on public.contact_messages (created_at);

-- No policies: with row-level security on, only the table's owner sees a row.
alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from public, anon, authenticated, service_role, site_functions;
