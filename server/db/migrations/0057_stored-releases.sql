CREATE TYPE "public"."release_state" AS ENUM('current', 'prepared', 'stored');--> statement-breakpoint
CREATE TABLE "database_identity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publish_batch" (
	"site" text NOT NULL,
	"fence" bigint NOT NULL,
	"number" bigint NOT NULL,
	"code" text NOT NULL,
	"batch" jsonb NOT NULL,
	"claimed_by" text,
	"claim_ends" timestamp with time zone,
	"rendered" text,
	CONSTRAINT "publish_batch_site_fence_number_pk" PRIMARY KEY("site","fence","number")
);
--> statement-breakpoint
CREATE TABLE "publish_record" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"entry" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_release" (
	"site" text NOT NULL,
	"release" text NOT NULL,
	"digest" text NOT NULL,
	"revision" bigint NOT NULL,
	"state" "release_state" NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_release_site_release_pk" PRIMARY KEY("site","release")
);
--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "stored_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "publish_record_site_id_index" ON "publish_record" USING btree ("site","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stored_release_current" ON "stored_release" USING btree ("site") WHERE "stored_release"."state" = 'current';--> statement-breakpoint
CREATE UNIQUE INDEX "stored_release_prepared" ON "stored_release" USING btree ("site") WHERE "stored_release"."state" = 'prepared';--> statement-breakpoint
INSERT INTO "database_identity" DEFAULT VALUES;
