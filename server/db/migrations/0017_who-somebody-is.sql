ALTER TABLE "learner" DROP CONSTRAINT "learner_email_unique";--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "roles_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "refresh_token" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "provider_session" text;--> statement-breakpoint
CREATE UNIQUE INDEX "learner_issuer_subject_index" ON "learner" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "learner_email_index" ON "learner" USING btree ("email");--> statement-breakpoint
CREATE INDEX "session_learner_id_index" ON "session" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "session_provider_session_index" ON "session" USING btree ("provider_session");--> statement-breakpoint
UPDATE "session" SET "expires_at" = least("expires_at", "seen_at" + interval '12 hours') WHERE "roles" <> '[]'::jsonb;
