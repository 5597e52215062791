CREATE TABLE "line_evaluation" (
	"project_id" uuid,
	"line_id" uuid,
	"model" text NOT NULL,
	"reference" text NOT NULL,
	"unit_gross" bigint,
	"sublevel" text,
	"catalogue_revision" integer NOT NULL,
	"evaluated_on" date NOT NULL,
	"evaluation" jsonb NOT NULL,
	"price_trace" jsonb,
	"bill_of_materials" jsonb NOT NULL,
	CONSTRAINT "line_evaluation_pkey" PRIMARY KEY("project_id","line_id"),
	CONSTRAINT "line_evaluation_price" CHECK ("unit_gross" > 0)
);
--> statement-breakpoint
-- An evaluation of three kilobytes stays in one piece: compressing it costs more than reading it.
alter table line_evaluation set (toast_tuple_target = 8160);
--> statement-breakpoint
-- `sheet` was the answer without its braces, `facts` the numbers of a total between U+001F: the last ones are the parts
-- of a price that have discounts of their own.
insert into line_evaluation (project_id, line_id, model, reference, unit_gross, sublevel, catalogue_revision, evaluated_on,
  evaluation, price_trace, bill_of_materials)
select project_id, id, model, reference, unit_gross, sublevel, catalogue_revision, evaluated_on,
  ('{' || sheet || '}')::jsonb - array['isPersonalized', 'model', 'referenceCode', 'quantity']
    || jsonb_build_object('choices', choices::jsonb, 'configuration', configuration::jsonb, 'moq', moq,
      'leadTimeWeeks', lead_time_weeks, 'lumens', lumens, 'watts', watts, 'netWeightKg', net_weight_kg)
    || case when split_part(facts, e'\x1f', 8) = '' then '{}'::jsonb
         else jsonb_build_object('pricedParts', split_part(facts, e'\x1f', 8)::jsonb) end,
  price_trace::jsonb, bill_of_materials::jsonb
from project_line;
--> statement-breakpoint
drop view project_sheet;
--> statement-breakpoint
ALTER TABLE "project_line" DROP CONSTRAINT "project_line_price";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "model";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "sub_family_id";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "choices";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "configuration";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "catalogue_revision";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "evaluated_on";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "reference";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "unit_gross";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "sublevel";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "price_trace";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "bill_of_materials";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "moq";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "lead_time_weeks";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "lumens";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "watts";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "net_weight_kg";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "sheet";--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "facts";--> statement-breakpoint
-- This writes the rows again, without the columns that are gone.
ALTER TABLE "project_line" ALTER COLUMN "position" SET DATA TYPE numeric USING "position"::numeric;--> statement-breakpoint
ALTER TABLE "line_evaluation" ADD CONSTRAINT "line_evaluation_line" FOREIGN KEY ("project_id","line_id") REFERENCES "project_line"("project_id","id") ON DELETE CASCADE;
--> statement-breakpoint
-- Moving, ordering and counting a line writes its row again: room on the page keeps the new one beside the old one.
alter table project_line reset (toast_tuple_target);
--> statement-breakpoint
alter table project_line set (fillfactor = 80);
