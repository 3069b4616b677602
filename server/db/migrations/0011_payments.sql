CREATE TABLE "invoice" (
	"number" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"learner_id" integer NOT NULL,
	"language" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_payment" (
	"reference" text PRIMARY KEY NOT NULL,
	"merchant_transaction_id" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"goods" text NOT NULL,
	"language" text NOT NULL,
	"methods" text[] NOT NULL,
	"return_to" text NOT NULL,
	"back_to" text NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	CONSTRAINT "local_payment_merchantTransactionId_unique" UNIQUE("merchant_transaction_id")
);
--> statement-breakpoint
CREATE TABLE "local_payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "learner_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learner_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seq_no" text NOT NULL,
	"merchant_transaction_id" text NOT NULL,
	"learner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"relation_id" integer NOT NULL,
	"certification_id" integer,
	"state" text NOT NULL,
	"pay_type" text NOT NULL,
	"region" text NOT NULL,
	"currency" text NOT NULL,
	"fee" bigint NOT NULL,
	"service_rate" integer NOT NULL,
	"service_fee" bigint NOT NULL,
	"vat_rate" integer NOT NULL,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"goods" text NOT NULL,
	"buyer" jsonb NOT NULL,
	"billing" jsonb NOT NULL,
	"language" text NOT NULL,
	"site_id" integer NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"payment_url" text,
	"reference" text,
	"open" boolean DEFAULT false NOT NULL,
	"payment" text,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "learner_order_seqNo_unique" UNIQUE("seq_no"),
	CONSTRAINT "learner_order_merchantTransactionId_unique" UNIQUE("merchant_transaction_id")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"merchant_transaction_id" text,
	"order_id" integer,
	"payment" text,
	"amount" bigint,
	"currency" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "classroom_enrolment" ADD COLUMN "pay_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_learner_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."learner_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_order" ADD CONSTRAINT "learner_order_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_order_id_learner_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."learner_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "local_events_to_tell" ON "local_payment_event" USING btree ("next_at") WHERE "local_payment_event"."delivered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_order" ON "learner_order" USING btree ("learner_id","kind","relation_id") WHERE "learner_order"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "learner_order_state_lapses_at_index" ON "learner_order" USING btree ("state","lapses_at");--> statement-breakpoint
CREATE INDEX "orders_to_close" ON "learner_order" USING btree ("id") WHERE "learner_order"."open";--> statement-breakpoint
CREATE INDEX "payment_event_order_id_index" ON "payment_event" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_event_outcome_closed_at_index" ON "payment_event" USING btree ("outcome","closed_at");