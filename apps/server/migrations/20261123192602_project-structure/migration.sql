CREATE TABLE "project_area" (
	"project_id" uuid,
	"id" uuid,
	"position" integer NOT NULL,
	"floor" text NOT NULL,
	"room" text NOT NULL,
	CONSTRAINT "project_area_pkey" PRIMARY KEY("project_id","id"),
	CONSTRAINT "project_area_named" CHECK ("floor" <> '' or "room" <> '')
);
--> statement-breakpoint
CREATE TABLE "project_free_line" (
	"project_id" uuid,
	"id" uuid,
	"position" integer NOT NULL,
	"section_id" uuid,
	"text" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint,
	CONSTRAINT "project_free_line_pkey" PRIMARY KEY("project_id","id"),
	CONSTRAINT "project_free_line_price" CHECK ("unit_price" >= 0),
	CONSTRAINT "project_free_line_quantity" CHECK ("quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "project_section" (
	"project_id" uuid,
	"id" uuid,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "project_section_pkey" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "extras" json;--> statement-breakpoint
ALTER TABLE "project_version" ADD COLUMN "structure" jsonb;--> statement-breakpoint
ALTER TABLE "project_line" ADD COLUMN "section_id" uuid;--> statement-breakpoint
ALTER TABLE "project_line" ADD COLUMN "area_id" uuid;--> statement-breakpoint
ALTER TABLE "project_line" ADD COLUMN "mark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_line" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_line" ADD COLUMN "kind" text DEFAULT 'included' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_line" ADD COLUMN "alternative_to" uuid;--> statement-breakpoint
ALTER TABLE "project_line" ADD COLUMN "is_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project_area" ADD CONSTRAINT "project_area_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_free_line" ADD CONSTRAINT "project_free_line_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_section" ADD CONSTRAINT "project_section_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_line" ADD CONSTRAINT "project_line_kind" CHECK ("kind" in ('included', 'optional', 'alternative') and ("kind" = 'alternative') = ("alternative_to" is not null));