ALTER TABLE "budget" ADD COLUMN "client_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "form" json;