CREATE TABLE "mock_exam" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mock_exam_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learner_id" integer NOT NULL,
	"pool_id" integer NOT NULL,
	"seed" integer NOT NULL,
	"language" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"extra_seconds" integer NOT NULL,
	"ended_at" timestamp with time zone,
	"score" integer
);
--> statement-breakpoint
CREATE TABLE "mock_question" (
	"mock_id" integer NOT NULL,
	"position" integer NOT NULL,
	"question_id" integer NOT NULL,
	"order" jsonb NOT NULL,
	"given" jsonb NOT NULL,
	"marked" boolean NOT NULL,
	CONSTRAINT "mock_question_mock_id_position_pk" PRIMARY KEY("mock_id","position")
);
--> statement-breakpoint
CREATE TABLE "practised" (
	"learner_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	"known" boolean NOT NULL,
	"memory" jsonb NOT NULL,
	"history" jsonb NOT NULL,
	CONSTRAINT "practised_learner_id_question_id_pk" PRIMARY KEY("learner_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "pool" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "mock_exam" ADD CONSTRAINT "mock_exam_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_exam" ADD CONSTRAINT "mock_exam_pool_id_pool_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pool"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_question" ADD CONSTRAINT "mock_question_mock_id_mock_exam_id_fk" FOREIGN KEY ("mock_id") REFERENCES "public"."mock_exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_question" ADD CONSTRAINT "mock_question_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practised" ADD CONSTRAINT "practised_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practised" ADD CONSTRAINT "practised_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_mock" ON "mock_exam" USING btree ("learner_id","pool_id") WHERE "mock_exam"."ended_at" is null;