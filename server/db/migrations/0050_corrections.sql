ALTER TABLE "classroom_enrolment" ADD COLUMN "checked_in_by" text;--> statement-breakpoint
ALTER TABLE "practical_exam_enrolment" ADD COLUMN "graded_by" text;--> statement-breakpoint
ALTER TABLE "practical_exam_enrolment" ADD COLUMN "graded_at" timestamp with time zone;