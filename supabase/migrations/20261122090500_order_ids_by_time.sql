-- A number that begins with the time (UUID version 7) goes to the end of its index. One by chance
-- goes to any page of it: with ten million rows most commits would write out a whole page more.
alter table public.waitlist_signups alter column id set default (
  lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
  || '7' || right(replace(gen_random_uuid()::text, '-', ''), 19)
)::uuid;
