CREATE TABLE "order_search" (
	"order_id" uuid PRIMARY KEY,
	"project_id" uuid NOT NULL,
	"maker_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"client_code" text,
	"status" smallint NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "project_search_owner" ON "project_search" ("owner_id");--> statement-breakpoint
CREATE INDEX "project_search_client" ON "project_search" ("client_code");--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- What an order is found and sorted by: its own words, and whose its project is.
create function write_order_search() returns trigger language plpgsql as $$
begin
  insert into order_search (order_id, project_id, maker_id, owner_id, client_code, status, number, name, updated_at, words)
  select new.id, new.project_id, new.owner_id, p.owner_id, p.client_code, new.status, new.number, new.project_name, new.updated_at,
    search_words(concat_ws(' ', new.number, new.project_name, new.internal_order_number))
  from project p where p.id = new.project_id
  on conflict (order_id) do update set maker_id = excluded.maker_id, owner_id = excluded.owner_id, client_code = excluded.client_code,
    status = excluded.status, number = excluded.number, name = excluded.name, updated_at = excluded.updated_at, words = excluded.words;
  return null;
end $$;
--> statement-breakpoint
create trigger order_search_of_order after insert or update of owner_id, status, number, project_name, internal_order_number, updated_at
  on "order" for each row execute function write_order_search();
--> statement-breakpoint
create function write_search_of_orders() returns trigger language plpgsql as $$
begin
  update order_search set owner_id = new.owner_id, client_code = new.client_code where project_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger order_search_of_project after update of owner_id, client_code on project
  for each row when (old.owner_id is distinct from new.owner_id or old.client_code is distinct from new.client_code)
  execute function write_search_of_orders();
--> statement-breakpoint
insert into order_search (order_id, project_id, maker_id, owner_id, client_code, status, number, name, updated_at, words)
select o.id, o.project_id, o.owner_id, p.owner_id, p.client_code, o.status, o.number, o.project_name, o.updated_at,
  search_words(concat_ws(' ', o.number, o.project_name, o.internal_order_number))
from "order" o join project p on p.id = o.project_id;
--> statement-breakpoint
CREATE INDEX "order_search_maker" ON "order_search" ("maker_id","updated_at","number","status","order_id");--> statement-breakpoint
CREATE INDEX "order_search_maker_name" ON "order_search" ("maker_id","name" collate "und-x-icu","number","status","order_id");--> statement-breakpoint
CREATE INDEX "order_search_owner" ON "order_search" ("owner_id","updated_at","number","status","order_id");--> statement-breakpoint
CREATE INDEX "order_search_owner_name" ON "order_search" ("owner_id","name" collate "und-x-icu","number","status","order_id");--> statement-breakpoint
CREATE INDEX "order_search_client" ON "order_search" ("client_code","updated_at","number","status","order_id");--> statement-breakpoint
CREATE INDEX "order_search_client_name" ON "order_search" ("client_code","name" collate "und-x-icu","number","status","order_id");--> statement-breakpoint
CREATE INDEX "order_search_project" ON "order_search" ("project_id");--> statement-breakpoint
CREATE INDEX "order_search_words" ON "order_search" USING gin ("words" gin_trgm_ops);
