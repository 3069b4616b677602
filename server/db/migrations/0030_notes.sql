CREATE TABLE "note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" integer NOT NULL,
	"chapter_id" integer NOT NULL,
	"second" double precision NOT NULL,
	"text" text NOT NULL,
	"key" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "note_learnerId_key_unique" UNIQUE("learner_id","key")
);
--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_learner_id_chapter_id_index" ON "note" USING btree ("learner_id","chapter_id");--> statement-breakpoint
CREATE INDEX "note_chapter_id_index" ON "note" USING btree ("chapter_id");