ALTER TABLE "budget" ADD COLUMN "is_binding" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "budget_id" uuid;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "quoted" json;--> statement-breakpoint
CREATE INDEX "order_quote" ON "order" ("quote_id") WHERE "quote_id" is not null;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_quote_id_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quote"("id");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_budget_id_budget_id_fkey" FOREIGN KEY ("budget_id") REFERENCES "budget"("id");