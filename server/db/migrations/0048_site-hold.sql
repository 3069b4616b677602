CREATE TABLE "site_hold" (
	"site" text PRIMARY KEY NOT NULL,
	"release" text NOT NULL,
	"editor" text NOT NULL,
	"reason" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL
);
