#!/bin/sh
# The PostgreSQL image runs this once. Letfair's role owns its database and isn't a superuser. The superuser has no
# password, so it can only sign in from within its container.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$LETFAIR_PASSWORD" --username=postgres <<'SQL'
create role letfair login password :'password';
create database letfair owner letfair encoding 'UTF8' template template0;
alter role letfair set random_page_cost = 1.1;
alter role letfair set jit = off;
alter role postgres password null;
SQL
