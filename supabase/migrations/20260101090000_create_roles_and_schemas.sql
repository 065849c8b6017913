-- Who may do what. Visitors (anon, authenticated) may do nothing at all: every submission goes
-- through a function, and the functions' own role may only call the routines it is granted here.
-- Roles belong to the whole server, so they may be there already: on Supabase the first three are.
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

-- The migrations' user may act as the functions' role. The functions connect as that user
-- on Supabase and give up its rights at the start of every connection.
grant site_functions to current_user;

-- What the forms do, what the data protection act gives people, and what an operator asks. None is
-- reachable through Supabase's data API, which serves public only.
create schema forms;
create schema privacy;
create schema operations;
grant usage on schema forms, privacy, operations to site_functions;
