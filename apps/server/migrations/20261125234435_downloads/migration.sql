CREATE TABLE "download" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'making' NOT NULL,
	"project_id" uuid,
	"name" text NOT NULL,
	"catalog_id" smallint NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_file" (
	"download_id" uuid,
	"position" integer,
	"sub_type" text NOT NULL,
	"format" text NOT NULL,
	"subject" jsonb NOT NULL,
	"name" text NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"file_name" text,
	"type" text,
	"bytes" integer,
	"problem" jsonb,
	CONSTRAINT "download_file_pkey" PRIMARY KEY("download_id","position")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "download_key" ON "download" ("owner_id","key");--> statement-breakpoint
CREATE INDEX "download_created" ON "download" ("created_at");--> statement-breakpoint
CREATE INDEX "download_project" ON "download" ("project_id");--> statement-breakpoint
ALTER TABLE "download" ADD CONSTRAINT "download_owner_id_account_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "download" ADD CONSTRAINT "download_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "download_file" ADD CONSTRAINT "download_file_download_id_download_id_fkey" FOREIGN KEY ("download_id") REFERENCES "download"("id") ON DELETE CASCADE;