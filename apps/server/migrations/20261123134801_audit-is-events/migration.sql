DROP TABLE "audit_event";
--> statement-breakpoint
DROP FUNCTION audit_event_kept();
