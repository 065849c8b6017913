-- Roles belong to the server, so they may exist: on Supabase the first three do.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'site_functions'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception
      when duplicate_object or unique_violation then null;
    end;
  end loop;
end
$$;

-- On Supabase the functions connect as the migrations' user and give up its rights at once.
grant site_functions to current_user;

create schema forms;
create schema privacy;
create schema operations;
grant usage on schema forms, privacy, operations to site_functions;
