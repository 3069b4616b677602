CREATE TABLE "notice_acknowledgement" (
	"learner_id" integer NOT NULL,
	"notice_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_acknowledgement_learner_id_notice_id_pk" PRIMARY KEY("learner_id","notice_id")
);
--> statement-breakpoint
ALTER TABLE "notice_acknowledgement" ADD CONSTRAINT "notice_acknowledgement_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_acknowledgement" ADD CONSTRAINT "notice_acknowledgement_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE cascade ON UPDATE no action;