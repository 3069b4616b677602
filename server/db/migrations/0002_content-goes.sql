-- The texts and revisions of courses move to the tables of all published content; the seeding writes them anew. What
-- learners did hangs on course and chapter, which stay.
DROP TRIGGER "next_revision" ON "course";--> statement-breakpoint
DROP TRIGGER "touch_added" ON "chapter";--> statement-breakpoint
DROP TRIGGER "touch_changed" ON "chapter";--> statement-breakpoint
DROP TRIGGER "touch_removed" ON "chapter";--> statement-breakpoint
DROP TABLE "category_name" CASCADE;--> statement-breakpoint
DROP TABLE "chapter_text" CASCADE;--> statement-breakpoint
DROP TABLE "course_tenant" CASCADE;--> statement-breakpoint
DROP TABLE "course_text" CASCADE;--> statement-breakpoint
DROP FUNCTION "next_course_revision"();--> statement-breakpoint
DROP FUNCTION "touch_courses"();--> statement-breakpoint
DROP FUNCTION "touch_courses_of_chapters"();--> statement-breakpoint
DROP FUNCTION "touch_courses_of_categories"();--> statement-breakpoint
DROP INDEX "course_revision_index";--> statement-breakpoint
ALTER TABLE "course" DROP COLUMN "revision";--> statement-breakpoint
DROP SEQUENCE "public"."course_revision";
