CREATE TABLE "kept_line" (
	"change_id" uuid,
	"line_id" uuid,
	"line" jsonb,
	"evaluation" jsonb,
	"creation" json,
	"free_line" jsonb,
	"row_version" text,
	CONSTRAINT "kept_line_pkey" PRIMARY KEY("change_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "line_change" (
	"id" uuid PRIMARY KEY,
	"project_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed" integer NOT NULL,
	"refused" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "line_change_age" ON "line_change" ("created_at");--> statement-breakpoint
CREATE INDEX "line_change_project" ON "line_change" ("project_id");--> statement-breakpoint
ALTER TABLE "kept_line" ADD CONSTRAINT "kept_line_change_id_line_change_id_fkey" FOREIGN KEY ("change_id") REFERENCES "line_change"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "line_change" ADD CONSTRAINT "line_change_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE;