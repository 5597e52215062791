ALTER TABLE "event" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "after" jsonb;--> statement-breakpoint
CREATE INDEX "event_changes" ON "event" ("id") WHERE "area" is not null;--> statement-breakpoint
CREATE INDEX "event_changes_of_area" ON "event" ("area","id") WHERE "area" is not null;--> statement-breakpoint
CREATE INDEX "event_changes_by" ON "event" ("actor_id","id") WHERE "area" is not null;--> statement-breakpoint
CREATE INDEX "event_changes_about" ON "event" (lower("label") text_pattern_ops,"id") WHERE "area" is not null;--> statement-breakpoint
CREATE INDEX "event_changes_of_project" ON "event" (("payload" ->> 'project'),"id") WHERE "area" is not null;