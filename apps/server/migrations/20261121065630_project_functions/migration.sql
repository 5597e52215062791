-- Every change of a project writes its row again: room on the page keeps the new version beside the old one.
alter table project set (fillfactor = 70);
--> statement-breakpoint
-- A line of three kilobytes stays in one piece: compressing it costs more than reading it.
alter table project_line set (toast_tuple_target = 8160);
--> statement-breakpoint
-- A project with its lines as one text: the numbers of the lines, U+001D, their JSON in the same order. Lines stand
-- between U+001E, fields between U+001F; JSON never holds these characters as they are. The lines come with their
-- position: the reader sorts fifty numbers faster than a sort here moves fifty texts.
create view project_sheet as
select p.id, p.owner_id, p.name, p.catalog_id, p.currency, p.rate_id, p.status, p.version, p.created_at, p.updated_at,
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
