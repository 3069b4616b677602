CREATE TABLE "focus_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "focus_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer NOT NULL,
	"learner_id" integer NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "congratulated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificate_application" ADD COLUMN "renews" integer;--> statement-breakpoint
ALTER TABLE "certificate_application" ADD COLUMN "renews_into" integer;--> statement-breakpoint
ALTER TABLE "certification_enrolment" ADD COLUMN "told_of" integer;--> statement-breakpoint
ALTER TABLE "certification_enrolment" ADD COLUMN "offers_exam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "replaces" integer;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "carried_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trainer" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "focus_event" ADD CONSTRAINT "focus_event_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "focus_event" ADD CONSTRAINT "focus_event_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "focus_event_attempt_id_index" ON "focus_event" USING btree ("attempt_id");--> statement-breakpoint
ALTER TABLE "certificate_application" ADD CONSTRAINT "certificate_application_renews_certificate_id_fk" FOREIGN KEY ("renews") REFERENCES "public"."certificate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_application" ADD CONSTRAINT "certificate_application_renews_into_certification_id_fk" FOREIGN KEY ("renews_into") REFERENCES "public"."certification"("id") ON DELETE no action ON UPDATE no action;