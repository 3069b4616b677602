CREATE TABLE "bulk_act" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_act_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" integer,
	"act" text NOT NULL,
	"items" integer NOT NULL,
	"outcomes" jsonb NOT NULL,
	"sites" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bulk_act" ADD CONSTRAINT "bulk_act_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_act_learner_id_id_index" ON "bulk_act" USING btree ("learner_id","id");--> statement-breakpoint
CREATE INDEX "bulk_act_started_at_index" ON "bulk_act" USING btree ("started_at");