CREATE TABLE "line_answer" (
	"project_id" uuid,
	"line_id" uuid,
	"evaluation_version" text NOT NULL,
	"kind" text,
	"revision" integer NOT NULL,
	"asked_on" date NOT NULL,
	"until" date,
	"answer" jsonb NOT NULL,
	CONSTRAINT "line_answer_pkey" PRIMARY KEY("project_id","line_id","kind")
);
--> statement-breakpoint
ALTER TABLE "line_answer" ADD CONSTRAINT "line_answer_line" FOREIGN KEY ("project_id","line_id") REFERENCES "project_line"("project_id","id") ON DELETE CASCADE;