CREATE TABLE "client_message" (
	"code" text PRIMARY KEY,
	"at" timestamp with time zone NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"reference" text PRIMARY KEY,
	"quantity" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "stock_quantity" CHECK ("quantity" between 0 and 1000000)
);
--> statement-breakpoint
CREATE INDEX "order_created" ON "order" USING brin ("created_at");