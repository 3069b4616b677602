CREATE TABLE "name_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "name_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "holder_name" text;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "holder_name" text;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "reissued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "renewed_by" integer;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "end_before_revocation" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "classroom_enrolment" ADD COLUMN "holder_name" text;--> statement-breakpoint
ALTER TABLE "name_request" ADD CONSTRAINT "name_request_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_name_request" ON "name_request" USING btree ("learner_id") WHERE "name_request"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "name_request_state_index" ON "name_request" USING btree ("state");--> statement-breakpoint
CREATE INDEX "name_request_learner_id_index" ON "name_request" USING btree ("learner_id");--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_renewed_by_certificate_id_fk" FOREIGN KEY ("renewed_by") REFERENCES "public"."certificate"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
UPDATE "certificate" SET "holder_name" = trim(l."first_name" || ' ' || l."last_name") FROM "learner" l WHERE l."id" = "learner_id";--> statement-breakpoint
UPDATE "classroom_enrolment" SET "holder_name" = trim(l."first_name" || ' ' || l."last_name") FROM "learner" l WHERE l."id" = "learner_id" AND "status" = 'finished';--> statement-breakpoint
UPDATE "attempt" SET "holder_name" = CASE
	WHEN l."email" = 'deleted-' || l."id" || '@deleted.invalid' THEN ''
	ELSE coalesce(nullif(trim(l."first_name" || ' ' || l."last_name"), ''), l."email")
END FROM "learner" l WHERE l."id" = "learner_id" AND "ended_at" IS NOT NULL;--> statement-breakpoint
UPDATE "certificate" AS "old" SET "renewed_by" = n."id"
FROM "certificate_application" a, "certificate" n
WHERE a."renews" = "old"."id" AND a."state" = 'approved' AND n."id" <> "old"."id" AND n."learner_id" = "old"."learner_id"
	AND n."issued_at" = a."decided_at" AND n."certification_id" = coalesce(a."renews_into", "old"."certification_id");
