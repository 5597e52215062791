CREATE UNLOGGED TABLE "attempt" (
	"subject" bytea PRIMARY KEY,
	"count" integer NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_link" (
	"token_hash" bytea PRIMARY KEY,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "scopes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "active" boolean GENERATED ALWAYS AS (register_type > 0 and blocked_at is null) STORED NOT NULL;--> statement-breakpoint
-- Keys made before keys had scopes go on with all rights of their account, and end after a year unless they end before.
UPDATE "api_key" SET "expires_at" = coalesce("expires_at", now() + interval '1 year'), "scopes" = array[
  'order.add', 'order.view', 'price.view', 'project.add', 'project.view',
  'project.view.company', 'project.view.assigned.company', 'project.edit', 'project.download', 'project.clone',
  'project.delete', 'project.registration', 'project.asigment.thirdparty', 'product.add.reference', 'support.request',
  'budget', 'budget.request', 'budget.add', 'downloads.view', 'backoffice',
  'company.manage.user', 'project.version.add'
];--> statement-breakpoint
ALTER TABLE "api_key" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "attempt_forget" ON "attempt" ("forget_at");