CREATE TABLE "job" (
	"name" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"asked" integer DEFAULT 1 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failure" text,
	"queued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_code" (
	"digest" text PRIMARY KEY NOT NULL,
	"migrations" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publish_lease" (
	"site" text PRIMARY KEY NOT NULL,
	"fence" bigint NOT NULL,
	"lapses_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "job" USING btree ("due_at") WHERE "job"."state" = 'waiting';