-- Every change of a project writes its row again: room on the page keeps the new version beside the old one.
alter table project set (fillfactor = 70);
--> statement-breakpoint
-- A line of three kilobytes stays in one piece: compressing it costs more than reading it.
alter table project_line set (toast_tuple_target = 8160);
--> statement-breakpoint
-- A project with its lines as one text: the numbers of the lines, U+001D, their JSON in the same order. Lines stand
-- between U+001E, fields between U+001F; JSON never holds these characters as they are. The lines come with their
-- position: the reader sorts fifty numbers faster than a sort here moves fifty texts. `outcome` says done; the
-- functions below answer others in the same shape.
create view project_sheet as
select 'done'::text as outcome, p.id, p.owner_id, p.name, p.catalog_id, p.currency, p.rate_id, p.status,
  p.version, p.created_at, p.updated_at,
  (select string_agg(l.id || e'\x1f' || l.position || e'\x1f' || l.facts, e'\x1e') || e'\x1d'
      || string_agg(l.sheet, e'\x1e')
    from project_line l where l.project_id = p.id) as lines
from project p;
--> statement-breakpoint
-- Locks a project for a change by its owner and says whether the change may go on: open, notFound, stale (the
-- caller saw another version) or closed (an ordered project is read only).
create function project_open(viewer uuid, wanted uuid, expected integer, out outcome text, out opened project)
language plpgsql as $$
begin
  select p.* into opened from project p where p.id = wanted and p.owner_id = viewer and p.status <> 0 for update;
  outcome := case
    when not found then 'notFound'
    when expected <> opened.version then 'stale'
    when opened.status <> 1 then 'closed'
    else 'open'
  end;
end $$;
--> statement-breakpoint
-- Adds lines to a project and reads it back, in one journey to the database: what the interface does most. The rows
-- of `lines` are named as the columns. `known` is the version that the caller holds: if the lines are added to that
-- one, the outcome is `added`, without the lines that the caller has, and with the position of the first new one in
-- their place. Other outcomes: done, those of project_open, full (more than `most` lines), idempotencyMismatch.
-- A repeat under the same key adds nothing and reads the project as it is now; a concurrent one waits for the first.
create function project_add_lines(
  viewer uuid, wanted uuid, expected integer, known integer, request_key text, hash text, lines json,
  added integer, most integer)
returns setof project_sheet
language plpgsql as $$
declare
  answer project_sheet;
  state record;
begin
  if request_key is not null then
    insert into idempotency (account_id, key, request_hash, subject) values (viewer, request_key, hash, wanted)
    on conflict do nothing;
    if not found then
      if exists (select from idempotency i
        where i.account_id = viewer and i.key = request_key and i.request_hash = hash) then
        return query select * from project_sheet s where s.id = wanted and s.owner_id = viewer and s.status <> 0;
        return;
      end if;
      answer.outcome := 'idempotencyMismatch';
      return next answer;
      return;
    end if;
  end if;

  -- Locks, checks and counts in one statement; why it found nothing is asked afterwards.
  update project p set version = p.version + 1, updated_at = clock_timestamp(),
    line_count = p.line_count + added, next_position = p.next_position + added
  where p.id = wanted and p.owner_id = viewer and p.status = 1 and p.line_count + added <= most
    and (expected is null or p.version = expected)
  returning 'added', p.id, p.owner_id, p.name, p.catalog_id, p.currency, p.rate_id, p.status, p.version,
    p.created_at, p.updated_at, p.next_position - added into answer;

  if not found then
    -- A refusal keeps no key, so that the same request may be tried again.
    delete from idempotency i where i.account_id = viewer and i.key = request_key;
    select * into state from project_open(viewer, wanted, expected);
    answer.outcome := case state.outcome when 'open' then 'full' else state.outcome end;
    answer.version := (state.opened).version;
    return next answer;
    return;
  end if;

  insert into project_line (project_id, id, position, quantity, model, sub_family_id, choices, configuration,
    catalogue_revision, evaluated_on, reference, unit_gross, sublevel, price_trace, bill_of_materials, moq,
    lead_time_weeks, lumens, watts, net_weight_kg, sheet, facts)
  select wanted, l.id, answer.lines::integer + row_number() over () - 1, l.quantity, l.model, l.sub_family_id,
    l.choices, l.configuration, l.catalogue_revision, l.evaluated_on, l.reference, l.unit_gross, l.sublevel,
    l.price_trace, l.bill_of_materials, l.moq, l.lead_time_weeks, l.lumens, l.watts, l.net_weight_kg, l.sheet, l.facts
  from json_to_recordset(lines) as l(id uuid, quantity integer, model text, sub_family_id integer, choices json,
    configuration json, catalogue_revision integer, evaluated_on date, reference text, unit_gross bigint,
    sublevel text, price_trace json, bill_of_materials json, moq integer, lead_time_weeks integer,
    lumens double precision, watts double precision, net_weight_kg double precision, sheet text, facts text);

  if known = answer.version - 1 then
    return next answer;
  else
    return query select * from project_sheet s where s.id = wanted;
  end if;
end $$;
