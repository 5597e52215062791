-- Trigrams find a part of a word by an index. It comes with PostgreSQL, and who owns a database may add it.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- A text as a search compares it (foldText of packages/contract/src/search-words.ts): small letters without accents, and a
-- space before each word.
create function search_words(of_text text) returns text language sql immutable strict parallel safe as $$
  select ' ' || trim(regexp_replace(replace(replace(replace(replace(replace(replace(
    lower(regexp_replace(normalize(of_text, nfkd), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')
      collate "und-x-icu"),
    'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'ł', 'l'), 'ø', 'o'), 'đ', 'd'), '\s+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE TABLE "project_search" (
	"project_id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"client_code" text,
	"words" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "project_owner";--> statement-breakpoint
CREATE INDEX "project_owner" ON "project" ("owner_id","updated_at" DESC,"id","status","type","client_code");--> statement-breakpoint
DROP INDEX "project_owner_name";--> statement-breakpoint
CREATE INDEX "project_owner_name" ON "project" ("owner_id","name" collate "und-x-icu","id","status","type","client_code","updated_at");--> statement-breakpoint
DROP INDEX "project_client";--> statement-breakpoint
CREATE INDEX "project_client" ON "project" ("client_code","updated_at" DESC,"id","status","type","owner_id");--> statement-breakpoint
DROP INDEX "project_client_name";--> statement-breakpoint
CREATE INDEX "project_client_name" ON "project" ("client_code","name" collate "und-x-icu","id","status","type","owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "line_evaluation_reference" ON "line_evaluation" ("reference" text_pattern_ops,"project_id");--> statement-breakpoint
ALTER TABLE "project_search" ADD CONSTRAINT "project_search_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE;
--> statement-breakpoint
create function write_project_search() returns trigger language plpgsql as $$
begin
  insert into project_search (project_id, owner_id, client_code, words)
  values (new.id, new.owner_id, new.client_code,
    search_words(concat_ws(' ', new.name, new.client_code, (select c.name from client c where c.code = new.client_code))))
  on conflict (project_id) do update
    set owner_id = excluded.owner_id, client_code = excluded.client_code, words = excluded.words;
  return null;
end $$;
--> statement-breakpoint
create trigger project_search_of_project after insert or update of name, owner_id, client_code on project
  for each row execute function write_project_search();
--> statement-breakpoint
-- A client that is named anew is found by its new name.
create function write_search_of_client() returns trigger language plpgsql as $$
begin
  update project_search s set words = search_words(concat_ws(' ', p.name, new.code, new.name))
  from project p where p.client_code = new.code and s.project_id = p.id;
  return null;
end $$;
--> statement-breakpoint
create trigger project_search_of_client after update of name on client
  for each row when (old.name is distinct from new.name) execute function write_search_of_client();
--> statement-breakpoint
insert into project_search (project_id, owner_id, client_code, words)
select p.id, p.owner_id, p.client_code, search_words(concat_ws(' ', p.name, p.client_code, c.name)) from project p left join client c on c.code = p.client_code;
--> statement-breakpoint
CREATE INDEX "project_search_words" ON "project_search" USING gin ("words" gin_trgm_ops);
