CREATE TABLE "date_alert" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "date_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"certification_id" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_date_alert" UNIQUE NULLS NOT DISTINCT("email","site","certification_id")
);
--> statement-breakpoint
ALTER TABLE "classroom" ADD COLUMN "taught_in" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "classroom_text" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "date_alert" ADD CONSTRAINT "date_alert_certification_id_certification_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "date_alert_certification_id_index" ON "date_alert" USING btree ("certification_id");