CREATE TABLE "survey_answer" (
	"survey_id" integer NOT NULL,
	"learner_id" integer NOT NULL,
	"training" text NOT NULL,
	"subject_id" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_answer_survey_id_learner_id_training_subject_id_pk" PRIMARY KEY("survey_id","learner_id","training","subject_id")
);
--> statement-breakpoint
ALTER TABLE "survey_answer" ADD CONSTRAINT "survey_answer_survey_id_survey_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."survey"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answer" ADD CONSTRAINT "survey_answer_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;