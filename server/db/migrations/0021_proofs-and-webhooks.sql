CREATE TABLE "spent_proof" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "webhook_endpoint_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message" uuid DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"learner_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_event_message_unique" UNIQUE("message")
);
--> statement-breakpoint
ALTER TABLE "webhook_event" ADD CONSTRAINT "webhook_event_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spent_proof_expires_at_index" ON "spent_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "webhook_event_at_index" ON "webhook_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_event_learner_id_index" ON "webhook_event" USING btree ("learner_id");