-- Every change of a project writes its row again: room on the page keeps the new version beside the old one.
alter table project set (fillfactor = 70);
--> statement-breakpoint
-- A line of three kilobytes stays in one piece: compressing it costs more than reading it.
alter table project_line set (toast_tuple_target = 8160);
--> statement-breakpoint
-- A project with its lines in one row: one text, lines between U+001E, fields between U+001F, neither of which
-- JSON holds as it is. The lines come in any order, each with its position: the reader sorts fifty numbers faster
-- than a sort here moves fifty texts. `outcome` says done; the functions below answer others in the same shape.
create view project_sheet as
select 'done'::text as outcome, p.id, p.owner_id, p.name, p.catalog_id, p.currency, p.rate_id, p.status,
  p.version, p.created_at, p.updated_at,
  (select string_agg(l.facts || e'\x1f' || l.offer || e'\x1f' || l.sheet, e'\x1e')
    from project_line l where l.project_id = p.id) as lines
from project p;
--> statement-breakpoint
-- Locks a project for a change by its owner and says whether the change may go on: open, notFound, stale (the
-- caller saw another version) or closed (an ordered project is read only). Every change begins here.
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
-- Writes lines at the end of an opened project and counts the change. The rows are named as the columns.
create function project_append(opened project, lines json) returns void
language plpgsql as $$
declare
  added integer;
begin
  insert into project_line (project_id, id, position, quantity, model, sub_family_id, choices, configuration,
    catalogue_revision, evaluated_on, reference, unit_gross, sublevel, price_trace, bill_of_materials, moq,
    lead_time_weeks, lumens, watts, net_weight_kg, sheet, offer)
  select opened.id, l.id, opened.next_position + row_number() over () - 1, l.quantity, l.model, l.sub_family_id,
    l.choices, l.configuration, l.catalogue_revision, l.evaluated_on, l.reference, l.unit_gross, l.sublevel,
    l.price_trace, l.bill_of_materials, l.moq, l.lead_time_weeks, l.lumens, l.watts, l.net_weight_kg, l.sheet, l.offer
  from json_to_recordset(lines) as l(id uuid, quantity integer, model text, sub_family_id integer, choices json,
    configuration json, catalogue_revision integer, evaluated_on date, reference text, unit_gross bigint,
    sublevel text, price_trace json, bill_of_materials json, moq integer, lead_time_weeks integer,
    lumens double precision, watts double precision, net_weight_kg double precision, sheet text, offer text);
  get diagnostics added = row_count;
  update project p set version = p.version + 1, updated_at = clock_timestamp(),
    line_count = p.line_count + added, next_position = p.next_position + added
  where p.id = opened.id;
end $$;
--> statement-breakpoint
-- Adds lines to a project and reads it back, in one journey to the database: what the interface does most.
-- Beside project_open's outcomes: full (more than `most` lines), idempotencyMismatch. A repeat under the same
-- key adds nothing and reads the project as it is now; a concurrent one waits here for the first.
create function project_add_lines(
  viewer uuid, wanted uuid, expected integer, request_key text, hash text, lines json, added integer, most integer)
returns setof project_sheet
language plpgsql as $$
declare
  refused project_sheet;
  state record;
begin
  if request_key is not null then
    insert into idempotency (account_id, key, request_hash, subject) values (viewer, request_key, hash, wanted)
    on conflict do nothing;
    if not found then
      if exists (select from idempotency i
        where i.account_id = viewer and i.key = request_key and i.request_hash = hash) then
        return query select * from project_sheet s where s.id = wanted and s.owner_id = viewer and s.status <> 0;
      else
        refused.outcome := 'idempotencyMismatch';
        return next refused;
      end if;
      return;
    end if;
  end if;
  state := project_open(viewer, wanted, expected);
  if state.outcome = 'open' and (state.opened).line_count + added > most then
    state.outcome := 'full';
  end if;
  if state.outcome <> 'open' then
    -- A refusal keeps no key, so that the same request may be tried again.
    delete from idempotency i where i.account_id = viewer and i.key = request_key;
    refused.outcome := state.outcome;
    refused.version := (state.opened).version;
    return next refused;
    return;
  end if;
  perform project_append(state.opened, lines);
  return query select * from project_sheet s where s.id = wanted;
end $$;
