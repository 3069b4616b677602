CREATE TABLE "trainer_application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trainer_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"country" text NOT NULL,
	"company" text NOT NULL,
	"languages" text[] NOT NULL,
	"subjects" text[] NOT NULL,
	"experience" text NOT NULL,
	"file" text,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "validation_code" (
	"id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "classroom" ADD COLUMN "attendance_certificate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "photo" text;--> statement-breakpoint
CREATE INDEX "trainer_application_state_index" ON "trainer_application" USING btree ("state");--> statement-breakpoint
CREATE INDEX "upload_created_at_index" ON "upload" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "validation_code_expires_at_index" ON "validation_code" USING btree ("expires_at");