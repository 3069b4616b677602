CREATE TABLE "province" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "province_city" (
	"id" integer NOT NULL,
	"position" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "province_city_id_position_language_pk" PRIMARY KEY("id","position","language")
);
--> statement-breakpoint
ALTER TABLE "province_city" ADD CONSTRAINT "province_city_id_province_id_fk" FOREIGN KEY ("id") REFERENCES "public"."province"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "province_code_index" ON "province" USING btree ("code");