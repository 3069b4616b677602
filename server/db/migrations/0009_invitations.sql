CREATE TABLE "invitation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code_hash" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"invited_email" text,
	"site" text,
	"valid_until" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"learner_id" integer,
	"used_at" timestamp with time zone,
	CONSTRAINT "invitation_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_learner_id_index" ON "invitation" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "invitation_invited_email_index" ON "invitation" USING btree ("invited_email");