CREATE TABLE "video_still" (
	"picture" text NOT NULL,
	"video" text NOT NULL,
	CONSTRAINT "video_still_picture_video_pk" PRIMARY KEY("picture","video")
);
--> statement-breakpoint
ALTER TABLE "video_still" ADD CONSTRAINT "video_still_video_video_name_fk" FOREIGN KEY ("video") REFERENCES "public"."video"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_still_video_index" ON "video_still" USING btree ("video");--> statement-breakpoint
INSERT INTO "video_still" SELECT DISTINCT still ->> 'name', "video"."name" FROM "video", jsonb_array_elements("video"."stills") AS still;
