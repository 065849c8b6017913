-- This is the rate limit by client address, which the functions hash with a key that is not kept here.
create table forms.submission_counts (
  form text not null,
  client_key text not null,
  hour timestamptz not null,
  submissions integer not null,
  primary key (form, client_key, hour)
) with (fillfactor = 50);

create index submission_counts_hour on forms.submission_counts (hour);

alter table forms.submission_counts enable row level security;

create function forms.this_hour()
returns timestamptz
language sql
stable
return date_trunc('hour', now(), 'UTC');

create function forms.seconds_to_wait()
returns integer
language sql
stable
return greatest(1, ceil(extract(epoch from forms.this_hour() + interval '1 hour' - now())))::integer;

-- It answers 0, or the seconds to wait. The row is locked until the commit, so the limit is exact.
create function forms.count_submission(for_form text, client text, hourly_limit integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  so_far integer;
begin
  insert into forms.submission_counts as counted (form, client_key, hour, submissions)
  values (for_form, client, forms.this_hour(), 1)
  on conflict (form, client_key, hour) do update set submissions = counted.submissions + 1
  returning submissions into so_far;
  return case when so_far > hourly_limit then forms.seconds_to_wait() else 0 end;
end
$$;
