CREATE TABLE "picture" (
	"name" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "certification" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "home_image" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "topic" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "trainer" ADD COLUMN "picture" jsonb;