CREATE TABLE "project_version" (
	"id" uuid PRIMARY KEY,
	"project_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text,
	"project_name" text NOT NULL,
	"status" smallint NOT NULL,
	"project_state" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"line_ids" uuid[] NOT NULL,
	"quantities" integer[] NOT NULL,
	"contents" bigint[] NOT NULL,
	CONSTRAINT "project_version_number" UNIQUE("project_id","number")
);
--> statement-breakpoint
CREATE TABLE "version_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "version_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"model" text NOT NULL,
	"reference" text NOT NULL,
	"unit_gross" bigint,
	"sublevel" text,
	"catalogue_revision" integer NOT NULL,
	"evaluated_on" date NOT NULL,
	"evaluation" jsonb NOT NULL,
	"price_trace" jsonb,
	"bill_of_materials" jsonb NOT NULL,
	"creation" json,
	CONSTRAINT "version_line_hash" UNIQUE("project_id","hash")
);
--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "upserted_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
CREATE INDEX "project_trash" ON "project" ("owner_id","deleted_at") WHERE "deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "project_version" ADD CONSTRAINT "project_version_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "version_line" ADD CONSTRAINT "version_line_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE;