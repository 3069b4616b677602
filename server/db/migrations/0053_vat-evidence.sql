CREATE TABLE "vat_check" (
	"number" text NOT NULL,
	"requester" text NOT NULL,
	"state" text,
	"consultation" text,
	"answered_at" timestamp with time zone,
	"valid_until" timestamp with time zone NOT NULL,
	"asked_until" timestamp with time zone NOT NULL,
	CONSTRAINT "vat_check_number_requester_pk" PRIMARY KEY("number","requester")
);
--> statement-breakpoint
ALTER TABLE "learner_order" ADD COLUMN "vat_evidence" jsonb;--> statement-breakpoint
CREATE INDEX "vat_check_valid_until_index" ON "vat_check" USING btree ("valid_until");