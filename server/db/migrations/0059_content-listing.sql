CREATE TABLE "content_listing" (
	"item" text PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"id" integer NOT NULL,
	"title" text NOT NULL,
	"code" text,
	"languages" jsonb NOT NULL,
	"editor" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"edition" integer NOT NULL,
	"version" bigint,
	CONSTRAINT "content_listing_family_id_unique" UNIQUE("family","id")
);
--> statement-breakpoint
ALTER TABLE "content_listing" ADD CONSTRAINT "content_listing_family_id_content_item_family_id_fk" FOREIGN KEY ("family","id") REFERENCES "public"."content_item"("family","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_listing_changed_at_item_index" ON "content_listing" USING btree ("changed_at","item");--> statement-breakpoint
CREATE INDEX "content_listing_title_item_index" ON "content_listing" USING btree ("title","item");--> statement-breakpoint
CREATE INDEX "content_listings_text" ON "content_listing" USING gin ((lower(' ' || coalesce("title", '') || ' ' || coalesce("code", '') || ' ' || coalesce(("id")::text, ''))) gin_trgm_ops);