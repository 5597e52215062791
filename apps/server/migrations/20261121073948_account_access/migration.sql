CREATE TABLE "account_token" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" bytea NOT NULL UNIQUE,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_key" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hint" text NOT NULL,
	"key_hash" bytea NOT NULL UNIQUE,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_address" text,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "social_identity" (
	"provider" text,
	"provider_id" text,
	"account_id" uuid NOT NULL,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_identity_pkey" PRIMARY KEY("provider","provider_id"),
	CONSTRAINT "social_identity_once" UNIQUE("account_id","provider")
);
--> statement-breakpoint
CREATE TABLE "audit_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"address" text,
	"detail" jsonb DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"company_crm_id" text NOT NULL,
	"email" text NOT NULL,
	"role_id" smallint NOT NULL,
	"privileges" text[] NOT NULL,
	"language" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"token_hash" bytea UNIQUE,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "company_country" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "company_city" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "company_tax_number" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_privilege" ADD COLUMN "granted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "user_agent" text;--> statement-breakpoint
CREATE INDEX "account_token_account" ON "account_token" ("account_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "api_key_account" ON "api_key" ("account_id");--> statement-breakpoint
CREATE INDEX "audit_event_at" ON "audit_event" ("at");--> statement-breakpoint
CREATE INDEX "audit_event_actor" ON "audit_event" ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_event_subject" ON "audit_event" ("subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_open" ON "invitation" ("company_crm_id","email") WHERE "accepted_at" is null;--> statement-breakpoint
CREATE INDEX "invitation_inviter" ON "invitation" ("invited_by");--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "social_identity" ADD CONSTRAINT "social_identity_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_account_id_fkey" FOREIGN KEY ("invited_by") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
UPDATE "account" SET "email_verified_at" = "created_at";
