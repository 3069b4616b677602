CREATE TABLE "taken_out" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "question_text" ADD COLUMN "figure" text;--> statement-breakpoint
ALTER TABLE "taken_out" ADD CONSTRAINT "taken_out_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;