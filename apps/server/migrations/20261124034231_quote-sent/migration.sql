ALTER TABLE "budget" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
-- Budgets so far were given out as they were made: who read them goes on reading them.
update budget set sent_at = created_at;
