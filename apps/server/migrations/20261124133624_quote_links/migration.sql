CREATE TABLE "quote_acceptance" (
	"budget_id" uuid PRIMARY KEY,
	"quote_id" uuid NOT NULL CONSTRAINT "quote_acceptance_quote" UNIQUE,
	"link_id" uuid,
	"account_id" uuid,
	"name" text NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"file_id" uuid,
	"document_hash" bytea NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_comment" (
	"id" uuid PRIMARY KEY,
	"quote_id" uuid NOT NULL,
	"revision" smallint NOT NULL,
	"line_id" uuid,
	"link_id" uuid,
	"author_id" uuid,
	"author" text NOT NULL,
	"is_seller" boolean NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_link" (
	"id" uuid PRIMARY KEY,
	"quote_id" uuid NOT NULL,
	"budget_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"token_hash" bytea NOT NULL UNIQUE,
	"recipient" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"expires_on" date NOT NULL,
	"revoked_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_link_file" (
	"id" uuid PRIMARY KEY,
	"link_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "quote_comment_quote" ON "quote_comment" ("quote_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_link_quote" ON "quote_link" ("quote_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_link_budget" ON "quote_link" ("budget_id");--> statement-breakpoint
CREATE INDEX "quote_link_file_link" ON "quote_link_file" ("link_id");--> statement-breakpoint
ALTER TABLE "quote_acceptance" ADD CONSTRAINT "quote_acceptance_budget_id_budget_id_fkey" FOREIGN KEY ("budget_id") REFERENCES "budget"("id");--> statement-breakpoint
ALTER TABLE "quote_acceptance" ADD CONSTRAINT "quote_acceptance_quote_id_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quote"("id");--> statement-breakpoint
ALTER TABLE "quote_acceptance" ADD CONSTRAINT "quote_acceptance_link_id_quote_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "quote_link"("id");--> statement-breakpoint
ALTER TABLE "quote_acceptance" ADD CONSTRAINT "quote_acceptance_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "quote_acceptance" ADD CONSTRAINT "quote_acceptance_file_id_quote_link_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "quote_link_file"("id");--> statement-breakpoint
ALTER TABLE "quote_comment" ADD CONSTRAINT "quote_comment_quote_id_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quote"("id");--> statement-breakpoint
ALTER TABLE "quote_comment" ADD CONSTRAINT "quote_comment_link_id_quote_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "quote_link"("id");--> statement-breakpoint
ALTER TABLE "quote_comment" ADD CONSTRAINT "quote_comment_author_id_account_id_fkey" FOREIGN KEY ("author_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "quote_link" ADD CONSTRAINT "quote_link_quote_id_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quote"("id");--> statement-breakpoint
ALTER TABLE "quote_link" ADD CONSTRAINT "quote_link_budget_id_budget_id_fkey" FOREIGN KEY ("budget_id") REFERENCES "budget"("id");--> statement-breakpoint
ALTER TABLE "quote_link" ADD CONSTRAINT "quote_link_owner_id_account_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "quote_link_file" ADD CONSTRAINT "quote_link_file_link_id_quote_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "quote_link"("id");