ALTER TABLE "bulk_act" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "creation" text;