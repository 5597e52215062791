-- A deleted project is found by nothing: it would count among the hits that a search stops at. It comes back with its row when it is restored.
create or replace function write_project_search() returns trigger language plpgsql as $$
begin
  if new.status = 0 then
    delete from project_search where project_id = new.id;
    return null;
  end if;
  insert into project_search (project_id, owner_id, client_code, words)
  values (new.id, new.owner_id, new.client_code,
    search_words(concat_ws(' ', new.name, new.client_code, (select c.name from client c where c.code = new.client_code))))
  on conflict (project_id) do update
    set owner_id = excluded.owner_id, client_code = excluded.client_code, words = excluded.words;
  return null;
end $$;
--> statement-breakpoint
drop trigger project_search_of_project on project;
--> statement-breakpoint
create trigger project_search_of_project after insert or update of name, owner_id, client_code, status on project
  for each row execute function write_project_search();
--> statement-breakpoint
delete from project_search s using project p where p.id = s.project_id and p.status = 0;
