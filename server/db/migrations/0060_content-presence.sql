CREATE TABLE "content_presence" (
	"family" text NOT NULL,
	"id" integer NOT NULL,
	"editor" text NOT NULL,
	"name" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_editing" boolean NOT NULL,
	CONSTRAINT "content_presence_family_id_editor_pk" PRIMARY KEY("family","id","editor")
);
--> statement-breakpoint
CREATE TABLE "scheduled_withdrawal" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_withdrawal_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"family" text NOT NULL,
	"id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"editor" text NOT NULL,
	CONSTRAINT "scheduled_withdrawal_family_id_unique" UNIQUE("family","id")
);
--> statement-breakpoint
ALTER TABLE "content_draft" ADD COLUMN "scheduled_by" text;--> statement-breakpoint
CREATE INDEX "content_presence_seen_at_index" ON "content_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "scheduled_withdrawal_at_number_index" ON "scheduled_withdrawal" USING btree ("at","number");