CREATE TABLE "told_date" (
	"alert_id" integer NOT NULL,
	"classroom_id" integer NOT NULL,
	CONSTRAINT "told_date_alert_id_classroom_id_pk" PRIMARY KEY("alert_id","classroom_id")
);
--> statement-breakpoint
ALTER TABLE "date_alert" DROP CONSTRAINT "one_date_alert";--> statement-breakpoint
ALTER TABLE "date_alert" ADD COLUMN "learner_id" integer;--> statement-breakpoint
ALTER TABLE "date_alert" ADD COLUMN "key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "date_alert" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "date_alert" ADD COLUMN "training" text;--> statement-breakpoint
ALTER TABLE "date_alert" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "told_date" ADD CONSTRAINT "told_date_alert_id_date_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."date_alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_date" ADD CONSTRAINT "told_date_classroom_id_classroom_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classroom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_alert" ADD CONSTRAINT "date_alert_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "date_alert_learner_id_index" ON "date_alert" USING btree ("learner_id");--> statement-breakpoint
ALTER TABLE "date_alert" ADD CONSTRAINT "one_date_alert" UNIQUE NULLS NOT DISTINCT("email","site","certification_id","kind","training","city");