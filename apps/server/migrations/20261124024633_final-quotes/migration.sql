CREATE TABLE "final_quote_number" (
	"number" text PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "parties" json;--> statement-breakpoint
CREATE UNIQUE INDEX "final_quote_number_next" ON "final_quote_number" ("account_id") WHERE not "is_used";