CREATE TABLE "catalogue_named_rule" (
	"revision" integer,
	"position" integer NOT NULL,
	"sub_family_id" integer,
	"id" text,
	"body" jsonb NOT NULL,
	CONSTRAINT "catalogue_named_rule_pkey" PRIMARY KEY("revision","sub_family_id","id")
);
--> statement-breakpoint
ALTER TABLE "catalogue_revision" ADD COLUMN "warnings" jsonb DEFAULT '{"first":[],"counts":{},"total":0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_named_rule" ADD CONSTRAINT "catalogue_named_rule_revision_catalogue_revision_revision_fkey" FOREIGN KEY ("revision") REFERENCES "catalogue_revision"("revision");