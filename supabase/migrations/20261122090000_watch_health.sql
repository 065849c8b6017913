-- What an operator asks: here whether all is well, which the function `health` answers to anybody.
create schema operations;
revoke all on schema operations from public;
grant usage on schema operations to site_functions;

-- One row: when the delivery run last came to its end.
create table forms.delivery (
  only_row boolean primary key default true check (only_row),
  last_run_at timestamptz not null default now()
);
insert into forms.delivery default values;
alter table forms.delivery enable row level security;
revoke all on forms.delivery from public;

create function forms.note_delivery_run()
returns void
language sql
security definer
set search_path = ''
as $$ update forms.delivery set last_run_at = now() $$;

create index contact_messages_given_up on public.contact_messages (gave_up_at)
where gave_up_at is not null;

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
  where delivered_at is null and gave_up_at is null
$$;

revoke execute on all functions in schema forms, operations from public;
grant execute on function forms.note_delivery_run, operations.health to site_functions;
