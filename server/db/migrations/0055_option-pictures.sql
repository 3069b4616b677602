ALTER TABLE "question" ADD COLUMN "option_pictures" jsonb;--> statement-breakpoint
ALTER TABLE "question_text" ADD COLUMN "option_figures" jsonb;