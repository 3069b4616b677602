CREATE TABLE "prepared_transfer" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"prepared_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learner_order" ADD COLUMN "vat_rule" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "prepared_by" text;--> statement-breakpoint
ALTER TABLE "prepared_transfer" ADD CONSTRAINT "prepared_transfer_order_id_learner_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."learner_order"("id") ON DELETE no action ON UPDATE no action;