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
