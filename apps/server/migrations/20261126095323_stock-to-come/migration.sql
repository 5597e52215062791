ALTER TABLE "stock" ADD COLUMN "next_on" date;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "next_quantity" integer;