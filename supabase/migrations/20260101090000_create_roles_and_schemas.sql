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

-- For connections as the migrations' user, which give up its rights at once. A login role that is
-- a member of site_functions and nothing else cannot take them back (deploy/README.md).
grant site_functions to current_user;

-- Closed by default: PostgreSQL lets everybody call a new function, Supabase everybody use what is
-- new in `public`. Each migration grants what it means to.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public
revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public
revoke all on functions from anon, authenticated, service_role;

create schema forms;
create schema privacy;
create schema operations;
grant usage on schema forms, privacy, operations to site_functions;
