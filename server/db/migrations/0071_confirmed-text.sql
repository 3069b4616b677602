CREATE TABLE "confirmed_text" (
	"family" text NOT NULL,
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"path" text NOT NULL,
	"source" text NOT NULL,
	"editor" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "confirmed_text_family_id_language_path_pk" PRIMARY KEY("family","id","language","path")
);
