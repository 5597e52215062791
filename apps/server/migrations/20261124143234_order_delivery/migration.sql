ALTER TABLE "order" ADD COLUMN "deliver_to" json;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "bill_to" json;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "contact" json;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;