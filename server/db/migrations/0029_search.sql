-- Words that are typed almost right are found by what they share with others. An extension that any owner of a database may add.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_posting" (
	"family" text NOT NULL,
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"word" text NOT NULL,
	"weight" smallint NOT NULL,
	CONSTRAINT "search_posting_language_word_family_id_pk" PRIMARY KEY("language","word","family","id")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"stem" text NOT NULL,
	CONSTRAINT "search_word_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE INDEX "search_posting_family_id_index" ON "search_posting" USING btree ("family","id");--> statement-breakpoint
CREATE INDEX "search_word_language_stem_index" ON "search_word" USING btree ("language","stem");--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" gin_trgm_ops);