-- How many submissions a client address has made in the running hour. The address itself never
-- gets here: the functions hash it with a key that the database does not know.
create table forms.submission_counts (
  form text not null,
  client_key text not null,
  hour timestamptz not null,
  -- One row a connection instead of one a client: many visitors of one campus share an address,
  -- and a single row would make each of them wait for the one before to reach the disk.
  part smallint not null,
  submissions integer not null,
  primary key (form, client_key, hour, part)
) with (fillfactor = 50);

create index submission_counts_hour on forms.submission_counts (hour);

alter table forms.submission_counts enable row level security;
revoke all on forms.submission_counts from public;

-- Counts one submission and answers 0, or the seconds to wait once the limit is reached. Called by
-- the routines below, inside their rights and their search path.
create function forms.add_submission(for_form text, client text, hourly_limit integer)
returns integer
language plpgsql
as $$
declare
  -- Below the limit by more than any number of simultaneous submissions, counting needs no queue.
  crowd constant integer := 100;
  this_hour constant timestamptz := date_trunc('hour', now(), 'UTC');
  queue constant bigint := hashtextextended(for_form || client, 0);
  so_far bigint;
begin
  select coalesce(sum(counted.submissions), 0) into so_far
  from forms.submission_counts as counted
  where form = for_form and client_key = client and hour = this_hour;
  if so_far < hourly_limit - crowd then
    perform pg_advisory_xact_lock_shared(queue);
  else
    perform pg_advisory_xact_lock(queue);
    select coalesce(sum(counted.submissions), 0) into so_far
    from forms.submission_counts as counted
    where form = for_form and client_key = client and hour = this_hour;
    if so_far >= hourly_limit then
      return greatest(1, ceil(extract(epoch from this_hour + interval '1 hour' - now())))::integer;
    end if;
  end if;

  insert into forms.submission_counts as counted (form, client_key, hour, part, submissions)
  values (for_form, client, this_hour, pg_backend_pid() % 64, 1)
  on conflict (form, client_key, hour, part)
  do update set submissions = counted.submissions + 1;
  return 0;
end
$$;

-- The same for a request that was refused and keeps nothing.
create function forms.count_submission(for_form text, client text, hourly_limit integer)
returns integer
language sql
security definer
set search_path = ''
as $$ select forms.add_submission(for_form, client, hourly_limit) $$;

revoke execute on all functions in schema forms from public;
grant execute on function forms.count_submission to site_functions;
