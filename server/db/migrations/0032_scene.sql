ALTER TABLE "banner" ADD COLUMN "scene" text;--> statement-breakpoint
ALTER TABLE "certification" ADD COLUMN "scene" text;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "scene" text;--> statement-breakpoint
ALTER TABLE "home_image" ADD COLUMN "scene" text;