CREATE TABLE "credit_note" (
	"number" text PRIMARY KEY NOT NULL,
	"refund_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"learner_id" integer NOT NULL,
	"invoice_number" text NOT NULL,
	"language" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_note_refundId_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE TABLE "credit_note_counter" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_refund" (
	"key" text PRIMARY KEY NOT NULL,
	"payment" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"learner_id" integer NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"keep_place" text,
	"way" text NOT NULL,
	"account" jsonb,
	"state" text NOT NULL,
	"key" text NOT NULL,
	"provider_id" text,
	"failure" text,
	"sent_reference" text,
	"sent_by" text,
	"sent_by_id" integer,
	"sent_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "refund_batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"prepared_by" text NOT NULL,
	"prepared_by_id" integer,
	"prepared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_order_id_learner_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."learner_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_refund" ADD CONSTRAINT "local_refund_payment_local_payment_reference_fk" FOREIGN KEY ("payment") REFERENCES "public"."local_payment"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_batch_id_refund_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."refund_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_learner_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."learner_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_note_order_id_index" ON "credit_note" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_prepared_refund" ON "refund" USING btree ("order_id") WHERE "refund"."state" = 'prepared';--> statement-breakpoint
CREATE INDEX "refund_batch_id_index" ON "refund" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "refund_order_id_index" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_state_index" ON "refund" USING btree ("state");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "learner_order" USING btree ("payment");