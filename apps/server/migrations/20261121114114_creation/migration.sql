CREATE SEQUENCE "public"."creation_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "creation_code" (
	"code" text PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"parts" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_creation" (
	"project_id" uuid,
	"line_id" uuid,
	"creation" json NOT NULL,
	CONSTRAINT "project_creation_pkey" PRIMARY KEY("project_id","line_id")
);
--> statement-breakpoint
ALTER TABLE "project_line" DROP COLUMN "type";--> statement-breakpoint
ALTER TABLE "project_creation" ADD CONSTRAINT "project_creation_line" FOREIGN KEY ("project_id","line_id") REFERENCES "project_line"("project_id","id") ON DELETE CASCADE;