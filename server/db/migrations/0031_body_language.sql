ALTER TABLE "certification_text" ADD COLUMN "body_language" text;--> statement-breakpoint
UPDATE "certification_text" SET "body_language" = "language";--> statement-breakpoint
ALTER TABLE "certification_text" ALTER COLUMN "body_language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "classroom_text" ADD COLUMN "body_language" text;--> statement-breakpoint
UPDATE "classroom_text" SET "body_language" = "language";--> statement-breakpoint
ALTER TABLE "classroom_text" ALTER COLUMN "body_language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "course_text" ADD COLUMN "body_language" text;--> statement-breakpoint
UPDATE "course_text" SET "body_language" = "language";--> statement-breakpoint
ALTER TABLE "course_text" ALTER COLUMN "body_language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "news_text" ADD COLUMN "body_language" text;--> statement-breakpoint
UPDATE "news_text" SET "body_language" = "language";--> statement-breakpoint
ALTER TABLE "news_text" ALTER COLUMN "body_language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "practical_exam_text" ADD COLUMN "body_language" text;--> statement-breakpoint
UPDATE "practical_exam_text" SET "body_language" = "language";--> statement-breakpoint
ALTER TABLE "practical_exam_text" ALTER COLUMN "body_language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "topic_text" ADD COLUMN "body_language" text;--> statement-breakpoint
UPDATE "topic_text" SET "body_language" = "language";--> statement-breakpoint
ALTER TABLE "topic_text" ALTER COLUMN "body_language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "trainer_text" ADD COLUMN "body_language" text;--> statement-breakpoint
UPDATE "trainer_text" SET "body_language" = "language";--> statement-breakpoint
ALTER TABLE "trainer_text" ALTER COLUMN "body_language" SET NOT NULL;