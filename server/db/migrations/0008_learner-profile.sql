ALTER TABLE "learner" ADD COLUMN "phone_code" text;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "phone_number" text;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "postcode" text;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "names_changed_at" timestamp with time zone;