CREATE TABLE "event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"is_audit" boolean NOT NULL,
	"actor_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" uuid,
	"address" text,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "event_at" ON "event" USING brin ("at");--> statement-breakpoint
CREATE INDEX "event_subject" ON "event" ("subject_id","id");--> statement-breakpoint
CREATE INDEX "event_audit" ON "event" ("id") WHERE "is_audit";--> statement-breakpoint
CREATE INDEX "event_actor" ON "event" ("actor_id","id") WHERE "is_audit";--> statement-breakpoint
-- The audit log goes on in the same table.
INSERT INTO "event" ("id", "at", "kind", "is_audit", "actor_id", "subject_kind", "subject_id", "address", "payload") OVERRIDING SYSTEM VALUE
SELECT "id", "at", "action", true, "actor_id", 'account', "subject_id", "address", "detail" FROM "audit_event" ORDER BY "id";
--> statement-breakpoint
SELECT setval('event_id_seq', greatest((SELECT max("id") FROM "event"), 1), EXISTS (SELECT FROM "event"));
--> statement-breakpoint
-- Events are only added: one is never changed, and removed only when its time is over.
CREATE FUNCTION event_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an event is never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER event_kept BEFORE UPDATE ON "event" FOR EACH ROW EXECUTE FUNCTION event_kept();
