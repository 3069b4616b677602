CREATE TABLE "picture_use" (
	"picture" text NOT NULL,
	"item" text NOT NULL,
	CONSTRAINT "picture_use_item_picture_pk" PRIMARY KEY("item","picture")
);
--> statement-breakpoint
INSERT INTO "picture_use" SELECT DISTINCT found[1], listing.item
FROM "content_listing" listing
LEFT JOIN "content_draft" draft ON draft.family = listing.family AND draft.id = listing.id
LEFT JOIN "content_edition" edition ON edition.family = listing.family AND edition.id = listing.id AND edition.edition = listing.edition
CROSS JOIN LATERAL regexp_matches(coalesce(draft.document, edition.document)::text, '"name": "([0-9a-f]{32})"', 'g') AS found;
--> statement-breakpoint
ALTER TABLE "picture_use" ADD CONSTRAINT "picture_use_item_content_listing_item_fk" FOREIGN KEY ("item") REFERENCES "public"."content_listing"("item") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_use_picture_index" ON "picture_use" USING btree ("picture");--> statement-breakpoint
UPDATE "picture" SET "stored_at" = coalesce((
  SELECT min(edition.at) FROM "picture_use" used
  JOIN "content_listing" listing ON listing.item = used.item
  JOIN "content_edition" edition ON edition.family = listing.family AND edition.id = listing.id
  WHERE used.picture = "picture"."name"), now())
WHERE "stored_at" IS NULL;--> statement-breakpoint
ALTER TABLE "picture" ALTER COLUMN "stored_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "picture" ALTER COLUMN "stored_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "file_name" text;--> statement-breakpoint
CREATE INDEX "picture_stored_at_name_index" ON "picture" USING btree ("stored_at","name");--> statement-breakpoint
CREATE INDEX "pictures_text" ON "picture" USING gin ((lower(' ' || coalesce("file_name", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "videos_stills" ON "video" USING gin ("stills" jsonb_path_ops);
