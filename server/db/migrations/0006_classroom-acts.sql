CREATE TABLE "classroom_enrolment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classroom_enrolment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" integer NOT NULL,
	"classroom_id" integer NOT NULL,
	"status" text NOT NULL,
	"waiting_since" timestamp with time zone,
	"allergies" text,
	"diet" text,
	"email_notification" text NOT NULL,
	"checked_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_classroom_enrolment" UNIQUE("learner_id","classroom_id")
);
--> statement-breakpoint
CREATE TABLE "practical_exam_enrolment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practical_exam_enrolment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" integer NOT NULL,
	"practical_exam_id" integer NOT NULL,
	"status" text NOT NULL,
	"record_link" text,
	"sealed_password" text,
	"allergies" text,
	"diet" text,
	"score" integer,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_practical_exam_enrolment" UNIQUE("learner_id","practical_exam_id")
);
--> statement-breakpoint
ALTER TABLE "classroom_enrolment" ADD CONSTRAINT "classroom_enrolment_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_enrolment" ADD CONSTRAINT "classroom_enrolment_classroom_id_classroom_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classroom"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practical_exam_enrolment" ADD CONSTRAINT "practical_exam_enrolment_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practical_exam_enrolment" ADD CONSTRAINT "practical_exam_enrolment_practical_exam_id_practical_exam_id_fk" FOREIGN KEY ("practical_exam_id") REFERENCES "public"."practical_exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classroom_enrolment_classroom_id_status_index" ON "classroom_enrolment" USING btree ("classroom_id","status");--> statement-breakpoint
CREATE INDEX "practical_exam_enrolment_practical_exam_id_status_index" ON "practical_exam_enrolment" USING btree ("practical_exam_id","status");