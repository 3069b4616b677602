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
ALTER TABLE "picture" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "editor" text;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "stored_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_use" ADD CONSTRAINT "picture_use_item_content_listing_item_fk" FOREIGN KEY ("item") REFERENCES "public"."content_listing"("item") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_use_picture_index" ON "picture_use" USING btree ("picture");--> statement-breakpoint
UPDATE "picture" SET "stored_at" = first.at FROM (
  SELECT used.picture, min(edition.at) AS at FROM "picture_use" used
  JOIN "content_listing" listing ON listing.item = used.item
  JOIN "content_edition" edition ON edition.family = listing.family AND edition.id = listing.id
  GROUP BY used.picture
) first WHERE first.picture = "picture"."name";
