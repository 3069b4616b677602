ALTER TABLE "certificate" ADD COLUMN "revoked_by_id" integer;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "prepared_by_id" integer;--> statement-breakpoint
ALTER TABLE "prepared_transfer" ADD COLUMN "prepared_by_id" integer;