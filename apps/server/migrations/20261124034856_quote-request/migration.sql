ALTER TABLE "quote" ADD COLUMN "request_id" uuid;--> statement-breakpoint
CREATE INDEX "quote_request" ON "quote" ("request_id");--> statement-breakpoint
update quote q set request_id = r.id from request r join budget b on b.id = r.budget_id where b.quote_id = q.id;
