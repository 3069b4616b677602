ALTER TABLE "chapter_text" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "video" ADD COLUMN "stills" jsonb DEFAULT '[]'::jsonb NOT NULL;