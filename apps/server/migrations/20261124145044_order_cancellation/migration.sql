ALTER TABLE "order" ADD COLUMN "cancellation" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "cancel_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "cancel_asked_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "cancel_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "cancel_answer" text DEFAULT '' NOT NULL;