ALTER TABLE "picture" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "editor" text;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "stored_at" timestamp with time zone;