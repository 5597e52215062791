ALTER TABLE "account" ADD COLUMN "approval" text;--> statement-breakpoint
CREATE INDEX "account_awaiting" ON "account" ("email") WHERE approval = 'asked';--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_approval" CHECK ("approval" in ('asked', 'declined'));