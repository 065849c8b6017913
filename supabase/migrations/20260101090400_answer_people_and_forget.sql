-- The retention period of all personal data.
create function privacy.keep_for()
returns interval
language sql
immutable
return interval '24 months';

-- Encodes a label of a Unicode domain in Punycode (RFC 3492), as browsers and the functions do.
create function forms.punycode(label text)
returns text
language plpgsql
immutable
as $$
declare
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  points constant integer[] := array(select ascii(c) from regexp_split_to_table(label, '') as c);
  encoded text := regexp_replace(label, E'[^\u0001-\u007F]', '', 'g');
  basic constant integer := length(encoded);
  handled integer := basic;
  n integer := 128;
  bias integer := 72;
  delta integer := 0;
  point integer;
  rest integer;
  k integer;
  t integer;
begin
  if basic = cardinality(points) then
    return label;
  end if;
  encoded := 'xn--' || encoded || case when basic > 0 then '-' else '' end;
  while handled < cardinality(points) loop
    select min(p) into point from unnest(points) as p where p >= n;
    delta := delta + (point - n) * (handled + 1);
    n := point;
    foreach point in array points loop
      delta := delta + (point < n)::integer;
      continue when point <> n;
      rest := delta;
      k := 36;
      loop
        t := least(26, greatest(1, k - bias));
        exit when rest < t;
        encoded := encoded || substr(digits, t + (rest - t) % (36 - t) + 1, 1);
        rest := (rest - t) / (36 - t);
        k := k + 36;
      end loop;
      encoded := encoded || substr(digits, rest + 1, 1);
      delta := delta / case when handled = basic then 700 else 2 end;
      handled := handled + 1;
      delta := delta + delta / handled;
      k := 0;
      while delta > 455 loop
        delta := delta / 35;
        k := k + 36;
      end loop;
      bias := k + 36 * delta / (delta + 38);
      delta := 0;
    end loop;
    delta := delta + 1;
    n := n + 1;
  end loop;
  return encoded;
end
$$;

-- Normalizes an address typed by an operator to the form in which the functions store it.
create function forms.stored_email(typed text)
returns text
language sql
stable
return (
  select split_part(folded, '@', 1) || '@' || string_agg(forms.punycode(label), '.' order by place)
  from (select forms.fold_email(replace(typed, '。', '.')) as folded) as address,
    regexp_split_to_table(split_part(folded, '@', 2), '\.') with ordinality as labels (label, place)
  group by folded
);

-- `mails_in_the_mailbox`: each mail's Message-ID begins with this id, and its text ends with it.
create function privacy.export_person(email text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'waitlist_signups', (
      select coalesce(jsonb_agg(to_jsonb(signup) order by signup.created_at), '[]')
      from public.waitlist_signups as signup
      where signup.email = forms.stored_email(export_person.email)
    ),
    'contact_messages', coalesce(jsonb_agg(to_jsonb(sent) order by sent.created_at), '[]'),
    'mails_in_the_mailbox',
    coalesce(jsonb_agg(sent.id order by sent.created_at) filter (where sent.attempts > 0), '[]')
  )
  from public.contact_messages as sent
  where forms.fold_email(sent.email) = forms.stored_email(export_person.email)
$$;

create function privacy.forget_person(email text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  mails constant jsonb := privacy.export_person(email) -> 'mails_in_the_mailbox';
  signups integer;
  messages integer;
begin
  delete from public.waitlist_signups as signup
  where signup.email = forms.stored_email(forget_person.email);
  get diagnostics signups = row_count;
  delete from public.contact_messages as sent
  where forms.fold_email(sent.email) = forms.stored_email(forget_person.email);
  get diagnostics messages = row_count;
  return jsonb_build_object(
    'waitlist_signups', signups, 'contact_messages', messages, 'mails_in_the_mailbox', mails
  );
end
$$;

-- Refuses to delete after the clock has jumped, and to delete more than half of a table, because with
-- a wrong clock everything looks expired. An operator overrides the checks with `true`.
create function privacy.delete_expired(is_confirmed boolean, out signups integer, out messages integer)
language plpgsql
set search_path = ''
as $$
declare
  expired_before constant timestamptz := now() - privacy.keep_for();
  last_deletion constant timestamptz := (select last_deletion_at from forms.delivery);
begin
  if not is_confirmed then
    if now() not between last_deletion - interval '1 day' and last_deletion + interval '31 days' then
      raise exception using errcode = '55000', message = format(
        'Expired rows were not deleted: the last deletion was at %s, and the clock says %s. '
        'If it is right: select privacy.delete_expired(true);', last_deletion, now());
    end if;
    if (select count(*) > 20 and count(*) filter (where created_at < expired_before) * 2 > count(*)
        from public.waitlist_signups)
      or (select count(*) > 20 and count(*) filter (where created_at < expired_before) * 2 > count(*)
        from public.contact_messages)
    then
      raise exception using errcode = '55000', message =
        'Expired rows were not deleted: they are more than half of a table. '
        'If that is right: select privacy.delete_expired(true);';
    end if;
  end if;
  delete from public.waitlist_signups where created_at < expired_before;
  get diagnostics signups = row_count;
  delete from public.contact_messages where created_at < expired_before;
  get diagnostics messages = row_count;
  delete from forms.submission_counts where hour <> forms.this_hour();
  update forms.delivery set last_deletion_at = now();
  if signups + messages > 0 then
    raise log 'deleted after %: % signups, % messages', privacy.keep_for(), signups, messages;
  end if;
end
$$;

-- The version without override, for the functions.
create function privacy.delete_expired(out signups integer, out messages integer)
language sql
security definer
set search_path = ''
as $$ select * from privacy.delete_expired(false) $$;

grant execute on function privacy.delete_expired() to site_functions;
