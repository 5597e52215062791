ALTER TABLE "project_line" ADD COLUMN "ordered" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_once";
--> statement-breakpoint
-- What was ordered before. More than a line has was possible then; nothing of such a line is left.
update project_line l set ordered = least(l.quantity, o.ordered)
from (select id, sum(quantity)::integer as ordered from order_line group by id) o where o.id = l.id;
--> statement-breakpoint
ALTER TABLE "project_line" ADD CONSTRAINT "project_line_ordered" CHECK ("ordered" between 0 and "quantity");
--> statement-breakpoint
create or replace view project_sheet as
select p.id, p.owner_id, p.name, p.catalog_id, p.currency, p.rate_id, p.status, p.version, p.created_at, p.updated_at,
  (select string_agg(l.id || e'\x1f' || l.position || e'\x1f' || l.ordered || e'\x1f' || l.facts, e'\x1e') || e'\x1d'
      || string_agg(l.sheet, e'\x1e')
    from project_line l where l.project_id = p.id) as lines
from project p;
