ALTER TABLE "content_draft" ADD COLUMN "scheduled_limits" jsonb;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "requested_by" text;--> statement-breakpoint
ALTER TABLE "scheduled_withdrawal" ADD COLUMN "limits" jsonb;