CREATE TABLE "cancelled_session" (
	"family" text NOT NULL,
	"id" integer NOT NULL,
	"reason" text NOT NULL,
	"cancelled_at" timestamp with time zone NOT NULL,
	"cancelled_by" text NOT NULL,
	"cancelled_by_id" integer,
	"moved_to_id" integer,
	"refund_batch_id" integer,
	CONSTRAINT "cancelled_session_family_id_pk" PRIMARY KEY("family","id")
);
--> statement-breakpoint
ALTER TABLE "practical_exam_enrolment" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cancelled_session" ADD CONSTRAINT "cancelled_session_refund_batch_id_refund_batch_id_fk" FOREIGN KEY ("refund_batch_id") REFERENCES "public"."refund_batch"("id") ON DELETE no action ON UPDATE no action;