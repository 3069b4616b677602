ALTER TABLE "prepared_transfer" ADD COLUMN "booked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_listed" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit_entry" USING btree ("subject","at","id");--> statement-breakpoint
CREATE INDEX "audit_of_actor" ON "audit_entry" USING btree ("actor","at","id");--> statement-breakpoint
CREATE INDEX "audit_of_act" ON "audit_entry" USING btree ("act","at","id");--> statement-breakpoint
CREATE INDEX "audit_of_kind" ON "audit_entry" USING btree ((regexp_replace("subject", ' [^ ]*$', '')),"at","id");--> statement-breakpoint
CREATE INDEX "audit_of_kind_and_actor" ON "audit_entry" USING btree ((regexp_replace("subject", ' [^ ]*$', '')),"actor","at","id");--> statement-breakpoint
CREATE INDEX "audit_of_kind_and_act" ON "audit_entry" USING btree ((regexp_replace("subject", ' [^ ]*$', '')),"act","at","id");--> statement-breakpoint
CREATE INDEX "audit_text" ON "audit_entry" USING gin ((lower(' ' || coalesce("actor", '') || ' ' || coalesce("act", '') || ' ' || coalesce("subject", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "certificate_application" USING btree ("applied_at","id") WHERE "certificate_application"."state" = 'underReview';--> statement-breakpoint
CREATE INDEX "first_applications_waiting" ON "certificate_application" USING btree ("applied_at","id") WHERE "certificate_application"."state" = 'underReview' and "certificate_application"."renews" is null;--> statement-breakpoint
CREATE INDEX "renewals_waiting" ON "certificate_application" USING btree ("applied_at","id") WHERE "certificate_application"."state" = 'underReview' and "certificate_application"."renews" is not null;--> statement-breakpoint
CREATE INDEX "classroom_enrolments_waiting" ON "classroom_enrolment" USING btree ("changed_at","id") WHERE "classroom_enrolment"."status" = 'pending' and "classroom_enrolment"."pay_by" is null;--> statement-breakpoint
CREATE INDEX "classroom_enrolments_waiting_by_classroom" ON "classroom_enrolment" USING btree ("classroom_id","changed_at","id") WHERE "classroom_enrolment"."status" = 'pending' and "classroom_enrolment"."pay_by" is null;--> statement-breakpoint
CREATE INDEX "contacts_waiting" ON "contact_request" USING btree ("asked_at","id") WHERE "contact_request"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "contacts_waiting_by_subject" ON "contact_request" USING btree ("subject","asked_at","id") WHERE "contact_request"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "contacts_waiting_by_site" ON "contact_request" USING btree ("site","asked_at","id") WHERE "contact_request"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "contacts_waiting_by_language" ON "contact_request" USING btree ("language","asked_at","id") WHERE "contact_request"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "contacts_waiting_text" ON "contact_request" USING gin ((lower(' ' || coalesce("name", '') || ' ' || coalesce("email", ''))) gin_trgm_ops) WHERE "contact_request"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "enrolments_waiting" ON "enrolment" USING btree ("changed_at","id") WHERE "enrolment"."status" = 'notAudited';--> statement-breakpoint
CREATE INDEX "enrolments_waiting_by_course" ON "enrolment" USING btree ("course_id","changed_at","id") WHERE "enrolment"."status" = 'notAudited';--> statement-breakpoint
CREATE INDEX "jobs_listed" ON "job" USING btree ("due_at","name");--> statement-breakpoint
CREATE INDEX "jobs_by_state" ON "job" USING btree ("state","due_at","name");--> statement-breakpoint
CREATE INDEX "jobs_by_kind" ON "job" USING btree ((split_part("name", ':', 1)),"due_at","name");--> statement-breakpoint
CREATE INDEX "jobs_text" ON "job" USING gin ((lower(' ' || coalesce("name", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "learners_text" ON "learner" USING gin ((lower(' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_by_state" ON "mail" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "mails_by_kind" ON "mail" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "mails_text" ON "mail" USING gin ((lower(' ' || coalesce("email", ''))) gin_trgm_ops) WHERE "mail"."email" is not null;--> statement-breakpoint
CREATE INDEX "mail_jobs" ON "mail" USING btree ("due_at","id") WHERE "mail"."state" in ('queued', 'failed');--> statement-breakpoint
CREATE INDEX "mail_jobs_by_state" ON "mail" USING btree ("state","due_at","id") WHERE "mail"."state" in ('queued', 'failed');--> statement-breakpoint
CREATE INDEX "names_waiting" ON "name_request" USING btree ("requested_at","id") WHERE "name_request"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "names_waiting_by_source" ON "name_request" USING btree ("source","requested_at","id") WHERE "name_request"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "transfers_due" ON "learner_order" USING btree ("lapses_at","id") WHERE "learner_order"."pay_type" = 'bankTransfer' and "learner_order"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "transfers_due_by_total" ON "learner_order" USING btree ("total","id") WHERE "learner_order"."pay_type" = 'bankTransfer' and "learner_order"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "transfers_due_in_currency" ON "learner_order" USING btree ("currency","lapses_at","id") WHERE "learner_order"."pay_type" = 'bankTransfer' and "learner_order"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "transfers_due_in_currency_by_total" ON "learner_order" USING btree ("currency","total","id") WHERE "learner_order"."pay_type" = 'bankTransfer' and "learner_order"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "orders_text" ON "learner_order" USING gin ((lower(' ' || coalesce("seq_no", '') || ' ' || coalesce("goods", '') || ' ' || coalesce("buyer" ->> 'firstName', '') || ' ' || coalesce("buyer" ->> 'lastName', '') || ' ' || coalesce("buyer" ->> 'email', ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "payment_event" USING btree ("received_at","id") WHERE "payment_event"."outcome" = 'review' and "payment_event"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_waiting_by_reason" ON "payment_event" USING btree ("reason","received_at","id") WHERE "payment_event"."outcome" = 'review' and "payment_event"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_prepared" ON "payment_event" USING btree ("received_at","id") WHERE "payment_event"."outcome" = 'review' and "payment_event"."closed_at" is null and "payment_event"."prepared_by" is not null;--> statement-breakpoint
CREATE INDEX "reviews_unprepared" ON "payment_event" USING btree ("received_at","id") WHERE "payment_event"."outcome" = 'review' and "payment_event"."closed_at" is null and "payment_event"."prepared_by" is null;--> statement-breakpoint
CREATE INDEX "reviews_waiting_text" ON "payment_event" USING gin ((lower(' ' || coalesce("id", '') || ' ' || coalesce("payment", '') || ' ' || coalesce("merchant_transaction_id", ''))) gin_trgm_ops) WHERE "payment_event"."outcome" = 'review' and "payment_event"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "transfers_prepared" ON "prepared_transfer" USING btree ("order_id") WHERE "prepared_transfer"."booked_at" is null;--> statement-breakpoint
CREATE INDEX "trainers_waiting" ON "trainer_application" USING btree ("applied_at","id") WHERE "trainer_application"."state" = 'underReview';--> statement-breakpoint
CREATE INDEX "trainers_waiting_by_country" ON "trainer_application" USING btree ("country","applied_at","id") WHERE "trainer_application"."state" = 'underReview';--> statement-breakpoint
CREATE INDEX "trainers_waiting_by_site" ON "trainer_application" USING btree ("site","applied_at","id") WHERE "trainer_application"."state" = 'underReview';--> statement-breakpoint
CREATE INDEX "trainers_waiting_text" ON "trainer_application" USING gin ((lower(' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("company", ''))) gin_trgm_ops) WHERE "trainer_application"."state" = 'underReview';--> statement-breakpoint
CREATE INDEX "webhook_events_by_type" ON "webhook_event" USING btree ("type","id");--> statement-breakpoint
UPDATE "prepared_transfer" SET "booked_at" = e."received_at" FROM "payment_event" e WHERE e."id" = 'bank:' || "reference";
