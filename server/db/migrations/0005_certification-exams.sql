CREATE TABLE "attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" integer NOT NULL,
	"exam" text NOT NULL,
	"subject_id" integer NOT NULL,
	"round" integer NOT NULL,
	"seed" integer NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"score" integer,
	"seen" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_question" (
	"attempt_id" integer NOT NULL,
	"position" integer NOT NULL,
	"question_id" integer NOT NULL,
	"order" jsonb NOT NULL,
	"given" jsonb NOT NULL,
	CONSTRAINT "attempt_question_attempt_id_position_pk" PRIMARY KEY("attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"learner_id" integer NOT NULL,
	"certification_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"show_company" boolean DEFAULT false NOT NULL,
	"public_name" boolean DEFAULT false NOT NULL,
	CONSTRAINT "certificate_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "certificate_application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enrolment_id" integer NOT NULL,
	"state" text NOT NULL,
	"show_company" boolean NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "certification_enrolment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certification_enrolment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" integer NOT NULL,
	"certification_id" integer NOT NULL,
	"round" integer NOT NULL,
	"progress" text NOT NULL,
	"child_status" text NOT NULL,
	"email_notification" text NOT NULL,
	"credits_at" timestamp with time zone,
	"begun_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_certification_round" UNIQUE("learner_id","certification_id","round")
);
--> statement-breakpoint
CREATE TABLE "learning_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"process" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_question" ADD CONSTRAINT "attempt_question_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_question" ADD CONSTRAINT "attempt_question_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_certification_id_certification_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_application" ADD CONSTRAINT "certificate_application_enrolment_id_certification_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."certification_enrolment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_enrolment" ADD CONSTRAINT "certification_enrolment_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_enrolment" ADD CONSTRAINT "certification_enrolment_certification_id_certification_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_history" ADD CONSTRAINT "learning_history_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_history" ADD CONSTRAINT "learning_history_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_attempt" ON "attempt" USING btree ("learner_id","exam","subject_id") WHERE "attempt"."state" = 'open';--> statement-breakpoint
CREATE INDEX "attempt_learner_id_exam_subject_id_index" ON "attempt" USING btree ("learner_id","exam","subject_id");--> statement-breakpoint
CREATE INDEX "attempt_state_deadline_index" ON "attempt" USING btree ("state","deadline");--> statement-breakpoint
CREATE INDEX "certificate_learner_id_certification_id_index" ON "certificate" USING btree ("learner_id","certification_id");--> statement-breakpoint
CREATE INDEX "certificate_application_enrolment_id_index" ON "certificate_application" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "certificate_application_state_index" ON "certificate_application" USING btree ("state");--> statement-breakpoint
CREATE INDEX "certification_enrolment_certification_id_index" ON "certification_enrolment" USING btree ("certification_id");--> statement-breakpoint
CREATE INDEX "learning_history_learner_id_course_id_index" ON "learning_history" USING btree ("learner_id","course_id");