CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" integer UNIQUE GENERATED ALWAYS AS IDENTITY (sequence name "account_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" uuid DEFAULT gen_random_uuid() NOT NULL UNIQUE,
	"email" text NOT NULL UNIQUE,
	"password_hash" text,
	"roles" smallint[] NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"catalog_id" smallint DEFAULT 16 NOT NULL,
	"register_type" smallint DEFAULT 2 NOT NULL,
	"user_type" smallint DEFAULT 0 NOT NULL,
	"profession" text,
	"client_code" text,
	"company_name" text,
	"company_type" text,
	"company_crm_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_email_lower" CHECK ("email" = lower("email") and length("email") <= 248),
	CONSTRAINT "account_catalog" CHECK ("catalog_id" in (16, 21))
);
--> statement-breakpoint
CREATE TABLE "account_privilege" (
	"account_id" uuid,
	"privilege" text,
	CONSTRAINT "account_privilege_pkey" PRIMARY KEY("account_id","privilege")
);
--> statement-breakpoint
CREATE TABLE "role_privilege" (
	"role_id" smallint,
	"privilege" text,
	CONSTRAINT "role_privilege_pkey" PRIMARY KEY("role_id","privilege")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"token_hash" bytea NOT NULL UNIQUE,
	"previous_hash" bytea,
	"rotated_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budget" (
	"id" uuid PRIMARY KEY,
	"project_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"number" text NOT NULL UNIQUE,
	"project_name" text NOT NULL,
	"client_name" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_until" date NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"discount" numeric(7,4) NOT NULL,
	"surcharge" numeric(7,4) NOT NULL,
	"iva" numeric(7,4) NOT NULL,
	"sub_total" bigint NOT NULL,
	"discount_value" bigint NOT NULL,
	"surcharge_value" bigint NOT NULL,
	"iva_value" bigint NOT NULL,
	"net_total" bigint NOT NULL,
	"comments" text NOT NULL,
	"is_checked" boolean DEFAULT false NOT NULL,
	"products" json NOT NULL,
	"document" json NOT NULL,
	"document_state" text DEFAULT 'making' NOT NULL,
	"document_bytes" integer,
	"document_attempts" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "budget_document_state" CHECK ("document_state" in ('making', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_article" (
	"revision" integer,
	"position" integer NOT NULL,
	"catalog_id" integer,
	"model" text,
	"sub_family_id" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "catalogue_article_pkey" PRIMARY KEY("revision","catalog_id","model")
);
--> statement-breakpoint
CREATE TABLE "catalogue_current" (
	"one" boolean PRIMARY KEY DEFAULT true,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_document" (
	"revision" integer,
	"name" text,
	"body" jsonb NOT NULL,
	CONSTRAINT "catalogue_document_pkey" PRIMARY KEY("revision","name")
);
--> statement-breakpoint
CREATE TABLE "catalogue_model" (
	"revision" integer,
	"position" integer NOT NULL,
	"model" text,
	"sub_family_id" integer NOT NULL,
	"virtual" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "catalogue_model_pkey" PRIMARY KEY("revision","model")
);
--> statement-breakpoint
CREATE TABLE "catalogue_price" (
	"revision" integer,
	"catalog_id" integer,
	"rate_id" integer,
	"model" text NOT NULL,
	"reference" text,
	"sale_price" numeric NOT NULL,
	"currency" text NOT NULL,
	"modifiers" jsonb NOT NULL,
	CONSTRAINT "catalogue_price_pkey" PRIMARY KEY("revision","catalog_id","reference","rate_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_revision" (
	"revision" integer PRIMARY KEY,
	"feed_hash" text NOT NULL UNIQUE,
	"brand" text NOT NULL,
	"counts" jsonb NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_rule" (
	"revision" integer NOT NULL,
	"position" integer NOT NULL,
	"sub_family_id" integer NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_variation" (
	"revision" integer,
	"position" integer NOT NULL,
	"catalog_id" integer,
	"model" text,
	"type" text,
	"code" text,
	"body" jsonb NOT NULL,
	CONSTRAINT "catalogue_variation_pkey" PRIMARY KEY("revision","catalog_id","model","type","code")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"account_id" uuid,
	"key" text,
	"request_hash" text NOT NULL,
	"subject" uuid,
	"status" smallint,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_pkey" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "numbering" (
	"series" text,
	"year" smallint,
	"last" integer NOT NULL,
	CONSTRAINT "numbering_pkey" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" uuid PRIMARY KEY,
	"number" text NOT NULL UNIQUE,
	"project_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"project_name" text NOT NULL,
	"client_code" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"currency" text NOT NULL,
	"comments" text NOT NULL,
	"internal_order_number" text NOT NULL,
	"send_together" boolean NOT NULL,
	"shipping_date" date,
	"quantity" integer NOT NULL,
	"total_gross" bigint NOT NULL,
	"total_net" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_status_known" CHECK ("status" in (1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" uuid,
	"id" uuid CONSTRAINT "order_line_once" UNIQUE,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reference" text NOT NULL,
	"unit_gross" bigint NOT NULL,
	"unit_net" bigint NOT NULL,
	"shipping_date" date,
	"product" json NOT NULL,
	CONSTRAINT "order_line_pkey" PRIMARY KEY("order_id","id"),
	CONSTRAINT "order_line_quantity" CHECK ("quantity" between 1 and 100000),
	CONSTRAINT "order_line_price" CHECK ("unit_gross" > 0 and "unit_net" >= 0)
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" uuid PRIMARY KEY,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"catalog_id" smallint NOT NULL,
	"currency" text NOT NULL,
	"rate_id" integer NOT NULL,
	"type" text,
	"status" smallint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"next_position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_line" (
	"project_id" uuid,
	"id" uuid,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"type" text DEFAULT 'REGULAR' NOT NULL,
	"model" text NOT NULL,
	"sub_family_id" integer NOT NULL,
	"choices" json NOT NULL,
	"configuration" json NOT NULL,
	"catalogue_revision" integer NOT NULL,
	"evaluated_on" date NOT NULL,
	"reference" text NOT NULL,
	"unit_gross" bigint,
	"sublevel" text,
	"price_trace" json,
	"bill_of_materials" json NOT NULL,
	"moq" integer NOT NULL,
	"lead_time_weeks" integer,
	"lumens" double precision NOT NULL,
	"watts" double precision NOT NULL,
	"net_weight_kg" double precision NOT NULL,
	"sheet" text NOT NULL,
	"facts" text NOT NULL,
	CONSTRAINT "project_line_pkey" PRIMARY KEY("project_id","id"),
	CONSTRAINT "project_line_price" CHECK ("unit_gross" > 0)
);
--> statement-breakpoint
CREATE INDEX "account_company" ON "account" ("company_crm_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" ("account_id");--> statement-breakpoint
CREATE INDEX "session_previous" ON "session" ("previous_hash");--> statement-breakpoint
CREATE INDEX "budget_project" ON "budget" ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "catalogue_rule_of" ON "catalogue_rule" ("revision","sub_family_id");--> statement-breakpoint
CREATE INDEX "order_owner" ON "order" ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "order_project" ON "order" ("project_id");--> statement-breakpoint
CREATE INDEX "project_owner" ON "project" ("owner_id");--> statement-breakpoint
ALTER TABLE "account_privilege" ADD CONSTRAINT "account_privilege_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id");--> statement-breakpoint
ALTER TABLE "catalogue_article" ADD CONSTRAINT "catalogue_article_revision_catalogue_revision_revision_fkey" FOREIGN KEY ("revision") REFERENCES "catalogue_revision"("revision");--> statement-breakpoint
ALTER TABLE "catalogue_current" ADD CONSTRAINT "catalogue_current_revision_catalogue_revision_revision_fkey" FOREIGN KEY ("revision") REFERENCES "catalogue_revision"("revision");--> statement-breakpoint
ALTER TABLE "catalogue_document" ADD CONSTRAINT "catalogue_document_revision_catalogue_revision_revision_fkey" FOREIGN KEY ("revision") REFERENCES "catalogue_revision"("revision");--> statement-breakpoint
ALTER TABLE "catalogue_model" ADD CONSTRAINT "catalogue_model_revision_catalogue_revision_revision_fkey" FOREIGN KEY ("revision") REFERENCES "catalogue_revision"("revision");--> statement-breakpoint
ALTER TABLE "catalogue_price" ADD CONSTRAINT "catalogue_price_revision_catalogue_revision_revision_fkey" FOREIGN KEY ("revision") REFERENCES "catalogue_revision"("revision");--> statement-breakpoint
ALTER TABLE "catalogue_rule" ADD CONSTRAINT "catalogue_rule_revision_catalogue_revision_revision_fkey" FOREIGN KEY ("revision") REFERENCES "catalogue_revision"("revision");--> statement-breakpoint
ALTER TABLE "catalogue_variation" ADD CONSTRAINT "catalogue_variation_revision_catalogue_revision_revision_fkey" FOREIGN KEY ("revision") REFERENCES "catalogue_revision"("revision");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_owner_id_account_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "project_line" ADD CONSTRAINT "project_line_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE;