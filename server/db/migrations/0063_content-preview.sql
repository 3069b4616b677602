CREATE TABLE "content_preview" (
	"id" text PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"item" integer NOT NULL,
	"document" jsonb,
	"findings" jsonb NOT NULL,
	"tenant" text NOT NULL,
	"path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
