CREATE TABLE "project_registration" (
	"project_id" uuid PRIMARY KEY,
	"request_id" uuid NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request" (
	"id" uuid PRIMARY KEY,
	"number" text NOT NULL UNIQUE,
	"kind" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"owner_id" uuid NOT NULL,
	"catalog_id" smallint NOT NULL,
	"language" text NOT NULL,
	"site_location" text NOT NULL,
	"project_id" uuid,
	"project_name" text,
	"project_version" integer,
	"lines" jsonb NOT NULL,
	"client_code" text,
	"support_type" text,
	"support_subject" text,
	"business_activity" text,
	"recipient_id" uuid,
	"taken_by" uuid,
	"budget_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_topic" CHECK (("kind" = 'support') = ("support_type" is not null))
);
--> statement-breakpoint
CREATE TABLE "request_file" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"message_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_message" (
	"id" uuid PRIMARY KEY,
	"request_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"is_answer" boolean NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "project_registration_request" ON "project_registration" ("request_id");--> statement-breakpoint
CREATE INDEX "request_owner" ON "request" ("owner_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "request_client" ON "request" ("client_code","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "request_catalog" ON "request" ("catalog_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "request_project" ON "request" ("project_id");--> statement-breakpoint
CREATE INDEX "request_file_message" ON "request_file" ("message_id");--> statement-breakpoint
CREATE INDEX "request_file_unused" ON "request_file" ("owner_id","created_at") WHERE message_id is null;--> statement-breakpoint
CREATE INDEX "request_message_request" ON "request_message" ("request_id","created_at");--> statement-breakpoint
ALTER TABLE "project_registration" ADD CONSTRAINT "project_registration_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_registration" ADD CONSTRAINT "project_registration_request_id_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "request" ADD CONSTRAINT "request_owner_id_account_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "request" ADD CONSTRAINT "request_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "request" ADD CONSTRAINT "request_recipient_id_account_id_fkey" FOREIGN KEY ("recipient_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "request" ADD CONSTRAINT "request_taken_by_account_id_fkey" FOREIGN KEY ("taken_by") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "request" ADD CONSTRAINT "request_budget_id_budget_id_fkey" FOREIGN KEY ("budget_id") REFERENCES "budget"("id");--> statement-breakpoint
ALTER TABLE "request_file" ADD CONSTRAINT "request_file_owner_id_account_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "request_file" ADD CONSTRAINT "request_file_message_id_request_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "request_message"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "request_message" ADD CONSTRAINT "request_message_request_id_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "request_message" ADD CONSTRAINT "request_message_author_id_account_id_fkey" FOREIGN KEY ("author_id") REFERENCES "account"("id");