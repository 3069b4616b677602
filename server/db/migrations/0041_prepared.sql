CREATE TABLE "prepared" (
	"what" text PRIMARY KEY NOT NULL,
	"by" text NOT NULL
);
