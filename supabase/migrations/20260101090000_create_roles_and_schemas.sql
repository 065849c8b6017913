-- Roles are global to the server, so they may exist already; on Supabase the first three do.
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

-- Lets connections as the migrations' user switch to site_functions. A login role that is only a
-- member of site_functions is safer, because it cannot switch back.
grant site_functions to current_user;

-- Deny by default: PostgreSQL lets everybody call a new function, and Supabase grants everything new
-- in `public` to its API roles. Each migration grants explicitly.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public
revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public
revoke all on functions from anon, authenticated, service_role;

create schema forms;
create schema privacy;
create schema operations;
grant usage on schema forms, privacy, operations to site_functions;
