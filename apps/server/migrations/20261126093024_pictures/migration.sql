CREATE TABLE "picture" (
	"content" text PRIMARY KEY,
	"file" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"notes" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"widths" jsonb DEFAULT '[]' NOT NULL,
	"placeholder" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "picture_state" ON "picture" ("state","content");