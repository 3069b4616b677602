ALTER TABLE "attempt" ALTER COLUMN "seed" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "secret" text;