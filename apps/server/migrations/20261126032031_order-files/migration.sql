ALTER TABLE "request_file" ADD COLUMN "order_id" uuid;--> statement-breakpoint
DROP INDEX "request_file_unused";--> statement-breakpoint
CREATE INDEX "request_file_unused" ON "request_file" ("owner_id","created_at") WHERE message_id is null and order_id is null;--> statement-breakpoint
CREATE INDEX "request_file_order" ON "request_file" ("order_id") WHERE "order_id" is not null;--> statement-breakpoint
ALTER TABLE "request_file" ADD CONSTRAINT "request_file_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE;