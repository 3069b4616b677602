ALTER TABLE "course" ADD COLUMN "languages" text[] DEFAULT '{}';--> statement-breakpoint
UPDATE "course" SET "languages" = array(
	SELECT t."language" FROM "course_text" t
	WHERE t."id" = "course"."id" AND t."body_language" = t."language" AND NOT EXISTS (
		SELECT 1 FROM "chapter" c
		WHERE c."course_id" = "course"."id" AND c."position" IS NOT NULL AND NOT EXISTS (
			SELECT 1 FROM "video_text" v WHERE v."video" = c."video" AND v."language" = t."language"))
	ORDER BY 1);
