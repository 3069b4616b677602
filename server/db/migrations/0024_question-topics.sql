ALTER TABLE "pool" ADD COLUMN "topics" jsonb;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "topic" text;