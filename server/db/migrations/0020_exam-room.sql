CREATE TABLE "extra_time" (
	"learner_id" integer PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "attempt_learner_id_exam_subject_id_index";--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "number" integer;--> statement-breakpoint
-- A third theory attempt that a race once let through keeps its row, under a number that counts for nothing.
UPDATE "attempt" SET "number" = counted."number" FROM (
	SELECT "id", CASE WHEN "exam" = 'theory' AND "place" > 2 THEN -"place" ELSE "place" END AS "number" FROM (
		SELECT "id", "exam", row_number() OVER (PARTITION BY "learner_id", "exam", "subject_id", "round" ORDER BY "id") AS "place" FROM "attempt"
	) AS placed
) AS counted WHERE counted."id" = "attempt"."id";--> statement-breakpoint
ALTER TABLE "attempt" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "extra_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "seat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_question" ADD COLUMN "given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempt_question" ADD COLUMN "seat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_question" ADD COLUMN "marked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_time" ADD CONSTRAINT "extra_time_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_attempt_a_number" ON "attempt" USING btree ("learner_id","exam","subject_id","round","number");--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "two_theory_attempts" CHECK ("attempt"."exam" <> 'theory' or "attempt"."number" <= 2);