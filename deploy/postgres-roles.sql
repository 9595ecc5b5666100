-- Makes the two roles of a site's database: `toolbench` owns the tables and migrates them; `toolbench_site`, which the site
-- runs as, reads and writes their rows and can make, change or drop nothing. Run once by an administrator, with psql,
-- in the database `toolbench`:
\getenv owner_password OWNER_DATABASE_PASSWORD
\getenv site_password SITE_DATABASE_PASSWORD
create role toolbench login password :'owner_password';
create role toolbench_site login password :'site_password';

alter database toolbench owner to toolbench;
revoke all on database toolbench from public;
grant connect on database toolbench to toolbench_site;
revoke create on schema public from public;
grant create on schema public to toolbench;
grant usage on schema public to toolbench, toolbench_site;

-- What the owner will make.
alter default privileges for role toolbench in schema public
  grant select, insert, update, delete on tables to toolbench_site;
alter default privileges for role toolbench in schema public
  grant select, update, usage on sequences to toolbench_site;
