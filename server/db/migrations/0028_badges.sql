ALTER TABLE "certificate" ADD COLUMN "status_index" integer;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "revoked_by" text;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "revoked_reason" text;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_statusIndex_unique" UNIQUE("status_index");