CREATE SEQUENCE "public"."content_revision" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" integer PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"kind" text,
	"position" integer NOT NULL,
	"subject" text NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "banner_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"action" text,
	CONSTRAINT "banner_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"group" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "category_group_slug_unique" UNIQUE("group","slug")
);
--> statement-breakpoint
CREATE TABLE "category_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "category_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "certification" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"level" text,
	"subject" text NOT NULL,
	"type" text NOT NULL,
	"version_label" text NOT NULL,
	"parent" integer,
	"position" integer NOT NULL,
	"pool" integer NOT NULL,
	"practical_exam" boolean NOT NULL,
	"show_task" boolean NOT NULL,
	"need_record" boolean NOT NULL,
	"needs_code" boolean NOT NULL,
	"fee" jsonb,
	"video" text
);
--> statement-breakpoint
CREATE TABLE "certification_course" (
	"certification_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "certification_course_certification_id_course_id_pk" PRIMARY KEY("certification_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "certification_prerequisite" (
	"certification_id" integer NOT NULL,
	"prerequisite_id" integer NOT NULL,
	CONSTRAINT "certification_prerequisite_certification_id_prerequisite_id_pk" PRIMARY KEY("certification_id","prerequisite_id")
);
--> statement-breakpoint
CREATE TABLE "certification_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"task" jsonb NOT NULL,
	CONSTRAINT "certification_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "chapter_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "chapter_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "classroom" (
	"id" integer PRIMARY KEY NOT NULL,
	"certification" integer,
	"mode" text NOT NULL,
	"subject" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"country" text NOT NULL,
	"capacity" integer NOT NULL,
	"credits" integer NOT NULL,
	"fee" jsonb,
	"needs_approval" boolean NOT NULL,
	"waiting_list" boolean NOT NULL,
	"recommended" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "classroom_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	CONSTRAINT "classroom_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "classroom_trainer" (
	"classroom_id" integer NOT NULL,
	"trainer_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "classroom_trainer_classroom_id_trainer_id_pk" PRIMARY KEY("classroom_id","trainer_id")
);
--> statement-breakpoint
CREATE TABLE "user_comment" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_comment_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"quote" text NOT NULL,
	CONSTRAINT "user_comment_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "content_draft" (
	"family" text NOT NULL,
	"id" integer NOT NULL,
	"document" jsonb NOT NULL,
	"editor" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	CONSTRAINT "content_draft_family_id_pk" PRIMARY KEY("family","id")
);
--> statement-breakpoint
CREATE TABLE "content_edition" (
	"family" text NOT NULL,
	"id" integer NOT NULL,
	"edition" integer NOT NULL,
	"act" text NOT NULL,
	"document" jsonb NOT NULL,
	"editor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_edition_family_id_edition_pk" PRIMARY KEY("family","id","edition")
);
--> statement-breakpoint
CREATE TABLE "content_item" (
	"family" text NOT NULL,
	"id" integer NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"edition" integer NOT NULL,
	"revision" bigint DEFAULT nextval('content_revision') NOT NULL,
	"tenants" text[] NOT NULL,
	"sites" text[],
	CONSTRAINT "content_item_family_id_pk" PRIMARY KEY("family","id")
);
--> statement-breakpoint
CREATE TABLE "content_reference" (
	"family" text NOT NULL,
	"id" integer NOT NULL,
	"to_family" text NOT NULL,
	"to_key" text NOT NULL,
	CONSTRAINT "content_reference_family_id_to_family_to_key_pk" PRIMARY KEY("family","id","to_family","to_key")
);
--> statement-breakpoint
CREATE TABLE "course_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"outcomes" jsonb NOT NULL,
	CONSTRAINT "course_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "dictionary" (
	"id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_item" (
	"id" integer NOT NULL,
	"position" integer NOT NULL,
	"language" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "dictionary_item_id_position_language_pk" PRIMARY KEY("id","position","language")
);
--> statement-breakpoint
CREATE TABLE "distributor" (
	"id" integer PRIMARY KEY NOT NULL,
	"countries" text[] NOT NULL,
	"url" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "distributor_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"offer" text NOT NULL,
	CONSTRAINT "distributor_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" integer PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "faq_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" integer PRIMARY KEY NOT NULL,
	"link" text NOT NULL,
	"active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "feedback_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "home_image" (
	"id" integer PRIMARY KEY NOT NULL,
	"use" text NOT NULL,
	"position" integer NOT NULL,
	"subject" text NOT NULL,
	"region" integer,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "home_image_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "home_image_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"subject" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "news_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "notice_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "notice_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "pool" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"use" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" integer PRIMARY KEY NOT NULL,
	"pool_id" integer NOT NULL,
	"position" integer,
	"type" text NOT NULL,
	"correct" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"question" text NOT NULL,
	"options" jsonb NOT NULL,
	"explanation" text NOT NULL,
	CONSTRAINT "question_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "practical_exam" (
	"id" integer PRIMARY KEY NOT NULL,
	"certification" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"country" text NOT NULL,
	"capacity" integer NOT NULL,
	"trainer" integer NOT NULL,
	"fee" jsonb
);
--> statement-breakpoint
CREATE TABLE "practical_exam_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"location" text NOT NULL,
	"preparation" text NOT NULL,
	CONSTRAINT "practical_exam_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"countries" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "region_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "survey" (
	"id" integer PRIMARY KEY NOT NULL,
	"training" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_question" (
	"id" integer PRIMARY KEY NOT NULL,
	"survey_id" integer NOT NULL,
	"position" integer,
	"type" text NOT NULL,
	"required" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_question_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"content" text NOT NULL,
	"options" jsonb NOT NULL,
	CONSTRAINT "survey_question_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "survey_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "survey_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "topic" (
	"id" integer PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"quiz" integer
);
--> statement-breakpoint
CREATE TABLE "topic_course" (
	"topic_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "topic_course_topic_id_course_id_pk" PRIMARY KEY("topic_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "topic_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "topic_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "trainer" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"country" text NOT NULL,
	"languages" text[] NOT NULL,
	"subjects" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trainer_page" (
	"id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trainer_page_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"benefits" jsonb NOT NULL,
	"requirements" jsonb NOT NULL,
	CONSTRAINT "trainer_page_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "trainer_text" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"biography" text NOT NULL,
	CONSTRAINT "trainer_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
ALTER TABLE "course" DROP CONSTRAINT "course_code_unique";--> statement-breakpoint
ALTER TABLE "chapter" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "chapter" ALTER COLUMN "position" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "product_line" text;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "video_type" text;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "video_of" text;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "quiz" integer;--> statement-breakpoint
ALTER TABLE "banner_text" ADD CONSTRAINT "banner_text_id_banner_id_fk" FOREIGN KEY ("id") REFERENCES "public"."banner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_text" ADD CONSTRAINT "category_text_id_category_id_fk" FOREIGN KEY ("id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification" ADD CONSTRAINT "certification_pool_pool_id_fk" FOREIGN KEY ("pool") REFERENCES "public"."pool"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_course" ADD CONSTRAINT "certification_course_certification_id_certification_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_course" ADD CONSTRAINT "certification_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_prerequisite" ADD CONSTRAINT "certification_prerequisite_certification_id_certification_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_prerequisite" ADD CONSTRAINT "certification_prerequisite_prerequisite_id_certification_id_fk" FOREIGN KEY ("prerequisite_id") REFERENCES "public"."certification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_text" ADD CONSTRAINT "certification_text_id_certification_id_fk" FOREIGN KEY ("id") REFERENCES "public"."certification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_text" ADD CONSTRAINT "chapter_text_id_chapter_id_fk" FOREIGN KEY ("id") REFERENCES "public"."chapter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom" ADD CONSTRAINT "classroom_certification_certification_id_fk" FOREIGN KEY ("certification") REFERENCES "public"."certification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_text" ADD CONSTRAINT "classroom_text_id_classroom_id_fk" FOREIGN KEY ("id") REFERENCES "public"."classroom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_trainer" ADD CONSTRAINT "classroom_trainer_classroom_id_classroom_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classroom"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_trainer" ADD CONSTRAINT "classroom_trainer_trainer_id_trainer_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_comment_text" ADD CONSTRAINT "user_comment_text_id_user_comment_id_fk" FOREIGN KEY ("id") REFERENCES "public"."user_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_text" ADD CONSTRAINT "course_text_id_course_id_fk" FOREIGN KEY ("id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_item" ADD CONSTRAINT "dictionary_item_id_dictionary_id_fk" FOREIGN KEY ("id") REFERENCES "public"."dictionary"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributor_text" ADD CONSTRAINT "distributor_text_id_distributor_id_fk" FOREIGN KEY ("id") REFERENCES "public"."distributor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_text" ADD CONSTRAINT "faq_text_id_faq_id_fk" FOREIGN KEY ("id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_text" ADD CONSTRAINT "feedback_text_id_feedback_id_fk" FOREIGN KEY ("id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_image" ADD CONSTRAINT "home_image_region_region_id_fk" FOREIGN KEY ("region") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_image_text" ADD CONSTRAINT "home_image_text_id_home_image_id_fk" FOREIGN KEY ("id") REFERENCES "public"."home_image"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_text" ADD CONSTRAINT "news_text_id_news_id_fk" FOREIGN KEY ("id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_text" ADD CONSTRAINT "notice_text_id_notice_id_fk" FOREIGN KEY ("id") REFERENCES "public"."notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_pool_id_pool_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pool"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_text" ADD CONSTRAINT "question_text_id_question_id_fk" FOREIGN KEY ("id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practical_exam" ADD CONSTRAINT "practical_exam_certification_certification_id_fk" FOREIGN KEY ("certification") REFERENCES "public"."certification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practical_exam" ADD CONSTRAINT "practical_exam_trainer_trainer_id_fk" FOREIGN KEY ("trainer") REFERENCES "public"."trainer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practical_exam_text" ADD CONSTRAINT "practical_exam_text_id_practical_exam_id_fk" FOREIGN KEY ("id") REFERENCES "public"."practical_exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_text" ADD CONSTRAINT "region_text_id_region_id_fk" FOREIGN KEY ("id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_question" ADD CONSTRAINT "survey_question_survey_id_survey_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."survey"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_question_text" ADD CONSTRAINT "survey_question_text_id_survey_question_id_fk" FOREIGN KEY ("id") REFERENCES "public"."survey_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_text" ADD CONSTRAINT "survey_text_id_survey_id_fk" FOREIGN KEY ("id") REFERENCES "public"."survey"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic" ADD CONSTRAINT "topic_quiz_pool_id_fk" FOREIGN KEY ("quiz") REFERENCES "public"."pool"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_course" ADD CONSTRAINT "topic_course_topic_id_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_course" ADD CONSTRAINT "topic_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_text" ADD CONSTRAINT "topic_text_id_topic_id_fk" FOREIGN KEY ("id") REFERENCES "public"."topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_page_text" ADD CONSTRAINT "trainer_page_text_id_trainer_page_id_fk" FOREIGN KEY ("id") REFERENCES "public"."trainer_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_text" ADD CONSTRAINT "trainer_text_id_trainer_id_fk" FOREIGN KEY ("id") REFERENCES "public"."trainer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_subject_index" ON "audit_entry" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "certification_course_course_id_index" ON "certification_course" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "classroom_certification_index" ON "classroom" USING btree ("certification");--> statement-breakpoint
CREATE INDEX "classroom_starts_at_index" ON "classroom" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "content_draft_publish_at_index" ON "content_draft" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "content_item_family_key_index" ON "content_item" USING btree ("family","key");--> statement-breakpoint
CREATE INDEX "content_item_revision_index" ON "content_item" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "content_reference_to_family_to_key_index" ON "content_reference" USING btree ("to_family","to_key");--> statement-breakpoint
CREATE INDEX "news_date_index" ON "news" USING btree ("date");--> statement-breakpoint
CREATE INDEX "question_pool_id_index" ON "question" USING btree ("pool_id");--> statement-breakpoint
CREATE INDEX "practical_exam_certification_index" ON "practical_exam" USING btree ("certification");--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_quiz_pool_id_fk" FOREIGN KEY ("quiz") REFERENCES "public"."pool"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_kind_id_index" ON "course" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "course_recommended_index" ON "course" USING btree ("recommended");