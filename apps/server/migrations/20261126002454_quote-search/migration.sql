CREATE TABLE "quote_search" (
	"budget_id" uuid PRIMARY KEY,
	"quote_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"maker_id" uuid NOT NULL,
	"begun_by" uuid NOT NULL,
	"request_id" uuid,
	"owner_id" uuid NOT NULL,
	"client_code" text,
	"is_current" boolean NOT NULL,
	"is_sent" boolean NOT NULL,
	"is_own" boolean NOT NULL,
	"is_unsent" boolean NOT NULL,
	"state" text NOT NULL,
	"valid_until" date NOT NULL,
	"currency" text NOT NULL,
	"total" bigint,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_search" ADD CONSTRAINT "quote_search_budget_id_budget_id_fkey" FOREIGN KEY ("budget_id") REFERENCES "budget"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- What a quote is found, sorted and summed by: the revisions that a list may show, up to the one that counts.
create function write_quote_search(of_quote uuid) returns void language plpgsql as $$
begin
  with revisions as (
    select b.id, b.owner_id, b.revision, b.state, b.valid_until, b.currency, b.project_name, b.client_name, b.created_by,
      case when b.with_prices then b.net_total end as total,
      q.project_id, q.owner_id as begun_by, q.request_id, q.current_revision, q.number, q.updated_at,
      coalesce(max(b.revision) filter (where b.sent_at is not null) over (), 0) as newest_sent,
      max(b.revision) over (partition by b.owner_id) as newest_own
    from quote q join budget b on b.quote_id = q.id and b.revision <= q.current_revision
    where q.id = of_quote
  ), written as (
    insert into quote_search (budget_id, quote_id, project_id, maker_id, begun_by, request_id, owner_id, client_code,
      is_current, is_sent, is_own, is_unsent, state, valid_until, currency, total, number, name, updated_at, words)
    select r.id, of_quote, r.project_id, r.owner_id, r.begun_by, r.request_id, p.owner_id, p.client_code,
      r.revision = r.current_revision, r.revision = r.newest_sent, r.revision = r.newest_own, r.revision > r.newest_sent,
      r.state, r.valid_until, r.currency, r.total, r.number, r.project_name, r.updated_at,
      search_words(concat_ws(' ', r.number, r.project_name, r.client_name, r.created_by))
    from revisions r join project p on p.id = r.project_id
    where r.revision in (r.current_revision, r.newest_sent, r.newest_own)
    on conflict (budget_id) do update set maker_id = excluded.maker_id, begun_by = excluded.begun_by, request_id = excluded.request_id,
      owner_id = excluded.owner_id, client_code = excluded.client_code, is_current = excluded.is_current, is_sent = excluded.is_sent,
      is_own = excluded.is_own, is_unsent = excluded.is_unsent, state = excluded.state, valid_until = excluded.valid_until,
      updated_at = excluded.updated_at
    returning budget_id
  )
  delete from quote_search where quote_id = of_quote and budget_id not in (select budget_id from written);
end $$;
--> statement-breakpoint
create function quote_search_by_revision() returns trigger language plpgsql as $$
begin
  perform write_quote_search(new.quote_id);
  return null;
end $$;
--> statement-breakpoint
create trigger quote_search_of_budget after insert or update of state, sent_at, valid_until, owner_id on budget
  for each row execute function quote_search_by_revision();
--> statement-breakpoint
create function quote_search_by_quote() returns trigger language plpgsql as $$
begin
  perform write_quote_search(new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger quote_search_of_quote after update of current_revision, updated_at, owner_id, request_id on quote
  for each row execute function quote_search_by_quote();
--> statement-breakpoint
create function write_search_of_quotes() returns trigger language plpgsql as $$
begin
  update quote_search set owner_id = new.owner_id, client_code = new.client_code where project_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger quote_search_of_project after update of owner_id, client_code on project
  for each row when (old.owner_id is distinct from new.owner_id or old.client_code is distinct from new.client_code)
  execute function write_search_of_quotes();
--> statement-breakpoint
select write_quote_search(id) from quote;
--> statement-breakpoint
CREATE INDEX "quote_search_maker" ON "quote_search" ("maker_id","updated_at","number","is_current","is_sent","state","valid_until");
--> statement-breakpoint
CREATE INDEX "quote_search_maker_name" ON "quote_search" ("maker_id","name" collate "und-x-icu","number","is_current","is_sent","state","valid_until");
--> statement-breakpoint
CREATE INDEX "quote_search_owner" ON "quote_search" ("owner_id","updated_at","number","is_current","is_sent","state","valid_until");
--> statement-breakpoint
CREATE INDEX "quote_search_owner_name" ON "quote_search" ("owner_id","name" collate "und-x-icu","number","is_current","is_sent","state","valid_until");
--> statement-breakpoint
CREATE INDEX "quote_search_client" ON "quote_search" ("client_code","updated_at","number","is_current","is_sent","state","valid_until");
--> statement-breakpoint
CREATE INDEX "quote_search_client_name" ON "quote_search" ("client_code","name" collate "und-x-icu","number","is_current","is_sent","state","valid_until");
--> statement-breakpoint
CREATE INDEX "quote_search_project" ON "quote_search" ("project_id");
--> statement-breakpoint
CREATE INDEX "quote_search_quote" ON "quote_search" ("quote_id");
--> statement-breakpoint
CREATE INDEX "quote_search_request" ON "quote_search" ("request_id");
--> statement-breakpoint
CREATE INDEX "quote_search_words" ON "quote_search" USING gin ("words" gin_trgm_ops);
