CREATE SEQUENCE "public"."draft_version_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "draft_version" (
	"version" bigint PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"id" integer NOT NULL,
	"document" jsonb NOT NULL,
	"editor" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_hold" (
	"site" text PRIMARY KEY NOT NULL,
	"release" text NOT NULL,
	"editor" text NOT NULL,
	"reason" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_draft" ADD COLUMN "version" bigint DEFAULT nextval('draft_version_number') NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "pictures" jsonb;--> statement-breakpoint
CREATE INDEX "draft_version_family_id_index" ON "draft_version" USING btree ("family","id");--> statement-breakpoint
INSERT INTO "draft_version" ("version", "family", "id", "document", "editor", "saved_at")
SELECT "version", "family", "id", "document", "editor", "changed_at" FROM "content_draft";--> statement-breakpoint
-- A server of an older release writes drafts without a version: the database gives each save its number.
CREATE FUNCTION next_draft_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := nextval('draft_version_number');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER next_version BEFORE UPDATE OF "document" ON "content_draft"
  FOR EACH ROW EXECUTE FUNCTION next_draft_version();
