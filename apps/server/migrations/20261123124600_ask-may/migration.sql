-- Functions in `from` are planned together with the statement that asks them; in a list of columns they would be planned
-- again at every call.
create or replace function project_relations(of_account uuid, of_project uuid) returns setof text language sql stable as $$
  select 'owner' from project p where p.id = of_project and p.owner_id = of_account
  union all
  select m.role from project_member m where m.project_id = of_project and m.account_id = of_account
  union all
  select 'client' from project p join clients_of(of_account) as c(code) on c.code = p.client_code where p.id = of_project
  union all
  select 'colleague' from project p join colleagues_of(of_account) as mate(id) on mate.id = p.owner_id where p.id = of_project
$$;
--> statement-breakpoint
create or replace function may(of_account uuid, held text[], wanted text, kind text, thing uuid) returns boolean
language plpgsql stable as $$
declare
  of_project uuid := thing;
  maker uuid;
begin
  if kind = 'budget' then
    select b.project_id, b.owner_id into of_project, maker from budget b where b.id = thing;
  elsif kind = 'order' then
    select o.project_id, o.owner_id into of_project, maker from "order" o where o.id = thing;
  elsif kind <> 'project' then
    raise exception 'nothing is known of the rights of a %', kind;
  end if;
  return exists (
    select from (
      select relation from project_relations(of_account, of_project) as relation
      union all select 'maker' where maker = of_account
    ) as stands join project_right r on r.relation = stands.relation
    where r.action = wanted and r.privileges <@ held);
end $$;
--> statement-breakpoint
-- The projects to which an account stands in one of these relations, one after another.
create function projects_of(of_account uuid, as_relations text[]) returns setof uuid language sql stable as $$
  select p.id from project p where p.owner_id = of_account and 'owner' = any (as_relations)
  union all
  select m.project_id from project_member m where m.account_id = of_account and m.role = any (as_relations)
  union all
  select p.id from clients_of(of_account) as c(code) join project p on p.client_code = c.code where 'client' = any (as_relations)
  union all
  select p.id from colleagues_of(of_account) as mate(id) join project p on p.owner_id = mate.id
    where 'colleague' = any (as_relations)
$$;
--> statement-breakpoint
drop function project_open;
--> statement-breakpoint
-- Locks a project for a change and says whether the change may go on: open, notFound (for the account there is none),
-- forbidden (it may read the project and not do this), stale (it saw another version) or closed (an ordered project is
-- read only). Whoever may not do this waits for nobody and locks nothing.
create function project_open(of_account uuid, held text[], wanted text, of_project uuid, expected integer,
  out outcome text, out opened project)
language plpgsql as $$
begin
  if not may(of_account, held, wanted, 'project', of_project) then
    outcome := case when may(of_account, held, 'read', 'project', of_project)
      and exists (select from project p where p.id = of_project and p.status <> 0) then 'forbidden' else 'notFound' end;
    return;
  end if;
  select p.* into opened from project p where p.id = of_project and p.status <> 0 for update;
  outcome := case
    when not found then 'notFound'
    when expected <> opened.version then 'stale'
    when opened.status <> 1 then 'closed'
    else 'open'
  end;
end $$;
