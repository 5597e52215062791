CREATE TABLE "budget_line" (
	"budget_id" uuid,
	"position" integer,
	"line_id" uuid NOT NULL,
	"is_out" boolean DEFAULT false NOT NULL,
	"quantity" integer NOT NULL,
	"moq" integer,
	"unit_gross" bigint,
	"discount" numeric(7,4),
	"unit_net" bigint,
	"discount_value" bigint,
	"total_net" bigint,
	"unit_cost" bigint,
	"lead_time_weeks" integer,
	"shipping_date" date,
	"product" json NOT NULL,
	CONSTRAINT "budget_line_pkey" PRIMARY KEY("budget_id","position"),
	CONSTRAINT "budget_line_once" UNIQUE("budget_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" uuid PRIMARY KEY,
	"number" text NOT NULL UNIQUE,
	"project_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"client_code" text,
	"current_revision" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "budget" DROP CONSTRAINT "budget_number_key";--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "revision" smallint;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "payment_terms" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "incoterm" text;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "incoterm_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "lead_time" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "tax_kind" text;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "tax_certificate" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "state_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "state_by" text;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "state_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "deepest_discount" numeric(7,4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "discount_limit" numeric(7,4) DEFAULT '100' NOT NULL;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "cost_client_code" text;--> statement-breakpoint
-- Each budget so far becomes the first revision of a quote of its number. Nobody said whether it was sent.
insert into quote (id, number, project_id, owner_id, client_code, created_at, updated_at)
select gen_random_uuid(), b.number, b.project_id, b.owner_id, p.client_code, b.created_at, b.created_at
from budget b join project p on p.id = b.project_id;
--> statement-breakpoint
update budget b set quote_id = q.id, revision = 1, state_at = b.created_at from quote q where q.number = b.number;
--> statement-breakpoint
ALTER TABLE "budget" ALTER COLUMN "quote_id" SET NOT NULL, ALTER COLUMN "revision" SET NOT NULL;
--> statement-breakpoint
-- Its lines become rows. A line that does not say which one of the project it was gets an id of its own.
insert into budget_line (budget_id, position, line_id, quantity, unit_gross, discount, unit_net, discount_value, total_net,
  lead_time_weeks, shipping_date, product)
select b.id, place, coalesce((line ->> '_id')::uuid, gen_random_uuid()), (line ->> 'quantity')::integer,
  (line #>> '{unitPvp,amount}')::bigint, (line ->> 'discount')::numeric, (line #>> '{netPrice,amount}')::bigint,
  (line #>> '{discountValue,amount}')::bigint, (line #>> '{totalNet,amount}')::bigint,
  (line ->> 'leadTimeWeeks')::integer, (line ->> 'shippingDate')::date,
  (line::jsonb - array['position', '_id', 'quantity', 'leadTimeWeeks', 'shippingDate', 'discount', 'unitPvp', 'netPrice',
    'discountValue', 'totalNet'])::json
from budget b, json_array_elements(b.products) with ordinality as given(line, place);
--> statement-breakpoint
ALTER TABLE "budget" DROP COLUMN "number";--> statement-breakpoint
ALTER TABLE "budget" DROP COLUMN "products";--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_revision" UNIQUE("quote_id","revision");--> statement-breakpoint
CREATE INDEX "quote_project" ON "quote" ("project_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quote_owner" ON "quote" ("owner_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_quote_id_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quote"("id");--> statement-breakpoint
ALTER TABLE "budget_line" ADD CONSTRAINT "budget_line_budget_id_budget_id_fkey" FOREIGN KEY ("budget_id") REFERENCES "budget"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id");--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_client_code_client_code_fkey" FOREIGN KEY ("client_code") REFERENCES "client"("code");--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_state" CHECK ("state" in ('draft', 'sent', 'seen', 'accepted', 'rejected', 'superseded'));