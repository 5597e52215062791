ALTER TABLE "account" ADD COLUMN "units" text;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_units" CHECK ("units" in ('metric', 'imperial'));