ALTER TABLE "download_file" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "download_file" ADD COLUMN "away" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "download_file_project" ON "download_file" ("project_id");--> statement-breakpoint
ALTER TABLE "download_file" ADD CONSTRAINT "download_file_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE;