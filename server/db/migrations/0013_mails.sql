CREATE TABLE "mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"occasion" text NOT NULL,
	"kind" text NOT NULL,
	"learner_id" integer,
	"email" text,
	"site" text,
	"language" text,
	"data" jsonb NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failure" text,
	"queued_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "mail_occasion_unique" UNIQUE("occasion")
);
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mail" USING btree ("due_at") WHERE "mail"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "mail_learner_id_index" ON "mail" USING btree ("learner_id");