DROP INDEX "course_certification_type_content_type_code_index";--> statement-breakpoint
CREATE INDEX "course_ring" ON "course" USING btree ("certification_type","content_type","code","id");