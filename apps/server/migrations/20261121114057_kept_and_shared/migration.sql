CREATE TABLE "draft" (
	"account_id" uuid,
	"key" text,
	"version" integer NOT NULL,
	"title" text,
	"path" text,
	"made_at" bigint NOT NULL,
	"stored" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_pkey" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "floor_plan" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"metres" double precision,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"owner_id" uuid NOT NULL,
	"hash" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"catalog_id" smallint NOT NULL,
	"creation" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "draft_updated" ON "draft" ("updated_at");--> statement-breakpoint
CREATE INDEX "floor_plan_owner" ON "floor_plan" ("owner_id");--> statement-breakpoint
CREATE INDEX "floor_plan_used" ON "floor_plan" ("used_at");--> statement-breakpoint
CREATE INDEX "share_owner" ON "share" ("owner_id","created_at");--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "floor_plan" ADD CONSTRAINT "floor_plan_owner_id_account_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_owner_id_account_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "account"("id") ON DELETE CASCADE;