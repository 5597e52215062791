CREATE TABLE "erp_message" (
	"id" uuid PRIMARY KEY,
	"message" text UNIQUE,
	"hash" text NOT NULL,
	"kind" text,
	"about" text,
	"outcome" text NOT NULL,
	"problems" jsonb NOT NULL,
	"body" jsonb,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_dispatch" (
	"order_id" uuid PRIMARY KEY,
	"attempts" integer NOT NULL,
	"next_try_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "order_state" (
	"order_id" uuid,
	"status" smallint,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "order_state_pkey" PRIMARY KEY("order_id","status"),
	CONSTRAINT "order_state_known" CHECK ("status" in (1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"number" text PRIMARY KEY,
	"order_id" uuid NOT NULL,
	"day" date NOT NULL,
	"carrier" text,
	"tracking" text,
	"tracking_url" text,
	"at" timestamp with time zone NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_line" (
	"shipment" text,
	"line_id" uuid,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_line_pkey" PRIMARY KEY("shipment","line_id"),
	CONSTRAINT "shipment_line_quantity" CHECK ("quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"number" text PRIMARY KEY,
	"client_code" text NOT NULL,
	"kind" text NOT NULL,
	"orders" text[] NOT NULL,
	"day" date NOT NULL,
	"due_day" date,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"open" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"message" text NOT NULL,
	"document_bytes" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_kind" CHECK ("kind" in ('invoice', 'creditNote')),
	CONSTRAINT "invoice_sum" CHECK ("net" + "tax" = "total" and "net" >= 0 and "tax" >= 0),
	CONSTRAINT "invoice_paid" CHECK ("paid" between 0 and "total" and "open" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "erp_message_trouble" ON "erp_message" ("received_at") WHERE "outcome" in ('unknown', 'refused');--> statement-breakpoint
CREATE INDEX "erp_message_received" ON "erp_message" USING brin ("received_at");--> statement-breakpoint
CREATE INDEX "shipment_order" ON "shipment" ("order_id");--> statement-breakpoint
CREATE INDEX "invoice_client" ON "invoice" ("client_code","day");--> statement-breakpoint
CREATE INDEX "order_unsent" ON "order" ("created_at") WHERE "sent_at" is null;--> statement-breakpoint
ALTER TABLE "order_dispatch" ADD CONSTRAINT "order_dispatch_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_state" ADD CONSTRAINT "order_state_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "shipment_line" ADD CONSTRAINT "shipment_line_shipment_shipment_number_fkey" FOREIGN KEY ("shipment") REFERENCES "shipment"("number") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_client_code_client_code_fkey" FOREIGN KEY ("client_code") REFERENCES "client"("code");