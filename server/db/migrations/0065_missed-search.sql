CREATE TABLE "missed_search" (
	"site" text NOT NULL,
	"language" text NOT NULL,
	"keyword" text NOT NULL,
	"count" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "missed_search_site_language_keyword_pk" PRIMARY KEY("site","language","keyword")
);
